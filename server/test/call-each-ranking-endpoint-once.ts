import { makeHiringRoundActionsOverHttp, type SendRequest } from './hiring-round-over-http.ts';
import type { TestServer } from './start-test-server.ts';

/** What the stages of a role weigh, over HTTP: each call once. */
export async function callEachRankingEndpointOnce(
  server: TestServer,
  send: SendRequest,
): Promise<void> {
  const { given } = server;
  const { staff } = makeHiringRoundActionsOverHttp(server, send);
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.job(admin);
  await given.question(job);
  const path = `/api/manage/${job.id}/weights`;
  const { version, stages } = (await staff(admin, 'GET', path)).json<{
    version: number;
    stages: { id: number }[];
  }>();
  const [stage] = stages;
  await staff(admin, 'PUT', path, {
    version,
    stages: [{ id: stage?.id, weight: 2.5 }],
    items: [],
  });
}
