/** The counters a job carries; their names are the columns of `core.job_stats`. */
export const jobCounterNames = [
  'submitted',
  'awaiting_review',
  'in_review',
  'awaiting_interview',
  'in_interview',
  'awaiting_decision',
  'rejected',
  'hired',
  'withdrawn',
  'reviews_total',
  'reviews_scored',
] as const;
export type JobCounterName = (typeof jobCounterNames)[number];
