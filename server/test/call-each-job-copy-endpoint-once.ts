import type { TestServer } from './start-test-server.ts';
import { makeHiringRoundActionsOverHttp, type SendRequest } from './hiring-round-over-http.ts';

/** All ways in which a role begins with something that is there already, over HTTP: each call once. */
export async function callEachJobCopyEndpointOnce(
  server: TestServer,
  send: SendRequest,
): Promise<void> {
  const { given } = server;
  const { staff } = makeHiringRoundActionsOverHttp(server, send);
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const job = await given.readyDraft(admin);
  await given.interviewRound(job, { name: 'Trial shift', minutes: 60 });
  const template = await given.template(admin);
  await staff(admin, 'GET', '/job/previous');
  await staff(admin, 'GET', '/templates');
  await staff(admin, 'GET', `/templates/${template.id}`);
  await staff(admin, 'POST', `/dashboard-old/role/${job.id}/duplicate`);
  await staff(admin, 'POST', `/dashboard-old/role/${job.id}/duplicate?template=true`);
  await staff(admin, 'POST', `/dashboard-old/role/nurse-manager/duplicate-template`);
  await staff(admin, 'PUT', `/templates/${template.id}`, { title: 'Miller' });
  await staff(admin, 'DELETE', `/templates/${template.id}`);
}
