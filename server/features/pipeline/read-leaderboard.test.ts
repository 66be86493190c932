import { expect, test } from 'vitest';
import { storeTestScores } from '../../test/application-and-review-test-data-builders.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();

async function reviewedJob(
  stars: (application: number, question: number, reviewer: number) => number | null,
  candidates = 3,
) {
  const { given } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  const job = await given.openJob(admin);
  const reviewers = [await given.member(org), await given.member(org)];
  await given.question(job, { text: 'First?' });
  await given.question(job, { text: 'Second?' });
  const applications = [];
  for (let i = 0; i < candidates; i++)
    applications.push(await given.application(job, { firstName: `Zorblax${i}` }));
  await given.batch(job, { by: admin, reviewers, applications, stars });
  return { org, admin, job, applications };
}

test('reviewed candidates are ranked by mean, sealed, with what lies between their reviewers', async () => {
  const { admin, job, applications } = await reviewedJob(
    (a, q, r) =>
      [
        [
          [5, 4],
          [4, 4],
        ],
        [
          [3, 2],
          [4, 5],
        ],
        [
          [3, 3],
          [4, 4],
        ],
      ][a]?.[q]?.[r] ?? null,
  );
  const reply = await server.as(admin).get(`/api/manage/${job.id}/leaderboard?questions=yes`);
  expect(reply.body).not.toContain('Zorblax');
  const board = reply.json();
  expect(board).toMatchObject({
    hidden: false,
    reviews: { scored: 12, total: 12 },
    sealed: 'sealed',
    questions: ['First?', 'Second?'],
    total: 3,
    page: 1,
    pages: 1,
    groups: [{ completed: ['Written answers'], count: 3 }],
    stages: [{ name: 'Written answers', kind: 'sift', weight: 1, scale: 'stars' }],
    scoring: { shown: 1, current: 1 },
    mayRelease: true,
    complete: true,
  });
  const of = (i: number) => board.rows.find(({ id }: { id: number }) => id === applications[i]?.id);
  // Stars 5, 4 and 4, 4: (4.5 + 4) / 2; se = sqrt(.5/2 + 0/2) / 2 = .25, times 1.2816 = .32 stars of 25 points.
  expect(of(0)).toMatchObject({
    rank: '1',
    place: 1,
    overall: 81.25,
    spread: 8.01,
    stages: [4.25],
    byQuestion: [4.5, 4],
    person: null,
    reviews: { scored: 4, expected: 4 },
  });
  // (2.5 + 4.5) / 2 and (3 + 4) / 2 are equal.
  expect(of(1)).toMatchObject({ rank: '2–3', overall: 62.5, stages: [3.5], spread: 11.33 });
  expect(of(2)).toMatchObject({ rank: '2–3', overall: 62.5, stages: [3.5], spread: 0 });
});

test('it is hidden until four fifths of the reviews are in', async () => {
  const { admin, job } = await reviewedJob((a) => (a < 3 ? 4 : null), 4);
  const reply = await server.as(admin).get(`/api/manage/${job.id}/leaderboard`);
  expect(reply.json()).toMatchObject({
    hidden: true,
    reviews: { scored: 12, total: 16 },
    rows: [],
    total: 0,
    groups: [],
    stages: [],
    complete: false,
  });
});

test('whoever waits for a review stands below without rank and score; whoever withdrew is gone', async () => {
  const { admin, job, applications } = await reviewedJob(
    (a, q, r) => (a === 4 && q === 1 && r === 1 ? null : 3),
    6,
  );
  await server.given.owner.query(`update core.application set state = 'withdrawn' where id = $1`, [
    applications[0]?.id,
  ]);
  await storeTestScores(server.given.owner, job.orgId, applications);
  const { rows, groups } = (
    await server.as(admin).get(`/api/manage/${job.id}/leaderboard?questions=yes`)
  ).json();
  expect(groups).toEqual([
    { completed: ['Written answers'], count: 4 },
    { completed: [], count: 1 },
  ]);
  expect(rows).toHaveLength(5);
  expect(rows.at(-1)).toMatchObject({
    id: applications[4]?.id,
    rank: null,
    overall: null,
    spread: null,
    stages: [null],
    byQuestion: [3, null],
    reviews: { scored: 3, expected: 4 },
  });
  expect(rows[0]).toMatchObject({ rank: '1–4' });
});

test('without reviews there is nothing to see and nothing to release', async () => {
  const { given, as } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.openJob(admin);
  expect((await as(admin).get(`/api/manage/${job.id}/leaderboard`)).json()).toMatchObject({
    hidden: true,
    reviews: { scored: 0, total: 0 },
    rows: [],
    total: 0,
    mayRelease: false,
  });
  const reply = await as(admin).post(`/api/manage/${job.id}/release`, {});
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'nothing-to-release']);
});

test('a release opens the names of all who were reviewed, and of nobody else', async () => {
  const { given, as } = server;
  const { admin, job, applications } = await reviewedJob(() => 4);
  const later = await given.application(job, { firstName: 'Later' });
  expect((await as(admin).post(`/api/manage/${job.id}/release`, {})).json()).toEqual({ opened: 3 });
  const board = (await as(admin).get(`/api/manage/${job.id}/leaderboard`)).json();
  expect(board).toMatchObject({ sealed: null, mayRelease: false });
  expect(
    board.rows.map(({ person }: { person: { firstName: string } }) => person.firstName).toSorted(),
  ).toEqual(['Zorblax0', 'Zorblax1', 'Zorblax2']);
  expect(
    (await as(admin).get(`/api/manage/${job.id}/candidates/${later.id}`)).json().candidate.person,
  ).toBe(null);
  const audit = await given.owner.query(
    `select details from audit.entry where org_id = $1 and kind = 'reviews-released'`,
    [job.orgId],
  );
  expect(audit.rows).toEqual([
    {
      details: {
        batchIds: [expect.any(Number)],
        complete: true,
        scored: 12,
        total: 12,
        opened: applications.length,
      },
    },
  ]);
  const events = await given.owner.query('select kind from core.event where job_id = $1', [job.id]);
  expect(events.rows).toEqual([{ kind: 'reviews-released' }]);
  expect((await as(admin).post(`/api/manage/${job.id}/release`, {})).json()).toEqual({ opened: 0 });
});

test('before the last review is in, a release needs a reason, which is kept', async () => {
  const { given, as } = server;
  const { admin, job } = await reviewedJob((a, q, r) => (a === 0 && q === 0 && r === 0 ? null : 4));
  const refused = await as(admin).post(`/api/manage/${job.id}/release`, {});
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'reviews-open']);
  const reason = 'One reviewer is ill for a month.';
  expect((await as(admin).post(`/api/manage/${job.id}/release`, { reason })).json()).toEqual({
    opened: 3,
  });
  const { rows } = await given.owner.query(
    'select released_by, release_reason from core.review_batch where job_id = $1',
    [job.id],
  );
  expect(rows).toEqual([{ released_by: admin.id, release_reason: reason }]);
});
