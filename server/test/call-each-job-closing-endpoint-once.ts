import type { PlantedMember } from './test-data-types.ts';
import type { TestServer } from './start-test-server.ts';
import {
  type RoundJob,
  makeHiringRoundActionsOverHttp,
  type SendRequest,
} from './hiring-round-over-http.ts';

/** How an open role ends and begins again, each way once; it stands closed in the end. */
export async function callEachJobClosingEndpointOnce(
  server: TestServer,
  send: SendRequest,
  { by, role: job }: { by: PlantedMember; role: Pick<RoundJob, 'id'> },
): Promise<void> {
  const { staff } = makeHiringRoundActionsOverHttp(server, send);
  const at = `/dashboard-old/role/${job.id}`;
  await staff(by, 'POST', `${at}/close`);
  await staff(by, 'POST', `${at}/close/undo`);
  await staff(by, 'POST', `${at}/close`);
  await staff(by, 'POST', `${at}/reopen`, { closesAt: null, openUntilFilled: true });
  await staff(by, 'POST', `${at}/archive-open`);
  await staff(by, 'POST', `${at}/archive-open/undo`);
  await staff(by, 'GET', `/api/rest/job/${job.id}`);
  await staff(by, 'POST', `${at}/archive-open`);
  await staff(by, 'PUT', `/api/rest/job/${job.id}`, { archived: false });
}
