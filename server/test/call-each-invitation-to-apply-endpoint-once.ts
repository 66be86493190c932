import { deriveCsrfToken } from '../access/session-cookie-and-csrf.ts';
import { sendDueInvitationsToApply } from '../features/invitations-to-apply/send-due-invites.ts';
import { randomIpAddress } from './test-candidate-client.ts';
import type { TestServer } from './start-test-server.ts';
import {
  findPersonalLinkByCandidateEmail,
  givenJobTakingInterest,
} from './interest-form-and-invitation-to-apply-helpers.ts';
import { makeHiringRoundActionsOverHttp, type SendRequest } from './hiring-round-over-http.ts';

/** Interest, invitations and past applicants, over HTTP: each call once. */
export async function callEachInvitationToApplyEndpointOnce(
  server: TestServer,
  send: SendRequest,
): Promise<void> {
  const { given } = server;
  const round = makeHiringRoundActionsOverHttp(server, send);
  const { staff, form } = round;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await givenJobTakingInterest(server, admin);
  const at = `/api/manage/${job.id}`;
  await staff(admin, 'GET', `/api/builder/${job.id}/quick-apply`);
  await staff(admin, 'PUT', `/api/builder/${job.id}/quick-apply`, { isOn: false });
  await staff(admin, 'PUT', `/api/builder/${job.id}/quick-apply`, { isOn: true });
  for (const email of ['interested@example.com', 'undecided@example.com'])
    await register(server, send, { job, email });
  const interested = await findPersonalLinkByCandidateEmail(server, job, 'interested@example.com');
  const undecided = await findPersonalLinkByCandidateEmail(server, job, 'undecided@example.com');
  await staff(admin, 'POST', `${at}/invites/interest`, {});
  const list = 'Quill Marsh <listed@example.com>\nnobody';
  await staff(admin, 'POST', `${at}/invites/check`, { list });
  await staff(admin, 'POST', `${at}/invites`, { list });
  server.setNow(new Date(Date.now() + 60_000));
  await sendDueInvitationsToApply(server.services);
  await round.work();
  server.setNow(null);
  await staff(admin, 'GET', `${at}/invites`);
  const later = (await staff(admin, 'POST', `${at}/invites`, { list: 'later@example.com' })).json<{
    round: { id: number };
  }>();
  await staff(admin, 'POST', `${at}/invites/${later.round.id}/cancel`);
  const own = { token: interested?.token ?? '' };
  await form(`/application/${own.token}/start`, { consent: 'yes' }, own);
  const other = { token: undecided?.token ?? '' };
  await form(`/application/${other.token}/start/no-thanks`, {}, other);
  // Somebody who applied for another role agrees to hear of more.
  const earlier = await round.publishedRole(admin, {
    reviewers: [await given.member({ id: admin.orgId })],
    title: 'Miller',
  });
  const applied = await round.apply(earlier, {
    firstName: 'Past',
    lastName: 'Marsh',
    email: 'past@example.com',
    source: 'Direct',
    answers: ['I call next door.', 'I bake elsewhere.'],
  });
  await form(`/application/${applied.token}/other-roles`, { contact: 'yes' }, applied);
  const [past] = (await staff(admin, 'GET', `${at}/past-applicants`)).json<{
    roles: { jobId: number }[];
  }>().roles;
  await staff(admin, 'POST', `${at}/invites/past-applicants`, {
    from: [{ jobId: past?.jobId, reached: 'applied' }],
  });
}

async function register(
  { services }: TestServer,
  send: SendRequest,
  { job, email }: { job: { hash: string }; email: string },
): Promise<void> {
  const session = 'I'.repeat(43);
  await send({
    method: 'POST',
    url: `/apply/${job.hash}/interest`,
    remoteAddress: randomIpAddress(),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
      cookie: `sid=${session}`,
    },
    payload: new URLSearchParams({
      csrf: deriveCsrfToken(session, services.config),
      firstName: 'Quick',
      lastName: 'Marsh',
      email,
      consent: 'yes',
    }).toString(),
  });
}
