/** Everything that can happen, past tense. Tasks, the activity feed and webhooks listen to these. */
export const eventKinds = [
  'job-started',
  'job-published',
  'job-archived',
  'job-unarchived',
  /** Closed and archived a moment ago, and open again as if nothing had happened. */
  'job-archive-undone',
  /** By its date or by hand; by hand only once it can no longer be taken back. */
  'job-closed',
  'hire-status-set',
  'team-changed',
  'application-begun',
  /** Subject of these: the application. Of people who only showed interest, or were invited before they applied. */
  'interest-shown',
  'application-invited',
  'interest-invited',
  'past-applicant-invited',
  /** Subject of these: the round of invitations. */
  'invites-sent',
  'invites-cancelled',
  /** Subject: the application. Its role was closed by hand before it was submitted. */
  'application-cut-off',
  'link-asked',
  /** Subject: the application. It was begun, and its role closes soon. */
  'application-unfinished',
  'application-submitted',
  'application-withdrawn',
  /** Subject: the batch. Its answers still have to lose what tells who wrote them. */
  'batch-dealt',
  /** Subject: the reviewer link. One for each reviewer of a batch, as soon as there is something to see. */
  'reviews-sent',
  /** Subject: the reviewer link. */
  'reviewer-reminded',
  'reviews-finished',
  'reviews-released',
  'application-reviewed',
  'application-moved',
  'application-rejected',
  'application-hired',
  'decision-undone',
  /** Subject: the sign-up. Happens in the house's own organisation: there is no other yet. */
  'sign-up-asked',
  /** Somebody sent themselves an e-mail to candidates, to see it. */
  'email-test-asked',
  /** Subject of these: the member. */
  'member-added',
  'member-deactivated',
  'member-reactivated',
  'invited-with-other-account',
  'create-password-asked',
  'reset-password-asked',
  'password-changed',
  'two-factor-set-up',
  'two-factor-switched-off',
  'recovery-codes-made',
  'recovery-code-used',
  /** Subject: the request. */
  'feature-requested',
  /** Subject: the device. */
  'signed-in-on-new-device',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** What has happened, as every process of the installation is told: ids and kinds, nothing else. */
export type Change = {
  orgId: number;
  /** Another version of the house may tell of kinds that this one does not know. */
  kind: string;
  jobId: number | null;
  /** The member who did it; null where nobody of the organisation did. */
  memberId: number | null;
  byCandidate: boolean;
};

/** What the audit trail keeps; autosaves and single stars are not worth an entry. */
export const auditKinds = [
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'job-started',
  'template-saved',
  'template-renamed',
  'template-deleted',
  'job-board-added',
  'job-board-changed',
  'job-board-removed',
  'sources-merged',
  'sources-parted',
  'email-template-saved',
  'email-template-deleted',
  'role-email-changed',
  'library-question-added',
  'library-question-changed',
  'library-question-archived',
  'library-question-unarchived',
  'library-folder-added',
  'library-folder-renamed',
  'library-folder-deleted',
  'library-folder-restored',
  'job-published',
  'job-archived',
  'job-unarchived',
  'job-archive-undone',
  'hire-status-set',
  'team-changed',
  'application-started',
  'application-submitted',
  'application-withdrawn',
  'application-erased',
  'invites-sent',
  'invites-cancelled',
  'quick-apply-switched',
  'reviews-sent',
  'reviewers-reminded',
  'reviews-finished',
  'reviews-released',
  'reviews-given-up',
  'reviews-dealt-again',
  'identity-opened',
  'identities-searched',
  'decided',
  'decision-undone',
  'mail-cancelled',
  'mail-moved',
  'mail-address-tried-again',
  'mail-settings-changed',
  'organisation-founded',
  'organisation-changed',
  'careers-page-changed',
  'careers-page-published',
  'careers-page-unpublished',
  'feature-switched',
  'eo-notice-confirmed',
  'eo-notice-ended',
  'eo-set-chosen',
  'eo-role-switched',
  'feature-requested',
  'member-invited',
  'member-changed',
  'member-deactivated',
  'member-reactivated',
  'admin-granted',
  'admin-revoked',
  'sample-role-added',
  'identity-provider-tied',
  'permission-refused',
  'support-asked',
  'support-refused',
  'impersonation-started',
  'impersonation-ended',
  'terms-changed',
  'feature-granted',
  'feature-declined',
  'organisation-deactivated',
  'organisation-reactivated',
  'audit-verified',
  'audit-exported',
  'applicants-exported',
  'webhook-set',
  'webhook-changed',
  'webhook-deleted',
  'webhook-secret-made',
  'jobvite-set',
  'jobvite-removed',
  'requisitions-uploaded',
  'requisitions-removed',
  'role-imported',
  'api-key-made',
  'api-key-revoked',
  'identity-read',
  'password-link-sent',
  'password-changed',
  'two-factor-set-up',
  'two-factor-switched-off',
  'recovery-codes-made',
  'recovery-code-used',
  'code-refused',
  'identity-confirmed',
  'confirmation-failed',
  'session-ended',
  'sessions-ended',
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
