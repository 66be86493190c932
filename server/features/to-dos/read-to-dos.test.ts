import type { findOwnToDosEndpoint } from '@evenhand/contract/to-dos.ts';
import type * as z from 'zod/mini';
import { expect, test } from 'vitest';
import type { PlantedJob, PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();

type Tasks = z.input<(typeof findOwnToDosEndpoint)['output']>;

const tasksOf = async (who: PlantedMember) =>
  (await server.as(who).get('/user-dashboard/task-data')).json<Tasks>();

const nothing: Tasks = {
  reviews: [],
  interviews: [],
  scorecards: [],
  tasks: [],
  adjustments: [],
  decisions: [],
  drafts: [],
  hireStatus: [],
  privacy: [],
  done: [],
};

async function employer() {
  const { given } = server;
  const org = await given.organisation();
  const runner = await given.member(org);
  const reader = await given.member(org);
  const admin = await given.member(org, { role: 'ADMIN' });
  return { org, runner, reader, admin };
}

/** A role with a batch of two candidates, read by one reviewer. */
async function sentJob(
  { runner, reader }: { runner: PlantedMember; reader: PlantedMember },
  { title = 'Baker', dueOn = 'current_date + 5', stars = (): number | null => null } = {},
): Promise<PlantedJob> {
  const { given } = server;
  const job = await given.openJob(runner, { title });
  await given.question(job);
  const applications = [await given.application(job), await given.application(job)];
  await given.part(job, reader);
  await given.batch(job, { by: runner, reviewers: [reader], applications, stars });
  await given.owner.query(
    `update blind.review_session s set due_on = ${dueOn} from core.review_batch b where b.id = s.batch_id and b.job_id = $1`,
    [job.id],
  );
  return job;
}

test('whoever has nothing to do is told so, and nobody else is told anything', async () => {
  const { org } = await employer();
  expect(await tasksOf(await server.given.member(org))).toEqual(nothing);
  expect((await server.as(null).get('/user-dashboard/task-data')).statusCode).toBe(401);
});

test('a reviewer is told of their own reviews: how many are left, until when, how long, and where', async () => {
  const people = await employer();
  const job = await sentJob(people);
  await server.given.owner.query(
    `update blind.review_item i set text = repeat('word ', 400), stars = case when position = 0 then 4 end
     from blind.review_session s join core.review_batch b on b.id = s.batch_id where s.id = i.session_id and b.job_id = $1`,
    [job.id],
  );
  const { reviews, ...others } = await tasksOf(people.reader);
  expect(reviews).toEqual([
    {
      jobId: job.id,
      jobTitle: 'Baker',
      kind: 'sift',
      total: 2,
      scored: 1,
      dueAt: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      overdue: false,
      // 400 words at 200 a minute, and a quarter of one to score.
      minutesLeft: 3,
      tokenHash: expect.stringMatching(/^[\w-]{43}$/),
      lastBatchSentAt: expect.stringMatching(/Z$/),
    },
  ]);
  expect({ reviews: [], ...others }).toEqual(nothing);
  const token = (await server.as(people.reader).get(`/freview/get-token/${job.id}`)).json();
  expect(reviews[0]?.tokenHash).toBe(token.token.hash);
  expect((await tasksOf(people.runner)).reviews).toEqual([]);
});

test('what is overdue comes first, then what is due sooner, then by title', async () => {
  const people = await employer();
  await sentJob(people, { title: 'Late', dueOn: 'current_date - 3' });
  await sentJob(people, { title: 'Soon B', dueOn: 'current_date + 1' });
  await sentJob(people, { title: 'Later', dueOn: 'current_date + 9' });
  await sentJob(people, { title: 'Soon A', dueOn: 'current_date + 1' });
  expect(
    (await tasksOf(people.reader)).reviews.map(({ jobTitle, overdue }) => [jobTitle, overdue]),
  ).toEqual([
    ['Late', true],
    ['Soon A', false],
    ['Soon B', false],
    ['Later', false],
  ]);
});

test('practice on a sample role is never late', async () => {
  const people = await employer();
  const job = await sentJob(people, { dueOn: 'current_date - 300' });
  await server.given.owner.query('update core.job set sample = true where id = $1', [job.id]);
  expect((await tasksOf(people.reader)).reviews.map(({ overdue }) => overdue)).toEqual([false]);
});

test('nothing that waits tells a reviewer of any candidate', async () => {
  const people = await employer();
  const job = await server.given.openJob(people.runner);
  await server.given.question(job);
  const application = await server.given.application(job, {
    firstName: 'Zorblax',
    lastName: 'Quintonish',
  });
  await server.given.batch(job, {
    by: people.runner,
    reviewers: [people.reader],
    applications: [application],
  });
  const { body } = await server.as(people.reader).get('/user-dashboard/task-data');
  expect(body).not.toMatch(/Zorblax|Quintonish|KX-\d+/);
  expect(body).not.toContain(application.email);
});

test('reviews that are still being prepared, or are handed in, do not wait', async () => {
  const people = await employer();
  const job = await sentJob(people);
  await server.given.owner.query(
    `update blind.review_session set ready = false where org_id = $1`,
    [job.orgId],
  );
  expect((await tasksOf(people.reader)).reviews).toEqual([]);
  await server.given.owner.query(
    `update blind.review_session set ready = true, finished = true where org_id = $1`,
    [job.orgId],
  );
  expect((await tasksOf(people.reader)).reviews).toEqual([]);
});

test('a complete batch waits for its release with whoever runs the role, then for decisions', async () => {
  const people = await employer();
  const job = await sentJob(people, { stars: () => 4 });
  await server.given.counted(job, 'awaiting_interview', 2);
  const decisions = async (who: PlantedMember) => (await tasksOf(who)).decisions;
  expect(await decisions(people.runner)).toEqual([
    { jobId: job.id, jobTitle: 'Baker', kind: 'release', candidates: 2 },
  ]);
  expect(await decisions(people.reader)).toEqual([]);
  expect(await decisions(people.admin)).toEqual([]);
  await server.as(people.runner).post(`/api/manage/${job.id}/release`, {});
  expect(await decisions(people.runner)).toEqual([
    { jobId: job.id, jobTitle: 'Baker', kind: 'decide', candidates: 2 },
  ]);
  const released = (await tasksOf(people.runner)).done;
  expect(released).toEqual([
    { jobId: job.id, jobTitle: 'Baker', kind: 'released', at: expect.any(String) },
  ]);
});

test('a batch that lacks a review waits neither for its release nor for decisions', async () => {
  const people = await employer();
  let n = 0;
  const job = await sentJob(people, { stars: () => ((n += 1) === 1 ? 4 : null) });
  await server.given.counted(job, 'awaiting_interview', 1);
  expect((await tasksOf(people.runner)).decisions).toEqual([]);
});

test('interviews wait with their panel until they are over, the next first, by reference while sealed', async () => {
  const { given } = server;
  const { org, runner, reader, admin } = await employer();
  const job = await given.openJob(runner);
  const [one, other] = [
    await given.application(job, { firstName: 'Zorblax', lastName: 'Quintonish' }),
    await given.application(job),
  ];
  const now = new Date('2026-11-21T12:00:00Z');
  const at = (time: string) => new Date(`2026-11-${time}:00Z`);
  const panel = [reader, runner];
  const later = await given.interview(one, { startsAt: at('24T09:00'), panel });
  const running = await given.interview(other, { startsAt: at('21T11:16'), panel });
  await given.interview(await given.application(job), { startsAt: at('21T11:15'), panel });
  await given.interview(await given.application(job), { startsAt: at('24T10:00') });
  for (const state of ['cancelled', 'done', 'no_show', 'invited'] as const)
    await given.interview(await given.application(job), { startsAt: at('24T11:00'), panel, state });
  const stranger = await given.member(await given.organisation());
  server.setNow(now);
  const { interviews } = await tasksOf(reader);
  expect(interviews).toEqual([
    {
      jobId: job.id,
      jobTitle: 'Baker',
      id: running.id,
      name: 'First interview',
      startsAt: '2026-11-21T11:16:00.000Z',
      minutes: 45,
      ref: 'KX-11',
      person: null,
      may: { manage: false },
    },
    expect.objectContaining({ id: later.id, ref: 'KX-10', person: null }),
  ]);
  await given.openedIdentity(one);
  expect((await tasksOf(runner)).interviews).toMatchObject([
    { person: null, may: { manage: true } },
    { person: { firstName: 'Zorblax', lastName: 'Quintonish' }, may: { manage: true } },
  ]);
  for (const nobody of [admin, await given.member(org), stranger])
    expect((await tasksOf(nobody)).interviews).toEqual([]);
  server.setNow(null);
});

test('drafts wait with whoever may write them, unless they are archived', async () => {
  const { given } = server;
  const { runner, reader, admin } = await employer();
  const draft = await given.job(runner, { title: 'Draft' });
  await given.job(runner, { title: 'Gone', archivedAt: new Date() });
  await given.part(draft, reader);
  expect((await tasksOf(runner)).drafts).toEqual([
    { jobId: draft.id, jobTitle: 'Draft', createdAt: expect.any(String) },
  ]);
  expect((await tasksOf(reader)).drafts).toEqual([]);
  expect((await tasksOf(admin)).drafts).toEqual([]);
});

test('a hire status waits once the role is closed or everybody is decided, unless it was said or it is a sample', async () => {
  const { given } = server;
  const { runner } = await employer();
  const yesterday = new Date(Date.now() - 86_400_000);
  const lastWeek = new Date(Date.now() - 7 * 86_400_000);
  const closed = (title: string) =>
    given.job(runner, { title, publishedAt: lastWeek, closesAt: yesterday });
  await closed('Closed');
  const decided = await given.openJob(runner, { title: 'Decided' });
  await given.counted(decided, 'submitted', 2);
  await given.counted(decided, 'rejected', 1);
  await given.counted(decided, 'hired', 1);
  const open = await given.openJob(runner, { title: 'Open' });
  await given.counted(open, 'submitted', 2);
  await given.counted(open, 'rejected', 1);
  await given.counted(open, 'awaiting_interview', 1);
  await given.openJob(runner, { title: 'Empty' });
  await given.job(runner, { title: 'Draft' });
  const said = await closed('Said');
  await given.owner.query(`update core.job set status = 'notHired' where id = $1`, [said.id]);
  const sample = await closed('Sample');
  await given.owner.query('update core.job set sample = true where id = $1', [sample.id]);
  expect((await tasksOf(runner)).hireStatus.map(({ jobTitle }) => jobTitle)).toEqual([
    'Closed',
    'Decided',
  ]);
});

test('what the member finished in the last thirty days stands under done, once a role and kind', async () => {
  const people = await employer();
  const { runner, reader } = people;
  const job = await sentJob(people, { stars: () => 3 });
  await server.given.owner.query(
    `insert into core.event (org_id, kind, actor_kind, actor_id, job_id, at)
     select $1, kind, who, actor, $2, now() - days * interval '1 day' from (values
       ('reviews-finished', 'reviewer', (select id from core.reviewer_link where job_id = $2), 1),
       ('reviews-finished', 'reviewer', (select id from core.reviewer_link where job_id = $2), 2),
       ('job-published', 'member', $3::bigint, 29),
       ('job-published', 'member', $3::bigint, 31)) e (kind, who, actor, days)`,
    [job.orgId, job.id, runner.id],
  );
  const done = async (who: PlantedMember) =>
    (await tasksOf(who)).done.map(({ kind, jobTitle }) => [kind, jobTitle]);
  expect(await done(reader)).toEqual([['reviewed', 'Baker']]);
  expect(await done(runner)).toEqual([['published', 'Baker']]);
  await server.given.owner.query(
    `update core.event set at = at - interval '29 days' where org_id = $1 and kind = 'job-published'`,
    [job.orgId],
  );
  expect(await done(runner)).toEqual([]);
});

test('an operator who looks through the eyes of a member sees what waits, but not the link to it', async () => {
  const { given } = server;
  const people = await employer();
  await sentJob(people);
  const login = await given.owner.query<{ id: number }>(
    'select id from auth.login where member_id = $1 and org_id = $2',
    [people.reader.id, people.reader.orgId],
  );
  await given.owner.query(
    `with visit as (insert into auth.impersonation (operator_login_id, org_id, member_id, reason)
       select (select id from auth.login where member_id = $3 and org_id = $2), $2, $4, 'A reason of ten letters.' returning id)
     update auth.session set impersonation_id = visit.id from visit where login_id = $1`,
    [login.rows[0]?.id, people.reader.orgId, people.admin.id, people.reader.id],
  );
  const [review] = (await tasksOf(people.reader)).reviews;
  expect(review).toMatchObject({ jobTitle: 'Baker', tokenHash: null });
});
