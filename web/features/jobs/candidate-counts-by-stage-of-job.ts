import type { JobPipelineCounts } from '@evenhand/contract/jobs/job-summary.ts';

/** Where the candidates of a role stand, in the order and the words of the specification. */
export function candidateCountsByStageOfJob(stats: JobPipelineCounts) {
  return [
    { id: 'needs-review', words: 'NEEDS REVIEW', count: stats.awaitingReview, mark: 'd2' },
    {
      id: 'in-review',
      words: 'IN REVIEW',
      count: stats.inReview + stats.awaitingInterview,
      mark: 'd3',
    },
    {
      id: 'in-interview',
      words: 'IN INTERVIEW',
      count: stats.inInterview + stats.awaitingDecision,
      mark: 'd4',
    },
    { id: 'rejected', words: 'REJECTED', count: stats.rejectedAfterSubmission, mark: 'd0' },
    { id: 'hired', words: 'HIRED', count: stats.hired, mark: 'd1' },
  ] as const;
}
