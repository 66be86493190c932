import { makeHiringRoundActionsOverHttp, type SendRequest } from './hiring-round-over-http.ts';
import { examplePlanItemByKind } from './example-plan-item-by-kind.ts';
import type { TestServer } from './start-test-server.ts';

/** All that is done to the plan of a role while it is written, over HTTP: each call once. */
export async function callEachPlanEditingEndpointOnce(
  server: TestServer,
  send: SendRequest,
): Promise<void> {
  const { given } = server;
  const { staff } = makeHiringRoundActionsOverHttp(server, send);
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const { id } = await given.job(admin);
  await staff(admin, 'PUT', `/api/builder/${id}/criteria`, {
    version: 1,
    criteria: [{ name: 'Baking', description: '', kind: 'essential' }],
  });
  const stage = { kind: 'test', name: 'Test', weight: 1, minutes: 20, switchedOff: false };
  const saved = await staff(admin, 'PUT', `/api/builder/${id}/stages`, {
    version: 2,
    stages: [stage],
  });
  const [placed] = saved.json<{ stages: { id: number }[] }>().stages;
  await staff(admin, 'PUT', `/api/builder/${id}/stages/${placed?.id}/items`, {
    version: 3,
    items: [examplePlanItemByKind['one-of']],
    answerKeys: [{ item: 'one', points: { red: 1 } }],
  });
}
