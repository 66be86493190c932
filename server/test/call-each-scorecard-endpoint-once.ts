import { makeHiringRoundActionsOverHttp, type SendRequest } from './hiring-round-over-http.ts';
import type { TestServer } from './start-test-server.ts';

/** What a panel makes of two interviews, over HTTP: each call once. */
export async function callEachScorecardEndpointOnce(
  server: TestServer,
  send: SendRequest,
): Promise<void> {
  const { given } = server;
  const { staff, ...hiring } = makeHiringRoundActionsOverHttp(server, send);
  const org = await given.organisation();
  const [one, other, admin] = [
    await given.member(org, { role: 'ADMIN' }),
    await given.member(org),
    await given.member(org, { role: 'ADMIN' }),
  ];
  const job = await hiring.publishedRole(admin, { reviewers: [other], title: 'Miller' });
  const applied = await hiring.apply(job, {
    firstName: 'Scored',
    lastName: 'Applicant',
    email: 'scored.applicant@example.com',
    source: 'Direct',
    answers: ['I sieve.', 'I weigh.'],
  });
  const interview = await given.interviewToScore(
    { ...applied, jobId: job.id, orgId: org.id },
    { questions: 1, startsAt: new Date(Date.now() - 3_600_000), panel: [one, other] },
  );
  const round = { one, admin, job, interview };
  const path = `/api/interviews/${round.interview.id}/scorecard`;
  const item = round.interview.items[0]?.id ?? 0;
  await staff(round.one, 'GET', path);
  await staff(round.one, 'PUT', `${path}/marks/${item}`, {
    stars: 4,
    notAsked: false,
    note: 'Said what they did.',
    version: 0,
  });
  await staff(round.one, 'PUT', `${path}/notes`, { text: 'Calm all along.', version: 0 });
  await staff(round.one, 'POST', `${path}/submit`, {});
  await staff(round.admin, 'POST', `${path}/release`, { reason: 'They are ill until next month.' });
  await staff(round.one, 'POST', `${path}/agreed/${item}`, {
    stars: 3,
    reason: 'We talked it over together.',
  });
  await staff(round.admin, 'GET', `/api/manage/${round.job.id}/rounds/${round.interview.roundId}`);
}
