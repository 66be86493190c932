/** What was looked at, one by one, of those who run the installation; as in checked-in.ts. */

/** All the tables of organisations that whoever runs the installation may look into. */
export const checkedOperatorTables: string[] = ['core.feature_request', 'core.organisation'];

/** What whoever runs the installation is answered; everybody else finds nothing there. */
export const checkedOperatorStatuses: Record<string, number> = {
  'GET /api/operator/organisations': 200,
  'GET /api/operator/organisations/{orgId}': 200,
  'PUT /api/operator/organisations/{orgId}/terms': 200,
  'PUT /api/operator/organisations/{orgId}/active': 200,
  'POST /api/operator/organisations/{orgId}/impersonate': 404,
  'GET /api/operator/requests': 200,
  'PUT /api/operator/organisations/{orgId}/requests/{requestId}': 404,
};

/** What support may not do while it looks through an admin's eyes: credentials, names, decisions on people, files, integrations. */
export const checkedClosedToSupport: string[] = [
  'PUT /api/rest/org/{id}',
  'PUT /api/org/{orgId}/logo',
  'POST /org/{orgId}/admin',
  'POST /api/account/{userId}/{action}',
  'POST /api/account/users/{userId}/deactivate',
  'POST /api/account/users/{userId}/reactivate',
  'PUT /api/rest/user/{id}',
  'POST /api/user/{id}',
  'PUT /api/user/{id}/photo',
  'POST /api/search/identities',
  'POST /api/manage/{jobId}/candidates/{applicationId}/open-identity',
  'POST /api/manage/{jobId}/release',
  'POST /api/manage/{jobId}/decide',
  'POST /api/manage/{jobId}/undo-decision',
  'GET /freview/get-token/{jobId}',
  'POST /api/audit/export',
  'POST /api/org/webhook',
  'PUT /api/integrations/webhooks/{webhookId}',
  'DELETE /api/integrations/webhooks/{webhookId}',
  'POST /api/integrations/webhooks/{webhookId}/rotate-secret',
  'POST /api/integrations/webhooks/{webhookId}/test',
  'POST /api/integrations/webhooks/{webhookId}/deliveries/{deliveryId}/resend',
  'POST /api/integrations/keys',
  'DELETE /api/integrations/keys/{keyId}',
  'POST /auth/password-update',
  'POST /account/welcome-email',
  'POST /auth/two-factor/begin',
  'POST /auth/two-factor/confirm',
  'POST /auth/two-factor/off',
  'POST /auth/recovery-codes',
  'POST /auth/confirm',
  'POST /auth/sessions/{sessionId}/end',
  'POST /auth/sessions/end-others',
  'POST /api/account/users/{userId}/end-sessions',
  'POST /integrations/cstrack',
];

/** Columns of bytes, and what `npm run rotate-keys` does with them. */
export const checkedBytes: Record<string, string> = {
  'audit.seal.digests': 'hashes',
  'audit.seal.hash': 'a hash',
  'auth.api_key.token_hash': 'a hash',
  'auth.invitation.code_hash': 'a hash',
  'auth.login.totp_secret': 'encrypted anew by sign-in',
  'auth.oidc_state.state_hash': 'a hash',
  'auth.pending.secret': 'lives ten minutes',
  'auth.pending.token_hash': 'a hash',
  'auth.recovery_code.code_hash': 'a hash',
  'auth.session.token_hash': 'a hash',
  'auth.sign_up.invitation': 'a hash',
  'auth.token.token_hash': 'a hash',
  'core.member_photo.image': 'a picture',
  'core.organisation_logo.image': 'a picture',
  'core.review_batch.sealed_seed': 'encrypted anew by rotate-secrets.ts',
  'core.review_batch.seed_commitment': 'a hash',
  'core.webhook_secret.sealed': 'encrypted anew by integrations',
  'eo.link.link': 'a keyed hash, made anew by rotate-secrets.ts',
};
