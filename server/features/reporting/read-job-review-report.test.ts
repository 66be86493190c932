import { expect, test } from 'vitest';
import type { PlantedJob, PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { makeJobScoreSumsTestData } from './fixture/make-score-sums-test-data.ts';
import { reviewScoreFigures } from './rules/review-score-figures.ts';

const server = startTestServer();
const reviewsOf = ({ id }: PlantedJob) => `/api/job/${id}/report/reviews`;
const ask = async (job: PlantedJob, who: { session: string }) =>
  (await server.as(who).get(reviewsOf(job))).json();

/** A role with two questions, whose candidates two reviewers have read. */
async function reviewedJob(
  stars: (candidate: number, question: number, reviewer: number) => number | null,
  n = 20,
) {
  const { given } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const reviewers = [await given.member(org), await given.member(org)];
  const job = await given.openJob(admin);
  await given.question(job, { text: 'First?' });
  await given.question(job, { text: 'Second?' });
  for (const reviewer of reviewers) await given.part(job, reviewer);
  const applications = [];
  for (let place = 0; place < n; place += 1) applications.push(await given.application(job));
  await given.batch(job, { by: admin, reviewers, applications, stars });
  return { org, admin, reviewers, job, applications };
}

const release = (job: PlantedJob, by: PlantedMember) =>
  server.given.owner.query(
    'update core.review_batch set released_at = now(), released_by = $2 where job_id = $1 and released_at is null',
    [job.id, by.id],
  );

test('before anything is sent to review there is nothing to tell, and nothing hidden', async () => {
  const { given } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.openJob(admin);
  expect(await ask(job, admin)).toEqual({
    progress: { scored: 0, total: 0 },
    hidden: null,
    scores: null,
  });
});

test('before the release only how far reviews are is told, whatever has been scored', async () => {
  const { job, admin } = await reviewedJob((c, _, r) => (r === 1 && c > 9 ? null : 3));
  expect(await ask(job, admin)).toEqual({
    progress: { scored: 60, total: 80 },
    hidden: 'not-released',
    scores: null,
  });
});

test('after the release it tells how far reviewers agree, and what each question tells', async () => {
  // Both give what the candidate is worth in the first question; in the second the one always gives 1, the other 4.
  const { job, admin } = await reviewedJob((c, q, r) => (q === 0 ? (c % 5) + 1 : r === 0 ? 1 : 4));
  await release(job, admin);
  const told = await ask(job, admin);
  expect(told).toMatchObject({ progress: { scored: 80, total: 80 }, hidden: null });
  // Between answers: 20 × 2 × 2 = 80 in the first question on 19 + 19 degrees of freedom: 80 / 38 = 2.1053.
  // Within: 20 × 2 × 1.5² = 90 in the second on 20 + 20: 2.25. (2.1053 − 2.25) / (2.1053 + 2.25) = −0.03.
  expect(told.scores).toMatchObject({
    isPartial: false,
    candidates: 20,
    agreement: { answers: 40, single: -0.03, mean: -0.07, k: 2, foretold: [0, 0, 0, 0, 0] },
    questions: [
      {
        text: 'First?',
        answers: 20,
        mean: 3,
        sd: 1.45,
        single: 1,
        ones: 20,
        fives: 20,
        apart: 0,
        itemRest: null,
        advice: [],
      },
      {
        text: 'Second?',
        answers: 20,
        mean: 2.5,
        sd: 0,
        itemRest: null,
        ones: 50,
        fives: 0,
        apart: 100,
        advice: ['does-not-separate', 'read-differently'],
      },
    ],
    // (1 + 2.5) / 2 = 1.75, then 2.25, 2.75, 3.25 and 3.75: four of each.
    distribution: [0, 4, 4, 4, 4, 4, 0, 0],
  });
});

test('the database adds up what the answers add up to, also where some were read by one or by nobody', async () => {
  const starsOf = (c: number, q: number, r: number) =>
    (c + 2 * q) % 7 === r || (c === 3 && q === 1) ? null : 1 + ((c * (q + 3) + r * (c % 3)) % 5);
  const { job, admin } = await reviewedJob(starsOf, 24);
  await release(job, admin);
  const answers = Array.from({ length: 24 }, (_, candidate) =>
    [0, 1].map((question) => ({
      candidate,
      question,
      stars: [0, 1].flatMap((reviewer) => starsOf(candidate, question, reviewer) ?? []),
    })),
  ).flat();
  const sums = makeJobScoreSumsTestData(
    ['First?', 'Second?'],
    answers.filter(({ stars }) => stars.length > 0),
  );
  expect(sums.totals.n).toBe(23);
  expect((await ask(job, admin)).scores).toEqual({ isPartial: false, ...reviewScoreFigures(sums) });
});

test('what is sent to review later is left out until it is released as well', async () => {
  const { job, admin, reviewers } = await reviewedJob(() => 3);
  await release(job, admin);
  const late = await server.given.application(job);
  await server.given.batch(job, { by: admin, reviewers, applications: [late], stars: () => 5 });
  const told = await ask(job, admin);
  expect(told).toMatchObject({ progress: { scored: 84, total: 84 }, hidden: null });
  expect(told.scores).toMatchObject({ isPartial: true, candidates: 20 });
});

test('an admin who still reviews learns of no score, even of those that were released', async () => {
  const { job, admin } = await reviewedJob(() => 3);
  await release(job, admin);
  const mine = await server.given.application(job);
  await server.given.batch(job, { by: admin, reviewers: [admin], applications: [mine] });
  expect(await ask(job, admin)).toMatchObject({ hidden: 'own-reviews-open', scores: null });
});

test('who runs the role reads it, and support; no reviewer, no colleague, no stranger', async () => {
  const { given, as } = server;
  const { org, job, admin, reviewers } = await reviewedJob(() => 3, 1);
  await release(job, admin);
  const [runs, colleague] = [await given.member(org), await given.member(org)];
  await given.part(job, runs, 'admin');
  const stranger = await given.member(await given.organisation(), { role: 'ADMIN' });
  const support = { session: await given.support(admin) };
  for (const [who, status] of [
    [admin, 200],
    [runs, 200],
    [support, 200],
    [reviewers[0], 403],
    [colleague, 404],
    [stranger, 404],
  ] as const)
    expect((await as(who ?? null).get(reviewsOf(job))).statusCode).toBe(status);
});

test('diversity of a role is closed to whoever still reviews on it, and to support', async () => {
  const { given, as } = server;
  const { org, job, admin, reviewers } = await reviewedJob(() => null, 1);
  const diversityOf = async (who: { session: string }) => {
    const answer = await as(who).get(`/api/job/${job.id}/report/diversity`);
    return answer.statusCode === 200 ? answer.json().nothing : answer.statusCode;
  };
  expect(await diversityOf(admin)).toBe('open');
  expect(await diversityOf({ session: await given.support(admin) })).toBe('support');
  const mine = await given.application(job);
  await given.batch(job, { by: admin, reviewers: [admin], applications: [mine] });
  expect(await diversityOf(admin)).toBe('own-reviews-open');
  for (const [who, status] of [
    [reviewers[0], 403],
    [await given.member(org), 404],
  ] as const)
    expect(await diversityOf(who ?? admin)).toBe(status);
});
