import type { TestServer } from './start-test-server.ts';
import { makeHiringRoundActionsOverHttp, type SendRequest } from './hiring-round-over-http.ts';

/** All that admins set of how long data of candidates is kept, over HTTP: each call once. */
export async function callEachRetentionEndpointOnce(
  server: TestServer,
  send: SendRequest,
): Promise<void> {
  const { given } = server;
  const { staff, ...round } = makeHiringRoundActionsOverHttp(server, send);
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const reviewers = [await given.member({ id: admin.orgId })];
  const job = await round.publishedRole(admin, { reviewers, title: 'Keeper' });
  const { id: applicationId } = await round.begin(job, {
    firstName: 'Held',
    lastName: 'Back',
    email: 'held.back@example.com',
    source: 'Direct',
    answers: [],
  });
  const { rows } = await given.owner.query<{ ref: string }>(
    'select public_ref as ref from core.application where id = $1',
    [applicationId],
  );
  const reason = 'Agreed with the works council.';
  const period = { country: 'FR', store: 'application', reason };
  await staff(admin, 'GET', '/api/privacy/periods');
  await staff(admin, 'PUT', '/api/privacy/periods', { ...period, months: 9 });
  await staff(admin, 'PUT', '/api/privacy/periods', { ...period, months: null });
  const made = await staff(admin, 'POST', '/api/privacy/holds', {
    jobId: job.id,
    ref: rows[0]?.ref ?? '',
    coversPerson: true,
    ground: 'complaint',
    reason: 'A complaint is being answered.',
    ownerId: admin.id,
    endsOn: new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10),
  });
  await staff(admin, 'GET', '/api/privacy/holds');
  const { id } = made.json<{ id: number }>();
  await staff(admin, 'POST', `/api/privacy/holds/${id}/lift`, { reason });
  await staff(admin, 'GET', '/api/privacy/outlook');
  await staff(admin, 'GET', '/api/privacy/proofs');
}
