/** What was looked at, one by one, of those who run the installation; as in approved-database-access.ts. */

/** All the tables of organisations that whoever runs the installation may look into. */
export const approvedOperatorTables: string[] = [
  // That a two-factor log-in was reset, and no other event: the policies say so.
  'core.event',
  'core.event_outbox',
  'core.feature_request',
  'core.organisation',
];

/** What whoever runs the installation is answered; everybody else finds nothing there. */
export const expectedOperatorStatuses: Record<string, number> = {
  'GET /api/operator/organisations': 200,
  'GET /api/operator/organisations/{orgId}': 200,
  'PUT /api/operator/organisations/{orgId}/terms': 200,
  'PUT /api/operator/organisations/{orgId}/active': 200,
  'POST /api/operator/organisations/{orgId}/impersonate': 404,
  'POST /api/operator/organisations/{orgId}/people/{memberId}/reset-two-factor': 404,
  'GET /api/operator/requests': 200,
  'GET /api/operator/said': 200,
  'PUT /api/operator/organisations/{orgId}/requests/{requestId}': 404,
};

/** What support may not read while it looks through an admin's eyes: whole files, and keys to other doors. */
export const approvedReadsClosedToSupport: string[] = [
  'GET /freview/get-token/{jobId}',
  'GET /api/org/org-drop-off/csv',
  'GET /api/org/org-drop-off/{category}/csv',
  'GET /api/applicant/list/csv',
  'GET /api/integrations/imports/roles',
];

/** What support may call although it is no GET, because it changes nothing; the contract says why of each. */
export const approvedCallsOpenToSupport: string[] = [
  'POST /api/audit/verify',
  'POST /api/email-templates/preview',
  'POST /api/org-interviews',
  'POST /api/manage/{jobId}/invites/check',
  'POST /api/manage/{jobId}/mails/preview',
  'POST /api/manage/{jobId}/review-estimate',
  'POST /api/text-analysis/{jobId}',
];

/** Columns of bytes, and what `npm run rotate-keys` does with them. */
export const approvedByteColumns: Record<string, string> = {
  'audit.seal.digests': 'hashes',
  'audit.seal.hash': 'a hash',
  'auth.api_key.token_hash': 'a hash',
  'auth.invitation.code_hash': 'a hash',
  'auth.login.totp_secret': 'encrypted anew by sign-in',
  'auth.email_rate_limit.address_hash': 'a salted hash, of no use after an hour',
  'auth.email_salt.salt': 'no secret of ours: with it a hash of an address still has to be guessed',
  'auth.oidc_state.state_hash': 'a hash',
  'auth.pending.secret': 'lives ten minutes',
  'auth.pending.token_hash': 'a hash',
  'auth.recovery_code.code_hash': 'a hash',
  'auth.session.token_hash': 'a hash',
  'auth.sign_up.invitation': 'a hash',
  'auth.token.token_hash': 'a hash',
  'core.experience_answer.slip': 'a keyed hash, made anew by rotate-secrets.ts',
  'core.jobvite_account.sealed': 'encrypted anew by integrations',
  'core.email_setting.salt': 'drawn at random, and outlives the secret key',
  'core.member_photo.image': 'a picture',
  'core.careers_page_picture.image': 'a picture',
  'core.organisation_logo.image': 'a picture',
  'core.review_batch.sealed_seed': 'encrypted anew by rotate-secrets.ts',
  'core.review_batch.seed_commitment': 'a hash',
  'core.webhook_secret.sealed': 'encrypted anew by integrations',
  'eo.application_fact.demo':
    'a byte for each category; no id of a person or an application stands beside it',
  'eo.application_fact.link': 'a keyed hash, made anew by rotate-secrets.ts',
  'eo.packed_month.people': 'as eo.application_fact.demo, of everybody of a month',
  'eo.link.link': 'a keyed hash, made anew by rotate-secrets.ts',
  'pii.email_address.address_key':
    'a hash under the salt of its organisation, not under the secret key',
};
