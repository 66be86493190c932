import {
  callApi,
  logInByApi,
  setOrganisationSubscriptionPlanByApi,
} from './staff-and-candidate-actions-by-api.ts';

/** All stories and screens share one demo, and together they open more roles than the plan it is planted with has room for. */
export async function raiseSubscriptionPlanOfDemo(baseUrl: string): Promise<void> {
  const operator = await logInByApi(baseUrl, 'operator@demo.test');
  const { organisations } = await callApi<{ organisations: { id: number; features: string[] }[] }>(
    operator,
    'GET',
    '/api/operator/organisations?search=Larkfield',
  );
  for (const { id, features } of organisations)
    await setOrganisationSubscriptionPlanByApi(baseUrl, id, { tier: 'enterprise', features });
  await operator.api.dispose();
}
