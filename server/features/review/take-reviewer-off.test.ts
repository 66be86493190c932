import { expect, test } from 'vitest';
import {
  givenReviewRound,
  redactBatchesOfJob,
} from '../../test/given-review-round-or-job-ready-for-review.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import {
  makeTakeReviewerOffTestActions,
  TEST_MARKS_VOIDING_REASON,
} from '../../test/take-reviewer-off-job-test-actions.ts';

const server = startTestServer();

const {
  answersOf,
  scoreAll,
  code,
  scoredRound,
  takeOff,
  voidMarks,
  estimate,
  boardOf,
  markedBy,
  expectAllAddsUp,
} = makeTakeReviewerOffTestActions(server);

test('marks of a reviewer who is taken off stay, unless they are voided with a reason: then they are kept and count nowhere', async () => {
  const round = await scoredRound({ candidates: 6, questions: 1, reviewers: 3 });
  const { leaver } = round;
  const before = await boardOf(round);
  expect(new Set(before.rows.map(({ overall }) => overall))).toEqual(new Set([50, 75]));
  expect((await takeOff(round, leaver)).json()).toEqual({ dealtAgain: 0, givenUp: 0, voided: 0 });
  expect(await markedBy(round, leaver)).toEqual({ counted: 4, voided: 0 });
  expect(await boardOf(round)).toEqual(before);

  expect((await estimate(round, leaver)).json()).toEqual({
    name: expect.any(String),
    unscored: { toOthers: 0, givenUp: 0 },
    marks: { marks: 4, candidates: 4, readAgain: 4, notReadAgain: 0, problem: null },
  });
  const reply = await voidMarks(round, leaver);
  expect(reply.json(), reply.body).toEqual({ dealtAgain: 4, givenUp: 0, voided: 4 });
  expect(await markedBy(round, leaver)).toEqual({ counted: 0, voided: 4 });
  await expectAllAddsUp(round);

  await redactBatchesOfJob(server, round.job);
  for (const hash of round.hashes.slice(1)) await scoreAll(hash, 4);
  const after = await boardOf(round);
  expect(after.rows.map(({ overall, reviews }) => [overall, reviews])).toEqual(
    Array.from({ length: 6 }, () => [75, { scored: 2, expected: 2 }]),
  );
  await expectAllAddsUp(round);
});

test('until somebody has read again what is void, whoever it is about has no mean, by which nobody could tell the mark', async () => {
  const round = await scoredRound({ candidates: 20, questions: 1, reviewers: 6 });
  const { job, admin } = round;
  expect((await voidMarks(round, round.leaver)).statusCode).toBe(200);
  const { hidden, rows } = await boardOf(round);
  expect(hidden).toBe(false);
  const waiting = rows.filter(({ reviews }) => reviews.scored < reviews.expected);
  expect(waiting.length).toBeGreaterThan(4);
  expect(new Set(waiting.map(({ overall }) => overall))).toEqual(new Set([null]));
  const byQuestion = (
    await server.as(admin).get(`/api/manage/${job.id}/leaderboard?questions=yes`)
  ).json<{ rows: { byQuestion: (number | null)[]; overall: number | null }[] }>();
  for (const row of byQuestion.rows)
    expect(row.byQuestion).toEqual([row.overall === null ? null : 4]);
  expect(
    await Promise.all(
      [admin, round.leaver].map(
        async (who) => (await server.as(who).get(`/api/manage/${job.id}/review-progress`)).body,
      ),
    ).then((bodies) => bodies.filter((body) => body.includes('"stars"'))),
  ).toEqual([]);
});

test('what is void is recorded: whose marks, by whom, why and how many, in the role, the feed and the audit trail', async () => {
  const round = await scoredRound({ candidates: 5, questions: 2, reviewers: 3 });
  const { admin, job, leaver } = round;
  await voidMarks(round, leaver);
  const progress = (await server.as(admin).get(`/api/manage/${job.id}/review-progress`)).json();
  const [voiding] = progress.voidings;
  expect(progress.voidings).toHaveLength(1);
  expect(voiding).toMatchObject({
    reason: TEST_MARKS_VOIDING_REASON,
    candidates: expect.any(Number),
  });
  expect(voiding.marks).toBeGreaterThan(5);
  const feed = (await server.as(admin).get('/api/activity')).body;
  expect(feed).toContain('voided the marks of');
  const { rows } = await server.given.owner.query(
    `select details from audit.entry where org_id = $1 and kind = 'marks-voided'`,
    [job.orgId],
  );
  expect(rows).toEqual([
    {
      details: {
        job: job.id,
        reviewer: leaver.id,
        dealtAgain: voiding.marks,
        givenUp: 0,
        voided: voiding.marks,
      },
    },
  ]);
  const { rows: readable } = await server.given.owner.query<{ role: string }>(
    `select grantee::text as role from information_schema.column_privileges
     where table_schema = 'core' and table_name = 'voided_review' and column_name = 'stars'
       and privilege_type = 'SELECT' and grantee not like '%owner'`,
  );
  expect(readable).toEqual([]);
});

test('whoever comes back is dealt only what they have not marked, and may sit on a panel too', async () => {
  const round = await scoredRound({
    candidates: 5,
    questions: 1,
    reviewers: 3,
    reviewsPerAnswer: 1,
  });
  const { admin, job, leaver, reviewers } = round;
  await voidMarks(round, leaver);
  await redactBatchesOfJob(server, job);
  for (const hash of round.hashes.slice(1)) await scoreAll(hash, 4);
  const { given } = server;
  const late: { id: number }[] = [];
  for (let n = 0; n < 5; n += 1) late.push(await given.application(job));
  const sent = await server.as(admin).post(`/api/manage/${job.id}/send-to-review`, {
    applicationIds: late.map(({ id }) => id),
    reviewerIds: [leaver.id],
    reviewsPerAnswer: 1,
    confirmed: true,
  });
  expect(sent.statusCode, sent.body).toBe(201);
  await redactBatchesOfJob(server, job);
  expect(await answersOf(round.hashes[0] ?? '')).toHaveLength(5);
  await scoreAll(round.hashes[0] ?? '', 3);

  // What another leaves behind goes to them where they have not marked it, and never where they have.
  const { rows } = await given.owner.query<{ member: number; n: number }>(
    `select l.member_id as member, count(*)::int as n
     from core.review r join core.reviewer_link l on l.id = r.link_id
     where l.job_id = $1 and l.member_id <> $2 and exists (select from core.voided_review v
       where v.application_id = r.application_id and v.question_id = r.question_id)
     group by l.member_id`,
    [job.id, leaver.id],
  );
  // Chance says which of the two others was dealt what the first had left behind.
  const second = reviewers.find(({ id }) => id === rows[0]?.member);
  const third = reviewers.find(({ id }) => id !== leaver.id && id !== second?.id);
  if (second === undefined || third === undefined) throw new Error('nobody read them again');
  await server.as(admin).post(`/api/account/users/${third.id}/deactivate`, { confirmed: true });
  const { marks } = (await estimate(round, second)).json();
  expect(marks.marks - marks.readAgain).toBe(rows[0]?.n);
  expect(marks.problem).toContain('Nobody else can read');

  const panel = await given.stage(job, { kind: 'interview', name: 'Interview' });
  expect(panel.id).toBeGreaterThan(0);
  await given.part(job, leaver, 'reviewer');
  expect(await markedBy(round, leaver)).toMatchObject({ counted: 5 });
  await expectAllAddsUp(round);
});

test('the database deals no answer to whoever has marked it, also where the mark is void', async () => {
  const round = await scoredRound({ candidates: 5, questions: 1, reviewers: 3 });
  await voidMarks(round, round.leaver);
  await expect(
    server.given.owner.query(
      `insert into core.review (org_id, item_id, batch_id, application_id, question_id, link_id, position)
       select org_id, gen_random_uuid(), batch_id, application_id, question_id, link_id, 1
       from core.voided_review where org_id = $1 limit 1`,
      [round.job.orgId],
    ),
  ).rejects.toThrow('an answer for somebody who has marked it before');
});

test('what a reviewer has not scored goes to others, and nobody who was taken off is dealt what others leave', async () => {
  const round = await givenReviewRound(server, { candidates: 6, questions: 1, reviewers: 4 });
  const [first, second] = round.reviewers;
  if (first === undefined || second === undefined) throw new Error('nobody reviews');
  await scoreAll(round.hashes[0] ?? '', 2, 1);
  expect((await takeOff(round, first)).json()).toEqual({ dealtAgain: 2, givenUp: 0, voided: 0 });
  expect((await takeOff(round, second)).json()).toMatchObject({ dealtAgain: expect.any(Number) });
  const { rows } = await server.given.owner.query<{ members: number[] }>(
    `select array_agg(l.member_id::int) as members from core.review r
     join core.reviewer_link l on l.id = r.link_id where l.job_id = $1 and r.stars is null`,
    [round.job.id],
  );
  expect(rows[0]?.members).not.toContain(first.id);
  const progress = await server.as(round.admin).get(`/api/manage/${round.job.id}/review-progress`);
  expect(
    progress
      .json()
      .reviewers.filter(({ id }: { id: number }) => id === first.id)
      .map(({ state, dealt, scored }: Record<string, unknown>) => [state, dealt, scored]),
  ).toEqual([['taken-off', 1, 1]]);
  await expectAllAddsUp(round);
});

test('before names are open marks are voided only where somebody reads the answers again; afterwards the others’ marks stand alone', async () => {
  const round = await scoredRound({ candidates: 5, questions: 1, reviewers: 2 });
  const { admin, job, leaver } = round;
  const { marks } = (await estimate(round, leaver)).json();
  expect(marks).toMatchObject({ marks: 5, readAgain: 0 });
  const refused = await voidMarks(round, leaver);
  expect([...code(refused), refused.json().message]).toEqual([409, 'marks-needed', marks.problem]);
  expect(await markedBy(round, leaver)).toEqual({ counted: 5, voided: 0 });
  await server.as(admin).post(`/api/manage/${job.id}/release`, {});
  expect((await voidMarks(round, leaver)).json()).toEqual({ dealtAgain: 0, givenUp: 0, voided: 5 });
  const { rows } = await boardOf(round);
  expect(rows.map(({ overall, reviews }) => [overall, reviews])).toEqual(
    Array.from({ length: 5 }, () => [75, { scored: 1, expected: 1 }]),
  );
  await expectAllAddsUp(round);
});

test('nobody voids their own marks, and nobody whose own reviews are open; a reason is needed, and a mark', async () => {
  const round = await givenReviewRound(server, { candidates: 5, questions: 1, reviewers: 3 });
  const [first, second] = round.reviewers;
  if (first === undefined || second === undefined) throw new Error('nobody reviews');
  await server.given.owner.query(`update core.member set role = 'ADMIN' where id = $1`, [first.id]);
  await scoreAll(round.hashes[1] ?? '', 4);
  const asFirst = (body: object, who = second) => takeOff(round, who, body, first);
  expect(code(await asFirst({ voidReason: TEST_MARKS_VOIDING_REASON }))).toEqual([
    409,
    'own-reviews-open',
  ]);
  expect(code(await estimate(round, second, first))).toEqual([409, 'own-reviews-open']);
  expect(code(await asFirst({ voidReason: TEST_MARKS_VOIDING_REASON }, first))).toEqual([
    409,
    'own-marks',
  ]);
  const short = await takeOff(round, second, { voidReason: 'No.' });
  expect([short.statusCode, Object.keys(short.json().fields)]).toEqual([422, ['voidReason']]);
  expect(code(await voidMarks(round, first))).toEqual([409, 'marks-needed']);
  const progress = (
    await server.as(first).get(`/api/manage/${round.job.id}/review-progress`)
  ).json<{ reviewers: { may: { takeOff: boolean; voidMarks: boolean } }[] }>();
  expect(progress.reviewers.flatMap(({ may }) => [may.takeOff, may.voidMarks])).not.toContain(true);
});

test('who only reviews, a stranger, and whoever names somebody who never reviewed, take nobody off', async () => {
  const round = await scoredRound({ candidates: 5, questions: 1, reviewers: 3 });
  const { given } = server;
  const stranger = await given.member(await given.organisation(), { role: 'ADMIN' });
  const other = await given.member({ id: round.job.orgId });
  await given.part(round.job, other, 'reviewer');
  const body = { voidReason: TEST_MARKS_VOIDING_REASON };
  const before = await markedBy(round, round.leaver);
  expect(before?.counted).toBeGreaterThan(2);
  expect((await takeOff(round, round.leaver, body, other)).statusCode).toBe(403);
  expect((await takeOff(round, round.leaver, body, stranger)).statusCode).toBe(404);
  expect((await takeOff(round, other, body)).statusCode).toBe(404);
  expect(await markedBy(round, round.leaver)).toEqual(before);
});

test('a mark that is given while its reviewer is taken off is voided with the others or refused, and none is lost', async () => {
  const round = await givenReviewRound(server, { candidates: 6, questions: 1, reviewers: 4 });
  const [first] = round.reviewers;
  const [hash = ''] = round.hashes;
  if (first === undefined) throw new Error('nobody reviews');
  const [one, ...open] = await answersOf(hash);
  await server.as(null).put(`/freview/${hash}/reviews/${one?.id}`, { score: 2 });
  const [reply] = await Promise.all([
    voidMarks(round, first),
    ...open.map(({ id }) => server.as(null).put(`/freview/${hash}/reviews/${id}`, { score: 1 })),
  ]);
  expect(reply?.statusCode, reply?.body).toBe(200);
  expect(await markedBy(round, first)).toEqual({ counted: 0, voided: reply?.json().voided });
  await expectAllAddsUp(round);
});
