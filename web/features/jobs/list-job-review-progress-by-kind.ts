import type { JobSummary } from '@evenhand/contract/jobs/job-summary.ts';

const labels = { answers: 'Reviews', cvs: 'CV reviews' } as const;

/** How far the reviews of answers and of CVs have come; a kind that nobody was asked for is left out. */
export function listJobReviewProgressByKind(reviews: JobSummary['reviews']) {
  return (['answers', 'cvs'] as const).flatMap((kind) => {
    const { total, scored: done, lastBatchSentAt } = reviews[kind];
    if (total === 0 && lastBatchSentAt === null) return [];
    return [{ kind, label: labels[kind], done, total, lastBatchSentAt }];
  });
}
