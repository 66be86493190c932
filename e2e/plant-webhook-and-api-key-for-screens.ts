import { callApi, type StaffApiSession } from './staff-and-candidate-actions-by-api.ts';

/** A webhook whose receiver is never there, with one message that waits, and a key: what their screen shows. */
export async function plantIntegrationsForScreens(
  admin: StaffApiSession,
): Promise<{ webhook: number }> {
  const { user } = await callApi<{ user: { OrgId: number } }>(admin, 'GET', '/api/user/current');
  const { webhook } = await callApi<{ webhook: { id: number } }>(
    admin,
    'POST',
    '/api/org/webhook',
    {
      orgId: user.OrgId,
      // No name under this ending ever stands for anything.
      url: 'https://hooks.invalid/evenhand/a-rather-long-path-as-integration-platforms-like-to-have-them/7f3a',
      events: ['application.hired', 'application.rejected', 'review.completed'],
    },
  );
  await callApi(admin, 'POST', `/api/integrations/webhooks/${webhook.id}/test`);
  await callApi(admin, 'POST', '/api/integrations/keys', {
    name: 'Payroll and onboarding',
    scopes: ['merit:read', 'identity:read'],
    expiresOn: '2099-12-31',
  });
  return { webhook: webhook.id };
}
