import { expect, test } from 'vitest';
import { storeTestScores } from '../../test/application-and-review-test-data-builders.ts';
import { givenReviewRound } from '../../test/given-review-round-or-job-ready-for-review.ts';
import { recomputeScoresToCompare } from '../../test/recompute-scores.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();

type Line = { id: number; person: { firstName: string } | null; overall: number | null };

test('of two batches one of which is released each person is named or sealed by their own, interviews or not', async () => {
  const { given, as } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.openJob(admin);
  await given.question(job);
  await given.interviewRound(job);
  const reviewers = [await given.member({ id: job.orgId }), await given.member({ id: job.orgId })];
  const people = async (firstName: string) => [
    await given.application(job, { firstName }),
    await given.application(job, { firstName }),
  ];
  const earlier = await people('Zorblax');
  await given.batch(job, { by: admin, reviewers, applications: earlier, stars: () => 4 });
  expect((await as(admin).post(`/api/manage/${job.id}/release`, {})).json()).toEqual({ opened: 2 });
  const later = await people('Quendry');
  await given.batch(job, { by: admin, reviewers, applications: later, stars: () => 5 });
  for (const { id } of [earlier[0], later[0]].filter((one) => one !== undefined))
    expect(
      (
        await as(admin).post(`/api/manage/${job.id}/decide`, {
          applicationIds: [id],
          decision: 'interviews-tasks',
          // Others stand above the first of them.
          why: { words: 'One of each batch.' },
        })
      ).statusCode,
    ).toBe(200);

  const reply = await as(admin).get(`/api/manage/${job.id}/leaderboard`);
  expect(reply.body).not.toContain('Quendry');
  const named = Object.fromEntries(
    reply.json<{ rows: Line[] }>().rows.map(({ id, person }) => [id, person?.firstName ?? null]),
  );
  expect(named).toEqual({
    ...Object.fromEntries(earlier.map(({ id }) => [id, 'Zorblax'])),
    ...Object.fromEntries(later.map(({ id }) => [id, null])),
  });
  expect(reply.json()).toMatchObject({ sealed: 'sealed', mayRelease: true });
  for (const group of ['in-review', 'interviews-tasks']) {
    const list = await as(admin).get(`/api/manage/${job.id}/candidates?group=${group}`);
    expect([list.body.includes('Zorblax'), list.body.includes('Quendry')]).toEqual([true, false]);
  }
});

test('marks of a reviewer who is taken out in the midst of a batch stay, and stay when they come back', async () => {
  const { as, given } = server;
  const { admin, job, hashes, reviewers } = await givenReviewRound(server, {
    candidates: 4,
    questions: 1,
    reviewers: 4,
    reviewsPerAnswer: 2,
  });
  const [hash] = hashes;
  const { questions } = (await as(null).get(`/freview/${hash}/reviews`)).json();
  const items: { id: string }[] = questions[0].Answers;
  for (const { id } of items.slice(0, 1))
    await as(null).put(`/freview/${hash}/reviews/${id}`, { score: 2 });
  const marks = async () => {
    const { rows } = await given.owner.query<{ item: string; stars: number }>(
      `select r.item_id as item, r.stars from core.review r join core.review_batch b on b.id = r.batch_id
       where b.job_id = $1 and r.stars is not null`,
      [job.id],
    );
    const { stored, recomputed } = await recomputeScoresToCompare(given.owner);
    expect(stored).toEqual(recomputed);
    return rows;
  };
  const scored = [{ item: items[0]?.id, stars: 2 }];
  expect(await marks()).toEqual(scored);
  const leaver = `/api/account/users/${reviewers[0]?.id}`;
  const gone = await as(admin).post(`${leaver}/deactivate`, { confirmed: true });
  expect(gone.statusCode, gone.body).toBe(200);
  expect(await marks()).toEqual(scored);
  const back = await as(admin).post(`${leaver}/reactivate`, {});
  expect(back.statusCode, back.body).toBe(204);
  expect(await marks()).toEqual(scored);
});

test('a stage that weighs nothing puts nobody anywhere, and decimals weigh to the last digit', async () => {
  const { given, as } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.openJob(admin);
  await given.question(job);
  const interview = await given.stage(job, { kind: 'interview', name: 'Interview' });
  const reviewer = await given.member({ id: job.orgId });
  const [one, other] = [await given.application(job), await given.application(job)];
  await given.batch(job, {
    by: admin,
    reviewers: [reviewer],
    applications: [one, other],
    stars: (a) => (a === 0 ? 2 : 4),
  });
  await given.owner.query(
    `insert into core.stage_score (org_id, application_id, stage_id, job_id, mean, se, scored, expected, is_given)
     values ($1, $2, $3, $4, 90, 0, 1, 1, true)`,
    [job.orgId, one.id, interview.id, job.id],
  );
  const order = async (weight: number) => {
    await given.owner.query('update core.stage set weight = $2 where id = $1', [
      interview.id,
      weight,
    ]);
    await storeTestScores(given.owner, job.orgId, [one, other]);
    const { rows } = (await as(admin).get(`/api/manage/${job.id}/leaderboard`)).json<{
      rows: Line[];
    }>();
    return rows.map(({ id, overall }) => [id, overall]);
  };
  // 25 of 100, and (25 + 0.33 × 90) ÷ 1.33 for whoever is further.
  expect(await order(0)).toEqual([
    [other.id, 75],
    [one.id, 25],
  ]);
  expect(await order(0.33)).toEqual([
    [one.id, 41.13],
    [other.id, 75],
  ]);
});
