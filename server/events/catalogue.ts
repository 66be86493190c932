/** Everything that can happen, past tense. Tasks, the activity feed and webhooks listen to these. */
export const eventKinds = [
  'job-started',
  'job-published',
  'job-archived',
  'job-unarchived',
  'team-changed',
  'application-begun',
  'link-asked',
  'application-submitted',
  'application-withdrawn',
  /** Subject: the batch. Its answers still have to lose what tells who wrote them. */
  'batch-dealt',
  /** Subject: the reviewer link. One for each reviewer of a batch, as soon as there is something to see. */
  'reviews-sent',
  'reviews-finished',
  'reviews-released',
  'application-reviewed',
  'application-moved',
  'application-rejected',
  'application-hired',
  'decision-undone',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** What the audit trail keeps; autosaves and single stars are not worth an entry. */
export const auditKinds = [
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'job-started',
  'job-published',
  'job-archived',
  'job-unarchived',
  'team-changed',
  'application-submitted',
  'application-withdrawn',
  'reviews-sent',
  'reviews-finished',
  'reviews-released',
  'reviews-given-up',
  'identity-opened',
  'decided',
  'decision-undone',
  'mail-cancelled',
] as const;
export type AuditKind = (typeof auditKinds)[number];

/** The counters a job carries; their names are the columns of `core.job_stats`. */
export const jobCounters = [
  'submitted',
  'awaiting_review',
  'in_review',
  'awaiting_interview',
  'in_interview',
  'awaiting_decision',
  'rejected',
  'hired',
  'reviews_total',
  'reviews_scored',
] as const;
export type JobCounter = (typeof jobCounters)[number];
