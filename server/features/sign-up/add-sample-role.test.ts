import { expect, test } from 'vitest';
import { useHouse } from '../../test/house.ts';
import { roundOn } from '../../test/whole-round.ts';

const house = useHouse();
const ADD = '/free-trial/add-sample-role';

async function trial() {
  const org = await house.given.organisation({ tier: 'free-trial' });
  return { org, admin: await house.given.member(org, { role: 'ADMIN' }) };
}

test('a free trial gets a sample role of twelve invented candidates, and a blind review of it that can be done', async () => {
  const { org, admin } = await trial();
  const added = await house.as(admin).post(ADD);
  expect(added.statusCode, added.body).toBe(201);
  const { id } = added.json();
  await roundOn(house).work();

  const { jobs } = (await house.as(admin).get('/job/list-es')).json();
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
  const { token } = (await house.as(admin).get(`/freview/get-token/${id}`)).json();
  const { questions } = (await house.as(null).get(`/freview/${token.hash}/reviews`)).json();
  const items = questions.flatMap(
    ({ Answers }: { Answers: { id: string; text: string }[] }) => Answers,
  );
  expect([questions.length, items.length]).toEqual([4, 48]);
  for (const item of items) {
    expect(item.text.length).toBeGreaterThan(100);
    expect(item.text).not.toMatch(/example\.invalid/);
    await house.as(null).put(`/freview/${token.hash}/reviews/${item.id}`, { score: 3 });
  }
  expect((await house.as(null).post(`/freview/${token.hash}/finish`)).statusCode).toBe(200);
  const board = (await house.as(admin).get(`/api/manage/${id}/leaderboard`)).json();
  expect([board.hidden, board.rows.length]).toEqual([false, 12]);
  expect((await house.as(admin).post(`/api/manage/${id}/release`, {})).statusCode).toBe(200);
  const applicationIds = board.rows.slice(0, 2).map((row: { id: number }) => row.id);
  const decided = { applicationIds, decision: 'reject' };
  expect((await house.as(admin).post(`/api/manage/${id}/decide`, decided)).statusCode).toBe(200);
  await roundOn(house).work();
  const { rows } = await house.given.owner.query(
    'select kind from pii.email_message where org_id = $1',
    [org.id],
  );
  expect(rows).toEqual([]);
});

test('the sample is not due before anybody looks at it', async () => {
  const { admin } = await trial();
  const { id } = (await house.as(admin).post(ADD)).json();
  await roundOn(house).work();
  const { token } = (await house.as(admin).get(`/freview/get-token/${id}`)).json();
  const details = (await house.as(null).get(`/freview/${token.hash}/token-details`)).json();
  const { dueAt } = details.tokenDetails;
  expect(new Date(dueAt).getTime()).toBeGreaterThan(
    house.outside.now().getTime() + 30 * 86_400_000,
  );
});

test('it takes no room in the plan, and no stranger finds it', async () => {
  const { admin } = await trial();
  await house.given.openJob(admin);
  const { id } = (await house.as(admin).post(ADD)).json();
  const { rows } = await house.given.owner.query('select hash from core.job where id = $1', [id]);
  const page = await house.house.app.inject({ url: `/apply/${rows[0].hash}` });
  expect(page.statusCode).toBe(404);
  const { rows: people } = await house.given.owner.query(
    'select email from pii.candidate where org_id = $1',
    [admin.orgId],
  );
  expect(people.filter(({ email }) => !email.endsWith('@example.invalid'))).toEqual([]);
});

test('it is added once, however often and by whomever it is asked for', async () => {
  const { org, admin } = await trial();
  const colleague = await house.given.member(org, { role: 'ADMIN' });
  const replies = await Promise.all(
    Array.from({ length: 6 }, (_, n) => house.as(n % 2 === 0 ? admin : colleague).post(ADD)),
  );
  expect(replies.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([
    201, 409, 409, 409, 409, 409,
  ]);
  expect((await house.as(admin).post(ADD)).json().code).toBe('sample-role-exists');
});

test('every admin may look at the blind review of the sample role, nobody else', async () => {
  const { org, admin } = await trial();
  const { id } = (await house.as(admin).post(ADD)).json();
  await roundOn(house).work();
  const status = async (member: { session: string }) =>
    (await house.as(member).get(`/freview/get-token/${id}`)).statusCode;
  expect(await status(await house.given.member(org, { role: 'ADMIN' }))).toBe(200);
  expect(await status(await house.given.member(org))).toBe(404);
  expect(await status((await trial()).admin)).toBe(404);
});

test('only an admin of a free trial adds it', async () => {
  const { org } = await trial();
  expect((await house.as(await house.given.member(org)).post(ADD)).statusCode).toBe(403);
  const paying = await house.given.member(await house.given.organisation({ tier: 'pro' }), {
    role: 'ADMIN',
  });
  expect((await house.as(paying).post(ADD)).statusCode).toBe(403);
  expect((await house.as(null).post(ADD)).statusCode).toBe(403);
});
