import { fakeJobviteRequisition } from './fake-jobvite.ts';
import type { TestServer } from './start-test-server.ts';
import { makeHiringRoundActionsOverHttp, type SendRequest } from './hiring-round-over-http.ts';

const IMPORTS = '/api/integrations/imports';

/** All about importing roles, over HTTP: each call once. */
export async function callEachJobImportEndpointOnce(
  server: TestServer,
  send: SendRequest,
): Promise<void> {
  const { given, services } = server;
  // What asks another system has tests of its own.
  const { askService } = services;
  services.askService = async () => ({
    status: 200,
    body: JSON.stringify({ requisitions: [fakeJobviteRequisition] }),
  });
  const { staff } = makeHiringRoundActionsOverHttp(server, send);
  const org = await given.organisation();
  await given.feature(org, 'jobvite-import');
  const admin = await given.member(org, { role: 'ADMIN' });
  const access = { companyId: 'qLarkfield', apiKey: 'larkfield_api', secret: 'a-secret' };
  await staff(admin, 'PUT', `${IMPORTS}/jobvite`, access);
  await staff(admin, 'POST', `${IMPORTS}/jobvite/test`);
  const file = { name: 'requisitions.csv', text: 'id,title\nA-1,Baker' };
  await staff(admin, 'PUT', `${IMPORTS}/file`, file);
  await staff(admin, 'GET', IMPORTS);
  const reqId = fakeJobviteRequisition.requisitionId;
  await staff(admin, 'POST', '/dashboard-old/role/import', {
    params: { reqId },
    integration: 'jobvite',
  });
  await staff(admin, 'GET', `${IMPORTS}/roles?integration=jobvite&reqId=${reqId}`);
  await staff(admin, 'DELETE', `${IMPORTS}/jobvite`);
  await staff(admin, 'DELETE', `${IMPORTS}/file`);
  services.askService = askService;
}
