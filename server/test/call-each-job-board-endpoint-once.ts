import type { TestServer } from './start-test-server.ts';
import { makeHiringRoundActionsOverHttp, type SendRequest } from './hiring-round-over-http.ts';

/** All that is done with job boards and sources, over HTTP: each call once. */
export async function callEachJobBoardEndpointOnce(
  server: TestServer,
  send: SendRequest,
): Promise<void> {
  const { given } = server;
  const { staff, ...round } = makeHiringRoundActionsOverHttp(server, send);
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const reviewers = [await given.member({ id: admin.orgId })];
  const job = await round.publishedRole(admin, { reviewers, title: 'Shopkeeper' });
  for (const source of ['job-fair', 'jobfair']) {
    const applied = await round.apply(job, {
      firstName: 'Visitor',
      lastName: 'Of The Fair',
      email: `${source}@example.com`,
      source,
      answers: ['I call next door.', 'I bake elsewhere.'],
    });
    await given.cameFrom(applied, source, { isOpen: true });
  }
  const board = { name: 'Village shop', address: null, audience: null, cost: 'Free' };
  const added = await staff(admin, 'POST', '/api/job-boards', board);
  const path = `/api/job-boards/${added.json<{ id: number }>().id}`;
  await staff(admin, 'PUT', path, { ...board, cost: 'A cake' });
  await staff(admin, 'GET', '/api/job-boards');
  await staff(admin, 'DELETE', path);
  await staff(admin, 'POST', '/api/sources/merge', { source: 'jobfair', into: 'job-fair' });
  await staff(admin, 'GET', '/api/sources');
  await staff(admin, 'POST', '/api/sources/part', { source: 'jobfair' });
}
