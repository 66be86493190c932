import { expect, test } from 'vitest';
import { givenReviewRound } from '../../test/given-review-round-or-job-ready-for-review.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import type { PlantedMember } from '../../test/test-data-types.ts';

const server = startTestServer();

type Weights = {
  version: number;
  mayChange: boolean;
  asksReason: boolean;
  stages: {
    id: number;
    name: string;
    weight: number;
    effective: { share: number | null } | null;
    items: { id: number; weight: number }[];
  }[];
  versions: { n: number; by: string | null; reason: string | null; changes: string[] }[];
};

const pathOf = ({ id }: { id: number }) => `/api/manage/${id}/weights`;
const weightsOf = async (who: PlantedMember, job: { id: number }) =>
  (await server.as(who).get(pathOf(job))).json<Weights>();
const boardOf = async (who: PlantedMember, job: { id: number }, search = '') =>
  (await server.as(who).get(`/api/manage/${job.id}/leaderboard${search}`)).json();
const put = (who: PlantedMember, job: { id: number }, body: object) =>
  server.as(who).put(pathOf(job), { stages: [], items: [], ...body });
const planOf = async (who: PlantedMember, job: { id: number }) =>
  (await server.as(who).get(`/api/manage/${job.id}/plan`)).json();

/** Five candidates of two questions; whoever is good at the first is bad at the second, and one is neither. */
async function scoredJob() {
  const round = await givenReviewRound(server, {
    candidates: 5,
    questions: 2,
    reviewers: 2,
    reviewsPerAnswer: 2,
  });
  const { rows } = await server.given.owner.query<{ item: string; link: number; stars: number }>(
    `select r.item_id as item, array_position(array(select id from core.reviewer_link where job_id = $1 order by id),
       r.link_id) as link,
       case when r.question_id = $2 then 1 + (r.application_id - $3)::int
         else 5 - (r.application_id - $3)::int end as stars
     from core.review r join core.reviewer_link l on l.id = r.link_id where l.job_id = $1`,
    [round.job.id, round.questions[0]?.id, round.applications[0]?.id],
  );
  const links = await server.given.owner.query<{ id: number; member_id: number }>(
    'select id, member_id from core.reviewer_link where job_id = $1 order by id',
    [round.job.id],
  );
  for (const { item, link, stars } of rows) {
    const member = links.rows[link - 1]?.member_id;
    const hash = round.hashes[round.reviewers.findIndex(({ id }) => id === member)];
    const reply = await server.as(null).put(`/freview/${hash}/reviews/${item}`, { score: stars });
    expect(reply.statusCode, reply.body).toBe(200);
  }
  return round;
}

test('a weight changed after marks orders everybody anew, with a reason, and the order before can still be seen', async () => {
  const { admin, job, applications } = await scoredJob();
  const before = await boardOf(admin, job);
  // Each mean is 3 of 5: nobody is before anybody but by the lot.
  expect(before.rows.map(({ rank, overall }: never) => [rank, overall])).toEqual(
    Array.from({ length: 5 }, () => ['1–5', 50]),
  );
  const { version, stages, asksReason } = await weightsOf(admin, job);
  const [sift] = stages;
  const [first, second] = sift?.items ?? [];
  expect([asksReason, sift?.name, sift?.weight, first?.weight, second?.weight]).toEqual([
    true,
    'Written answers',
    1,
    1,
    1,
  ]);
  const plans = (await planOf(admin, job)).versions.length;
  const wanted = { version, items: [{ id: first?.id, weight: 2.75 }] };
  const refused = await put(admin, job, wanted);
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['reason']]);
  expect(await boardOf(admin, job)).toEqual(before);

  const reply = await put(admin, job, { ...wanted, reason: 'It is what the job is about.' });
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json<Weights>()).toMatchObject({
    version: version + 1,
    stages: [{ items: [{ weight: 2.75 }, { weight: 1 }] }],
    versions: [
      { n: 1, by: null, reason: null, changes: [] },
      {
        n: 2,
        by: 'Some Body',
        reason: 'It is what the job is about.',
        changes: ['Weight of question 1 of “Written answers”: 1 → 2.75'],
      },
    ],
  });
  const after = await boardOf(admin, job);
  // The last one got 5 and 1 stars: (2.75 × 100 + 1 × 0) ÷ 3.75.
  expect(after).toMatchObject({
    scoring: { shown: 2, current: 2 },
    rows: [
      { id: applications[4]?.id, rank: '1', overall: 73.33 },
      { id: applications[3]?.id, rank: '2', overall: 61.67 },
      { id: applications[2]?.id, rank: '3', overall: 50 },
      { id: applications[1]?.id, rank: '4', overall: 38.33 },
      { id: applications[0]?.id, rank: '5', overall: 26.67 },
    ],
  });
  const old = await boardOf(admin, job, '?scoring=1');
  expect(old.scoring).toEqual({ shown: 1, current: 2 });
  const order = ({ rows }: { rows: { id: number; rank: string; overall: number }[] }) =>
    rows.map(({ id, rank, overall }) => [id, rank, overall]);
  expect(order(old)).toEqual(order(before));
  const plan = await planOf(admin, job);
  expect(plan.versions).toHaveLength(Math.max(plans, 1) + 1);
  expect(plan.deviations.at(-1)).toMatchObject({
    what: 'Weight of question 1 of “Written answers”: 1 → 2.75',
    reason: 'It is what the job is about.',
  });
});

test('before anybody is scored a weight makes no scoring version, and none at all where it stays as it is', async () => {
  const { given } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.openJob(admin);
  const { id } = await given.question(job);
  const { version } = await weightsOf(admin, job);
  const items = [{ id, weight: 0.25 }];
  const changed = await put(admin, job, { version, reason: 'A typing error.', items });
  expect(changed.json<Weights>()).toMatchObject({
    versions: [],
    stages: [{ items: [{ weight: 0.25 }] }],
  });
  const plans = (await planOf(admin, job)).versions.length;
  const same = await put(admin, job, { version: version + 1, items });
  expect([same.statusCode, same.json<Weights>().versions]).toEqual([200, []]);
  expect((await planOf(admin, job)).versions).toHaveLength(plans);
});

test('a draft needs no reason', async () => {
  const { given } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.job(admin);
  await given.question(job);
  const { version, stages, asksReason } = await weightsOf(admin, job);
  const reply = await put(admin, job, { version, stages: [{ id: stages[0]?.id, weight: 10 }] });
  expect([asksReason, reply.statusCode, reply.json<Weights>().stages[0]?.weight]).toEqual([
    false,
    200,
    10,
  ]);
});

test.each([
  ['every stage nothing', { stages: 0 }, 'Give at least one stage a weight above 0.'],
  ['every question nothing', { items: 0 }, 'Give at least one question of “Written answers”'],
  ['a word', { stages: 'much' }, 'Write the weight as a number.'],
  ['digits as text', { stages: '2' }, 'Write the weight as a number.'],
  ['more than ten', { stages: 10.01 }, 'A weight is at most 10.'],
  ['less than nothing', { items: -1 }, 'A weight is at least 0.'],
  ['three decimals', { items: 0.125 }, 'Use at most two decimals.'],
])('%s is refused', async (_, { stages, items }: { stages?: unknown; items?: unknown }, words) => {
  const { given } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.job(admin);
  await given.question(job);
  const { version, stages: weighed } = await weightsOf(admin, job);
  const [stage] = weighed;
  const reply = await put(admin, job, {
    version,
    stages: stages === undefined ? [] : [{ id: stage?.id, weight: stages }],
    items: items === undefined ? [] : stage?.items.map(({ id }) => ({ id, weight: items })),
  });
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain(words);
  expect((await weightsOf(admin, job)).stages).toEqual(weighed);
});

test('what belongs to another role, to nobody or is named twice is not weighed; an old page is told', async () => {
  const { given, as } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const job = await given.job(admin);
  const other = await given.job(admin);
  await given.question(job);
  const { id } = await given.question(other);
  const { version, stages } = await weightsOf(admin, job);
  const elsewhere = await weightsOf(admin, other);
  const stage = { id: stages[0]?.id, weight: 2 };
  for (const body of [
    { items: [{ id, weight: 2 }] },
    { stages: [{ id: elsewhere.stages[0]?.id, weight: 2 }] },
    { stages: [stage, stage] },
  ])
    expect((await put(admin, job, { version, ...body })).statusCode).toBe(404);
  expect(await weightsOf(admin, other)).toEqual(elsewhere);
  expect((await put(admin, job, { version, stages: [stage] })).statusCode).toBe(200);
  const late = await put(admin, job, { version, stages: [stage] });
  expect([late.statusCode, late.json().code]).toEqual([409, 'newer-version']);

  const stranger = await given.member(await given.organisation(), { role: 'ADMIN' });
  expect((await as(stranger).get(pathOf(job))).statusCode).toBe(404);
  expect((await put(stranger, job, { version, stages: [stage] })).statusCode).toBe(404);
  const colleague = await given.member(org);
  expect((await put(colleague, job, { version, stages: [stage] })).statusCode).toBe(404);
});

test('what a stage decides is told of those who are scored, and hidden as long as the scores are', async () => {
  const { given, as } = server;
  const { admin, job } = await scoredJob();
  const shown = await weightsOf(admin, job);
  // Everybody has the same score: it decides nothing.
  expect(shown.stages[0]?.effective).toEqual({
    candidates: 5,
    share: null,
    spread: 0,
    correlation: null,
  });
  const { version, stages } = shown;
  const items = [{ id: stages[0]?.items[0]?.id, weight: 2 }];
  const weighed = await put(admin, job, { version, reason: 'Because.', items });
  expect(weighed.json<Weights>().stages[0]?.effective).toMatchObject({
    share: 100,
    correlation: 1,
  });
  await given.owner.query(
    `insert into core.job_delta (org_id, job_id, counter, n) values ($1, $2, 'reviews_total', 10)`,
    [job.orgId, job.id],
  );
  const hidden = (await as(admin).get(pathOf(job))).json<Weights>();
  expect(hidden.stages.map(({ effective }) => effective)).toEqual([null]);
});
