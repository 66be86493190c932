/** What was looked at, one by one, of those who run the installation; as in allow-lists-for-database-access-tests.ts. */

/** All the tables of organisations that whoever runs the installation may look into. */
export const approvedOperatorTables: string[] = [
  // That a two-factor log-in was reset, and no other event: the policies say so.
  'core.event',
  'core.event_outbox',
  'core.feature_request',
  'core.organisation',
];

/** What whoever runs the installation is answered; everybody else finds nothing there. */
export const expectedOperatorHttpStatuses: Record<string, number> = {
  'GET /api/operator/organisations': 200,
  'GET /api/operator/organisations/{orgId}': 200,
  'PUT /api/operator/organisations/{orgId}/terms': 200,
  'PUT /api/operator/organisations/{orgId}/active': 200,
  'POST /api/operator/organisations/{orgId}/impersonate': 404,
  'POST /api/operator/organisations/{orgId}/people/{memberId}/reset-two-factor': 404,
  'GET /api/operator/requests': 200,
  'GET /api/operator/twin-runs': 200,
  'GET /api/operator/said': 200,
  'PUT /api/operator/organisations/{orgId}/requests/{requestId}': 404,
};

/** What support may not read while it looks through an admin's eyes: whole files, and keys to other doors. */
export const approvedReadsClosedToSupport: string[] = [
  'GET /freview/get-token/{jobId}',
  'GET /api/org/org-drop-off/csv',
  'GET /api/org/org-drop-off/{category}/csv',
  'GET /api/applicant/list/csv',
  'GET /api/manage/{jobId}/record',
  'GET /api/integrations/imports/roles',
];

/** What support may call although it is no GET, because it changes nothing; the contract says why of each. */
export const approvedCallsOpenToSupport: string[] = [
  'POST /api/audit/verify',
  'POST /api/email-templates/preview',
  'POST /api/org-interviews',
  'POST /api/manage/{jobId}/interview-rounds/{roundId}/capacity',
  'POST /api/manage/{jobId}/invites/check',
  'POST /api/manage/{jobId}/mails/preview',
  'POST /api/manage/{jobId}/review-estimate',
  'POST /api/manage/{jobId}/task-stages/{stageId}/invitation',
  'POST /api/text-analysis/{jobId}',
];
