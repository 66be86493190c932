import { makeHiringRoundActionsOverHttp, type SendRequest } from './hiring-round-over-http.ts';
import type { TestServer } from './start-test-server.ts';

/** How the decisions of a role came about, over HTTP: each call once. */
export async function callEachDecisionRecordEndpointOnce(
  server: TestServer,
  send: SendRequest,
): Promise<void> {
  const { given } = server;
  const { staff } = makeHiringRoundActionsOverHttp(server, send);
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.openJob(admin);
  await given.question(job);
  await given.application(job);
  const path = `/api/manage/${job.id}`;
  await staff(admin, 'GET', `${path}/criteria`);
  await staff(admin, 'GET', `${path}/record?edition=merit&format=json`);
  await staff(admin, 'GET', `${path}/certificate`);
  await staff(admin, 'GET', '/api/privacy/twin-runs');
}
