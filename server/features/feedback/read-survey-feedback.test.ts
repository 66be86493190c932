import { expect, test } from 'vitest';
import type { PlantedJob, PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
const NOW = new Date('2026-03-20T12:00:00Z');
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS);

type Comment = { rating?: number; text?: string; at?: Date; kind?: string };

async function employer() {
  const org = await server.given.organisation();
  const admin = await server.given.member(org, { role: 'ADMIN' });
  return { org, admin, job: await server.given.openJob(admin, { title: 'Baker' }) };
}

async function message(
  job: PlantedJob,
  { rating = 8, text = '', at = daysAgo(3), kind = 'post-apply' }: Comment = {},
): Promise<void> {
  await server.given.owner.query(
    `insert into core.experience_answer (org_id, job_id, kind, rating, fairness, satisfaction, text, created_at)
     values ($1, $2, $3, $4, $4, null, $5, $6)`,
    [job.orgId, job.id, kind, rating, text, at],
  );
}

async function reported(member: PlantedMember, query = '') {
  server.setNow(NOW);
  const reply = await server.as(member).get(`/api/recent-feedback${query}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

const textsOf = ({ feedback }: { feedback: { text: string }[] }) =>
  feedback.map(({ text }) => text);

test('tells the rounded average of 90 days, how many rated, how many wrote, and what they wrote', async () => {
  const { admin, job } = await employer();
  for (const rating of [10, 9, 8, 7]) await message(job, { rating });
  await message(job, { rating: 9, text: 'Clear and kind.' });
  await message(job, { rating: 1, at: daysAgo(91), text: 'Long ago.' });
  await message(job, { rating: 1, kind: 'post-review', text: 'A reviewer.' });
  expect(await reported(admin)).toEqual({
    averageRating: 9,
    allFeedbackCount: 5,
    textFeedbackCount: 1,
    feedback: [
      {
        id: expect.stringMatching(/^[0-9a-f]{16}$/),
        text: 'Clear and kind.',
        rating: 9,
        createdAt: '2026-03-17T00:00:00.000Z',
        Application: { Job: { title: 'Baker' } },
      },
    ],
    data: [
      {
        text: 'Clear and kind.',
        original: null,
        rating: 9,
        fairness: 9,
        satisfaction: null,
        createdAt: '2026-03-17T00:00:00.000Z',
        updatedAt: '2026-03-17T00:00:00.000Z',
      },
    ],
    stats: {
      totalFeedbackCount: 5,
      scores: {
        rating: [0, 0, 0, 0, 0, 0, 1, 1, 2, 1],
        fairness: [0, 0, 0, 0, 0, 0, 1, 1, 2, 1],
        satisfaction: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      },
      averages: { ratingMean: 8.6, ratingMedian: 9 },
    },
  });
  expect((await reported(admin, '?type=post-review')).allFeedbackCount).toBe(1);
});

test('under five answers nothing is told but their number', async () => {
  const { admin, job } = await employer();
  for (let n = 0; n < 4; n += 1) await message(job, { text: `Comment ${n}` });
  expect(await reported(admin)).toEqual({
    averageRating: null,
    allFeedbackCount: 4,
    textFeedbackCount: 4,
    feedback: [],
    data: [],
    stats: {
      totalFeedbackCount: 4,
      scores: null,
      averages: { ratingMean: null, ratingMedian: null },
    },
  });
  await message(job);
  expect((await reported(admin)).averageRating).toBe(8);
});

test('a role that fewer than five spoke of is not named', async () => {
  const { admin, job } = await employer();
  const small = await server.given.openJob(admin, { title: 'Miller' });
  for (let n = 0; n < 5; n += 1) await message(job);
  await message(small, { text: 'Somebody in a small role.' });
  expect((await reported(admin)).feedback).toMatchObject([
    { text: 'Somebody in a small role.', Application: { Job: { title: null } } },
  ]);
});

test('comments are held back until their day is over for a day, and come without an hour', async () => {
  const { admin, job } = await employer();
  for (let n = 0; n < 5; n += 1) await message(job);
  await message(job, { text: 'An hour ago.', at: new Date('2026-03-20T11:00:00Z') });
  await message(job, {
    text: 'Yesterday, in its first minute.',
    at: new Date('2026-03-19T00:00:10Z'),
  });
  await message(job, {
    text: 'The day before, in its last.',
    at: new Date('2026-03-18T23:59:50Z'),
  });
  const answer = await reported(admin);
  expect([textsOf(answer), answer.allFeedbackCount]).toEqual([['The day before, in its last.'], 8]);
  expect(answer.feedback[0].createdAt).toBe('2026-03-18T00:00:00.000Z');
});

test('within a day the order says nothing of who wrote first, and neither do the ids', async () => {
  const agreed = [];
  for (let round = 0; round < 6; round += 1) {
    const { admin, job } = await employer();
    const written = [];
    for (let n = 0; n < 8; n += 1) {
      const at = new Date(daysAgo(5).getTime() + n * 60_000);
      await message(job, { text: `Comment ${n}`, at });
      written.push(`Comment ${n}`);
    }
    const answer = await reported(admin);
    expect(textsOf(answer).toSorted()).toEqual(written);
    expect(textsOf(await reported(admin))).toEqual(textsOf(answer));
    agreed.push(
      ...textsOf(answer).flatMap((text, n, all) => (n > 0 ? [text > (all[n - 1] ?? '')] : [])),
    );
  }
  const rising = agreed.filter(Boolean).length / agreed.length;
  expect(rising).toBeGreaterThan(0.15);
  expect(rising).toBeLessThan(0.85);
});

test('only comments with words in them, the newest day first, twenty at most', async () => {
  const { admin, job } = await employer();
  await message(job, { text: ' \n ' });
  for (let n = 2; n < 32; n += 1) await message(job, { text: `${n} days ago`, at: daysAgo(n) });
  const answer = await reported(admin);
  expect(textsOf(answer)).toEqual(Array.from({ length: 20 }, (_, n) => `${n + 2} days ago`));
  expect([answer.allFeedbackCount, answer.textFeedbackCount]).toEqual([31, 30]);
  expect(textsOf(await reported(admin, '?size=2'))).toEqual(['2 days ago', '3 days ago']);
});

test('swear words are censored on the way out, and stay as they were in the table', async () => {
  const { admin, job } = await employer();
  const text = 'A sh1t form, said Dick of Scunthorpe.';
  for (let n = 0; n < 5; n += 1) await message(job, { text });
  const answer = await reported(admin);
  const shown = 'A s*** form, said Dick of Scunthorpe.';
  expect(new Set([...answer.feedback, ...answer.data].map((each) => each.text))).toEqual(
    new Set([shown]),
  );
  const { rows } = await server.given.owner.query(
    'select distinct text from core.experience_answer where org_id = $1',
    [job.orgId],
  );
  expect(rows).toEqual([{ text }]);
});

test('what was written where swear words are hidden is told to admins alone', async () => {
  const { org, admin, job } = await employer();
  const manager = await server.given.member(org);
  await server.given.part(job, manager, 'admin');
  for (let n = 0; n < 4; n += 1) await message(job, { text: 'Fine.' });
  await message(job, { text: 'A sh1t form.' });
  const originals = async (member: PlantedMember) =>
    new Set(
      (await reported(member)).data.map(({ original }: { original: string | null }) => original),
    );
  expect(await originals(admin)).toEqual(new Set([null, 'A sh1t form.']));
  expect(await originals(manager)).toEqual(new Set([null]));
});

test('everybody is told of the roles they see, and of none that they still review themselves', async () => {
  const { org, admin, job } = await employer();
  const [colleague, manager] = [await server.given.member(org), await server.given.member(org)];
  await server.given.part(job, manager, 'admin');
  for (let n = 0; n < 5; n += 1) await message(job, { text: 'My name is Zyxanna.' });
  const count = async (member: PlantedMember) => (await reported(member)).allFeedbackCount;
  expect([await count(admin), await count(colleague), await count(manager)]).toEqual([5, 0, 5]);
  expect(await count((await employer()).admin)).toBe(0);
  await server.given.question(job);
  const applications = [await server.given.application(job)];
  await server.given.batch(job, { by: manager, reviewers: [admin], applications });
  expect([await count(admin), await count(manager)]).toEqual([0, 5]);
});

test('an unknown type and odd sizes are refused', async () => {
  const { admin } = await employer();
  for (const query of ['?type=evil', '?size=0', '?size=21', '?size=x']) {
    const reply = await server.as(admin).get(`/api/recent-feedback${query}`);
    expect([query, reply.statusCode, reply.json().code]).toEqual([query, 422, 'bad-input']);
  }
});
