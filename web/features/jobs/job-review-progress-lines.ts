import type { JobSummary } from '@evenhand/contract/jobs.ts';

const labels = { sift: 'Reviews', cv: 'CV reviews' } as const;

/** How far the reviews of answers and of CVs have come; a kind that nobody was asked for is left out. */
export function jobReviewProgressLines(counts: JobSummary['reviewCounts']) {
  return (['sift', 'cv'] as const).flatMap((kind) => {
    const { totalReviewCount: total, scoredReviewCount: done, lastBatchSentAt } = counts[kind];
    if (total === 0 && lastBatchSentAt === null) return [];
    return [{ kind, label: labels[kind], done, total, lastBatchSentAt }];
  });
}
