import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import { makeHiringRoundActionsOverHttp } from '../../test/hiring-round-over-http.ts';

const server = startTestServer();
const ADD = '/free-trial/add-sample-role';

async function trial() {
  const org = await server.given.organisation({ tier: 'free-trial' });
  return { org, admin: await server.given.member(org, { role: 'ADMIN' }) };
}

test('a free trial gets a sample role of twelve invented candidates, and a blind review of it that can be done', async () => {
  const { org, admin } = await trial();
  const added = await server.as(admin).post(ADD);
  expect(added.statusCode, added.body).toBe(201);
  const { id } = added.json();
  await makeHiringRoundActionsOverHttp(server).work();

  const { jobs } = (await server.as(admin).get('/job/list-es')).json();
  expect(jobs).toMatchObject([
    {
      id,
      sampleRole: true,
      overallPhase: 'OPEN',
      submittedApplicationCount: 12,
      pipelineStats: { awaitingReview: 0, inReview: 12 },
      reviewCounts: { sift: { totalReviewCount: 48, scoredReviewCount: 0 } },
    },
  ]);
  const { token } = (await server.as(admin).get(`/freview/get-token/${id}`)).json();
  const { questions } = (await server.as(null).get(`/freview/${token.hash}/reviews`)).json();
  const items = questions.flatMap(
    ({ Answers }: { Answers: { id: string; text: string }[] }) => Answers,
  );
  expect([questions.length, items.length]).toEqual([4, 48]);
  for (const item of items) {
    expect(item.text.length).toBeGreaterThan(100);
    expect(item.text).not.toMatch(/example\.invalid/);
    await server.as(null).put(`/freview/${token.hash}/reviews/${item.id}`, { score: 3 });
  }
  expect((await server.as(null).post(`/freview/${token.hash}/finish`)).statusCode).toBe(200);
  const board = (await server.as(admin).get(`/api/manage/${id}/leaderboard`)).json();
  expect([board.hidden, board.rows.length]).toEqual([false, 12]);
  expect((await server.as(admin).post(`/api/manage/${id}/release`, {})).statusCode).toBe(200);
  const applicationIds = board.rows.slice(0, 2).map((row: { id: number }) => row.id);
  const decided = { applicationIds, decision: 'reject' };
  expect((await server.as(admin).post(`/api/manage/${id}/decide`, decided)).statusCode).toBe(200);
  await makeHiringRoundActionsOverHttp(server).work();
  const { rows } = await server.given.owner.query(
    'select kind from pii.email_message where org_id = $1',
    [org.id],
  );
  expect(rows).toEqual([]);
});

test('the sample is not due before anybody looks at it', async () => {
  const { admin } = await trial();
  const { id } = (await server.as(admin).post(ADD)).json();
  await makeHiringRoundActionsOverHttp(server).work();
  const { token } = (await server.as(admin).get(`/freview/get-token/${id}`)).json();
  const details = (await server.as(null).get(`/freview/${token.hash}/token-details`)).json();
  const { dueAt } = details.tokenDetails;
  expect(new Date(dueAt).getTime()).toBeGreaterThan(
    server.services.now().getTime() + 30 * 86_400_000,
  );
});

test('it takes no room in the plan, and no stranger finds it', async () => {
  const { admin } = await trial();
  await server.given.openJob(admin);
  const { id } = (await server.as(admin).post(ADD)).json();
  const { rows } = await server.given.owner.query('select hash from core.job where id = $1', [id]);
  const page = await server.running.app.inject({ url: `/apply/${rows[0].hash}` });
  expect(page.statusCode).toBe(404);
  const { rows: people } = await server.given.owner.query(
    'select email from pii.candidate where org_id = $1',
    [admin.orgId],
  );
  expect(people.filter(({ email }) => !email.endsWith('@example.invalid'))).toEqual([]);
});

test('it is added once, however often and by whomever it is asked for', async () => {
  const { org, admin } = await trial();
  const colleague = await server.given.member(org, { role: 'ADMIN' });
  const replies = await Promise.all(
    Array.from({ length: 6 }, (_, n) => server.as(n % 2 === 0 ? admin : colleague).post(ADD)),
  );
  expect(replies.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([
    201, 409, 409, 409, 409, 409,
  ]);
  expect((await server.as(admin).post(ADD)).json().code).toBe('sample-role-exists');
});

test('every admin may look at the blind review of the sample role, nobody else', async () => {
  const { org, admin } = await trial();
  const { id } = (await server.as(admin).post(ADD)).json();
  await makeHiringRoundActionsOverHttp(server).work();
  const status = async (member: { session: string }) =>
    (await server.as(member).get(`/freview/get-token/${id}`)).statusCode;
  expect(await status(await server.given.member(org, { role: 'ADMIN' }))).toBe(200);
  expect(await status(await server.given.member(org))).toBe(404);
  expect(await status((await trial()).admin)).toBe(404);
});

test('only an admin of a free trial adds it', async () => {
  const { org } = await trial();
  expect((await server.as(await server.given.member(org)).post(ADD)).statusCode).toBe(403);
  const paying = await server.given.member(await server.given.organisation({ tier: 'pro' }), {
    role: 'ADMIN',
  });
  expect((await server.as(paying).post(ADD)).statusCode).toBe(403);
  expect((await server.as(null).post(ADD)).statusCode).toBe(403);
});
