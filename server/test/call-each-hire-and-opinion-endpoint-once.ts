import type { PlantedMember } from './test-data-types.ts';
import {
  makeHiringRoundActionsOverHttp,
  type RoundJob,
  type SendRequest,
} from './hiring-round-over-http.ts';
import type { TestServer } from './start-test-server.ts';

type Hire = {
  by: PlantedMember;
  role: Pick<RoundJob, 'id'>;
  hired: readonly ({ id: number } | undefined)[];
};

/** What is said once a role has found somebody, and what its author thinks of the product: each call once. */
export async function callEachHireAndOpinionEndpointOnce(
  server: TestServer,
  send: SendRequest,
  hire: Hire,
): Promise<void> {
  const { staff } = makeHiringRoundActionsOverHttp(server, send);
  const { by, role: job, hired } = hire;
  await staff(by, 'GET', '/hired-notifications');
  await staff(by, 'GET', `/api/manage/${job.id}/hireable`);
  await staff(by, 'POST', `/api/manage/${job.id}/mark-hired`, {
    applicationIds: hired.map((one) => one?.id),
    hiredOn: new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(
      server.services.now(),
    ),
  });
  await staff(by, 'PUT', `/api/rest/job/${job.id}`, { status: 'waiting' });
  const opinion = { type: 'admin-regular', rating: 9, text: '' };
  const { id } = (await staff(by, 'POST', '/api/rest/feedback', opinion)).json<{ id: number }>();
  await staff(by, 'PUT', `/api/rest/feedback/${id}`, { ...opinion, text: 'Clear.' });
}
