import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import {
  redactBatchesOfJob,
  type PlantedReviewRound,
  givenReviewRound,
} from '../../test/given-review-round-or-job-ready-for-review.ts';

const server = startTestServer();

type Question = { id: string; Answers: { id: string; Reviews: { score: number | null }[] }[] };

async function itemsOf(hash: string): Promise<string[]> {
  const { questions } = (await server.as(null).get(`/freview/${hash}/reviews`)).json<{
    questions: Question[];
  }>();
  return questions.flatMap(({ Answers }) => Answers.map(({ id }) => id));
}

const score = (hash: string, id: string, stars: unknown) =>
  server.as(null).put(`/freview/${hash}/reviews/${id}`, { score: stars });
const finish = (hash: string) => server.as(null).post(`/freview/${hash}/finish`);
const code = (reply: { statusCode: number; json: () => { code?: string } }) => [
  reply.statusCode,
  reply.json().code,
];

async function firstOf(round: PlantedReviewRound) {
  const [hash, other] = round.hashes;
  if (hash === undefined || other === undefined) throw new Error('nobody reviews');
  const items = await itemsOf(hash);
  const [item] = items;
  if (item === undefined) throw new Error('nothing to review');
  return { hash, other, items, item };
}

test('a score is kept, counted once and can be changed', async () => {
  const round = await givenReviewRound(server);
  const { hash, item } = await firstOf(round);
  expect((await score(hash, item, 4)).json()).toEqual({ score: 4 });
  expect((await score(hash, item, 2)).json()).toEqual({ score: 2 });
  const { questions } = (await server.as(null).get(`/freview/${hash}/reviews`)).json<{
    questions: Question[];
  }>();
  expect(questions[0]?.Answers[0]).toMatchObject({ id: item, Reviews: [{ score: 2 }] });
  expect(
    (await server.as(null).get(`/freview/${hash}/token-details`)).json().tokenDetails.counts,
  ).toEqual({ questions: 2, total: 8, scored: 1 });
  const { rows } = await server.given.owner.query(
    `select sum(n)::int as n from core.job_delta where job_id = $1 and counter = 'reviews_scored'`,
    [round.job.id],
  );
  expect(rows).toEqual([{ n: 1 }]);
});

test("another reviewer's answer, and one that never was, are not found", async () => {
  const { hash, other, item } = await firstOf(await givenReviewRound(server));
  expect(code(await score(other, item, 3))).toEqual([404, 'not-found']);
  expect(code(await score(hash, '6f1d1f0e-7b57-4d0e-9c1b-0a5d3f0c9b11', 3))).toEqual([
    404,
    'not-found',
  ]);
  expect(code(await score(hash, 'seven', 3))).toEqual([404, 'not-found']);
  const stranger = await firstOf(await givenReviewRound(server));
  expect(code(await score(stranger.hash, item, 3))).toEqual([404, 'not-found']);
});

test.each([0, 6, 2.5, '4', null, [3], -1])('%j is no score', async (stars) => {
  const { hash, item } = await firstOf(
    await givenReviewRound(server, { candidates: 5, questions: 1, reviewers: 2 }),
  );
  expect(code(await score(hash, item, stars))).toEqual([422, 'bad-input']);
});

test('finishing needs every score, and then locks them', async () => {
  const { hash, items, item } = await firstOf(await givenReviewRound(server));
  for (const each of items.slice(1)) await score(hash, each, 3);
  expect(code(await finish(hash))).toEqual([409, 'reviews-missing']);
  await score(hash, item, 5);
  expect((await finish(hash)).json()).toEqual({ finished: true });
  expect((await finish(hash)).json()).toEqual({ finished: true });
  expect(code(await score(hash, item, 1))).toEqual([423, 'locked']);
  expect(
    (await server.as(null).get(`/freview/${hash}/token-details`)).json().tokenDetails,
  ).toMatchObject({ finished: true, counts: { scored: 8 } });
  const { rows } = await server.given.owner.query(
    `select count(*)::int as n from audit.entry where kind = 'reviews-finished' and org_id =
    (select org_id from auth.token where token_hash = sha256(convert_to($1, 'UTF8')))`,
    [hash],
  );
  expect(rows).toEqual([{ n: 1 }]);
});

test('whoever has finished once is no newcomer, and a later batch waits behind the same link', async () => {
  const round = await givenReviewRound(server, { candidates: 5, questions: 1, reviewers: 2 });
  const { hash, items } = await firstOf(round);
  expect(
    (await server.as(null).get(`/freview/${hash}/token-details`)).json().firstTimeReviewer,
  ).toBe(true);
  for (const each of items) await score(hash, each, 3);
  await finish(hash);
  const later = await server.given.application(round.job);
  for (const question of round.questions)
    await server.given.answer(later, question, 'Later words.');
  const reply = await server.as(round.admin).post(`/api/manage/${round.job.id}/send-to-review`, {
    applicationIds: [later.id],
    reviewerIds: round.reviewers.map(({ id }) => id),
    reviewsPerAnswer: 2,
    confirmed: true,
  });
  expect(reply.statusCode).toBe(201);
  expect(
    (await server.as(null).get(`/freview/${hash}/token-details`)).json().tokenDetails.finished,
  ).toBe(true);
  await redactBatchesOfJob(server, round.job);
  const details = (await server.as(null).get(`/freview/${hash}/token-details`)).json();
  expect(details).toMatchObject({
    firstTimeReviewer: false,
    tokenDetails: { finished: false, counts: { questions: 1, total: 1, scored: 0 } },
  });
  expect(await itemsOf(hash)).toHaveLength(1);
});

test('720 scores at once complete each application exactly once', async () => {
  const round = await givenReviewRound(server, {
    candidates: 60,
    questions: 2,
    reviewers: 8,
    reviewsPerAnswer: 6,
  });
  const all = (
    await Promise.all(
      round.hashes.map(async (hash) => (await itemsOf(hash)).map((item) => ({ hash, item }))),
    )
  ).flat();
  expect(all).toHaveLength(720);
  const queue = all.sort((a, b) => (a.item < b.item ? -1 : 1));
  const statuses: number[] = [];
  const work = async () => {
    for (let next = queue.pop(); next !== undefined; next = queue.pop())
      statuses.push((await score(next.hash, next.item, 4)).statusCode);
  };
  await Promise.all(Array.from({ length: 40 }, work));
  expect(statuses.filter((status) => status !== 200)).toEqual([]);

  const { owner } = server.given;
  const { rows: states } = await owner.query(
    'select distinct reviews_expected, reviews_scored from core.application where job_id = $1',
    [round.job.id],
  );
  expect(states).toEqual([{ reviews_expected: 12, reviews_scored: 12 }]);
  const { rows: events } = await owner.query(
    `select count(*)::int as n, count(distinct subject_id)::int as applications from core.event
    where job_id = $1 and kind = 'application-reviewed'`,
    [round.job.id],
  );
  expect(events).toEqual([{ n: 60, applications: 60 }]);
  const { rows: counters } = await owner.query(
    'select counter, sum(n)::int as n from core.job_delta where job_id = $1 group by 1 order by 1',
    [round.job.id],
  );
  expect(counters).toEqual([
    { counter: 'awaiting_interview', n: 60 },
    { counter: 'awaiting_review', n: -60 },
    { counter: 'in_review', n: 0 },
    { counter: 'reviews_scored', n: 720 },
    { counter: 'reviews_total', n: 720 },
  ]);
});
