import { callApi, logInByApi, type StaffApiSession } from './staff-and-candidate-actions-by-api.ts';

/** What an operator does who looks at an organisation as its admin sees it. */
export async function impersonateAdminByApi(
  baseUrl: string,
  orgId: number,
): Promise<StaffApiSession> {
  const operator = await logInByApi(baseUrl, 'operator@demo.test');
  const at = `/api/operator/organisations/${orgId}`;
  const { people } = await callApi<{ people: { id: number; role: string }[] }>(operator, 'GET', at);
  const { csrfToken } = await callApi<{ csrfToken: string }>(
    operator,
    'POST',
    `${at}/impersonate`,
    {
      memberId: people.find(({ role }) => role === 'ADMIN')?.id ?? 0,
      reason: 'They asked why their first role stays a draft.',
    },
  );
  return { api: operator.api, csrfToken };
}
