import type { EndpointDoor } from '@evenhand/contract/endpoint.ts';

export const apiReferenceOverview = [
  'Programs use the versioned API under `/api/v1` with a key in the header `Authorization: Bearer evh_…`. Keys are made under',
  'Settings, Integrations. A key may what the admin may who made it, within its scopes: `merit:read` for roles and applications',
  'by reference, `identity:read` for names that are open. Each key may make 300 calls at once and five a second from then on;',
  'beyond that the answer is 429 with `Retry-After`. What changes within `v1` only adds.',
  '',
  'The other calls are those of our own screens: they need the session cookie of a browser, and every change the header',
  '`X-CSRF-Token`. They may change with any release.',
].join('\n');

/** Who comes in by a door, as a reader of the reference is told. */
export const apiReferenceCallerWords: Record<EndpointDoor, string> = {
  staff: 'For logged-in staff.',
  reviewer: 'For whoever holds a reviewer link.',
  candidate: 'For whoever holds the link of an application.',
  public: 'For anybody.',
  operator: 'For whoever runs the installation.',
  api: 'For programs with an API key.',
};

/** What the files of the contract are about. */
export const apiReferenceTagWords: Record<string, string> = {
  'public-api': 'The versioned API for programs.',
  integrations: 'Webhooks and API keys.',
  imports: 'Importing roles from another system or a file.',
  organisation: 'What an organisation says of itself, its plan and its features.',
  people: 'The people of an organisation and what they may do.',
  jobs: 'The dashboard’s roles.',
  builder: 'Writing and publishing a role.',
  pipeline: 'Candidates of a role, decisions, the leaderboard.',
  review: 'Blind reviews.',
  apply: 'A candidate’s own answers.',
  'sign-in': 'Logging in and out.',
};

/** Chapters by files of the contract that are called otherwise: a call keeps its operation id when its file is renamed. */
export const apiReferenceTagByContractFile: Readonly<Record<string, string>> = {
  'autosave-and-find-answer-and-form': 'answer-autosave',
  'blindness-certificate-and-decision-record': 'decision-record',
  'busy-panel-members-endpoints': 'panel-busy-times',
  'candidates-identities-and-decisions-of-job': 'pipeline',
  'change-job-criteria-stages-and-items': 'job-plan-editing',
  'check-capacity-and-invite-to-interviews': 'invite-to-interviews',
  'current-user-own-organisation-and-daily-usage': 'current-user',
  'data-processing-records': 'data-requests-of-organisation',
  'decision-reason-schema-and-list-criteria-endpoint': 'decision-reason',
  'estimate-and-send-to-review': 'send-to-review',
  'estimate-and-take-reviewer-off': 'take-reviewer-off',
  'find-hireable-and-mark-candidates-hired': 'mark-candidates-hired',
  'find-organisation-onboarding-endpoint': 'organisation-onboarding',
  'interview-booking-cancel-and-outcome-endpoints': 'interview-bookings',
  'interview-round-settings-endpoints': 'interview-rounds',
  'job-draft-and-publish-endpoints-and-limits': 'job-builder',
  'job-feedback-rule-and-comments-to-candidates': 'job-feedback-settings',
  'job-import-jobvite-and-requisition-file-endpoints': 'import-job-and-requisition-sources',
  'job-register-interest-switch-endpoints': 'register-interest-switch',
  'list-and-answer-personal-data-requests': 'data-requests-of-organisation',
  'list-switch-and-ask-for-organisation-features': 'organisation-features',
  'manage-candidate-tasks-of-job': 'tasks-of-a-job',
  'member-calendar-endpoints-and-read-problems': 'member-calendar',
  'must-have-verdict-schemas-and-list-endpoint': 'must-haves',
  'operator-endpoints-types-and-limits': 'operator',
  'plan-version-schemas-and-find-plan-endpoint': 'plan-versions',
  'retention-outlook-and-erasure-proofs': 'retention-plan',
  'save-and-find-running-test-answers': 'taking-a-test',
  'send-and-change-product-feedback': 'product-feedback',
  'staff-enters-application-for-candidate': 'enter-application-for-candidate',
  'staff-reads-and-answers-adjustments': 'candidate-adjustments',
  'staff-reads-test-progress-of-candidate-and-job': 'tests-of-a-job',
  'twin-run-endpoints-and-blindness-attestation': 'twin-run',
  'two-factor-session-and-reauthentication-endpoints': 'account-security',
};
