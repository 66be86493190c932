import { beforeEach, expect, test } from 'vitest';
import {
  changeCandidateTasksInTest,
  type PlantedTaskStageIds,
  submitCandidateTaskInTest,
  findTaskStageOfJobInTest,
} from '../../test/candidate-task-test-actions.ts';
import { givenInterviewCandidate } from '../../test/interview-test-actions.ts';
import { redactBatchesOfJob } from '../../test/given-review-round-or-job-ready-for-review.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import type { TestCandidateClient } from '../../test/test-candidate-client.ts';
import type { PlantedJob, PlantedMember, PlantedOrganisation } from '../../test/test-data-types.ts';
import { derivePersonalLinkToken } from '../../access/derive-personal-link-token.ts';

const server = startTestServer();

let org: PlantedOrganisation;
let admin: PlantedMember;
let job: PlantedJob;
let task: PlantedTaskStageIds;
beforeEach(async () => {
  server.setNow(new Date('2026-11-20T12:00:00Z'));
  org = await server.given.organisation();
  admin = await server.given.member(org, { role: 'ADMIN' });
  job = await server.given.openJob(admin);
  task = await server.given.task(job, { dueDays: 7, minutes: 60 });
});

const act = (
  what: 'invitation' | 'invite' | 'close' | 'extend' | 'remind',
  candidates: readonly { id: number }[],
  more: object = {},
  who = admin,
) => changeCandidateTasksInTest(server, who, { job, task, act: what, candidates, ...more });

async function candidatesOf(n: number): Promise<TestCandidateClient[]> {
  const made: TestCandidateClient[] = [];
  for (let i = 0; i < n; i += 1)
    made.push(
      await givenInterviewCandidate(server, job, {
        firstName: `Zyxanna${i}`,
        lastName: 'Vorqualde',
      }),
    );
  return made;
}

async function agreeOnFactor({ id }: { id: number }, factor: number): Promise<void> {
  await server.given.adjustment({ id, jobId: job.id, orgId: org.id, email: '' });
  await server.given.owner.query(
    `update pii.adjustment set time_factor = $2, outcome = 'agreed', answered_at = now(), answered_by = $3, answer = 'Agreed.'
     where application_id = $1`,
    [id, factor, admin.id],
  );
}

test('the chosen are sent a task once, with the last day of the plan or another one; whoever is still in review moves on by it', async () => {
  const [one] = await candidatesOf(1);
  const reviewed = await server.given.application(job, { state: 'in_review' });
  const both = [one ?? reviewed, reviewed];
  expect((await act('invitation', both)).json()).toEqual({
    toInvite: 2,
    already: 0,
    dueOn: '2026-11-27',
  });
  const { invited } = (await act('invite', both, { dueOn: '2026-11-27' })).json();
  expect(new Set(invited)).toEqual(new Set(both.map(({ id }) => id)));
  expect((await act('invite', both)).json()).toMatchObject({ invited: [] });
  const { counts, tasks } = await findTaskStageOfJobInTest(server, admin, job);
  expect(counts.open).toBe(2);
  expect(tasks.map(({ dueOn }) => dueOn)).toEqual(['2026-11-27', '2026-11-27']);
  const refused = await act('invite', both, { dueOn: '2026-11-19' });
  expect([refused.statusCode, refused.json().fields]).toEqual([
    422,
    { dueOn: 'Choose today or a later day.' },
  ]);
  const rejected = await server.given.application(job);
  await server.given.owner.query(
    `update core.application set state = 'rejected', rejected_by = $2, rejected_at = now() where id = $1`,
    [rejected.id, admin.id],
  );
  expect((await act('invite', [rejected])).json().code).toBe('not-in-stage');
});

test('a task is written, looked over and handed in by the link alone, once, and stays as it is', async () => {
  const [one] = await candidatesOf(1);
  if (one === undefined) throw new Error('nobody');
  expect((await one.get('task')).statusCode).toBe(404);
  expect((await one.get('task/1')).statusCode).toBe(404);
  await act('invite', [one], { dueOn: '2026-11-27' });
  expect((await one.get('task')).headers.location).toMatch(/\/task\/1$/);
  const page = (await one.get('task/1')).body;
  expect(page).toContain('Plan one night in the bakery.');
  expect(page).toContain('the end of Friday 27 November, London time');
  expect(page).toContain('60 minutes');
  const empty = await submitCandidateTaskInTest(one, { text: '' });
  expect([empty.statusCode, empty.body]).toEqual([
    422,
    expect.stringContaining('Answer “What do you do first?”'),
  ]);
  const done = await submitCandidateTaskInTest(one, { text: 'I light the oven.' });
  expect([done.statusCode, done.body]).toEqual([303, '']);
  const shown = (await one.get('task/1')).body;
  expect(shown).toContain('Your task is handed in');
  expect(shown).toContain('I light the oven.');
  const later = await one.post('task/1', { version: '1', 'item-plan': 'Something else.' });
  expect([later.statusCode, later.body]).toEqual([
    410,
    expect.stringMatching(/This task is handed in already.*Something else\./s),
  ]);
  const same = await one.post('task/1', { version: '1', 'item-plan': 'I light the oven.' });
  expect(same.headers.location).toMatch(/\/task\/1$/);
  const stored = await server.given.owner.query(
    'select text from core.answer where question_id = $1',
    [task.questions[0]?.id],
  );
  expect(stored.rows).toEqual([{ text: 'I light the oven.' }]);
  expect((await findTaskStageOfJobInTest(server, admin, job)).tasks).toMatchObject([
    { state: 'submitted', isLate: false, submittedOn: '2026-11-20' },
  ]);
});

test('after its last day a task is taken and marked as late, until somebody closes it: then a page says so', async () => {
  const [late, slow] = await candidatesOf(2);
  if (late === undefined || slow === undefined) throw new Error('nobody');
  await act('invite', [late, slow], { dueOn: '2026-11-27' });
  server.setNow(new Date('2026-11-28T00:30:00Z'));
  expect((await findTaskStageOfJobInTest(server, admin, job)).counts).toMatchObject({
    overdue: 2,
    open: 0,
  });
  expect((await late.get('task/1')).body).toContain('The last day has passed');
  await submitCandidateTaskInTest(late, { text: 'Late, and whole.' });
  expect((await late.get('task/1')).body).toContain('It is marked as late');
  expect((await act('close', [late, slow])).json()).toMatchObject({ unchanged: [] });
  const { tasks, late: lateOnes } = await findTaskStageOfJobInTest(server, admin, job);
  expect(new Set(tasks.map(({ state, isLate }) => `${state} ${isLate}`))).toEqual(
    new Set(['not-submitted false', 'to-review true']),
  );
  expect(lateOnes).toBe(1);
  const closed = (await slow.get('task/1')).body;
  expect(closed).toContain('This task is closed');
  expect(closed).not.toContain('This is what you had saved');
  const tooLate = await submitCandidateTaskInTest(slow, { text: 'Too late.' });
  expect([tooLate.statusCode, tooLate.body]).toEqual([
    410,
    expect.stringMatching(/This task takes nothing any more.*Too late\./s),
  ]);
  expect((await submitCandidateTaskInTest(slow, { text: '' })).statusCode).toBe(303);
  expect((await findTaskStageOfJobInTest(server, admin, job)).counts['not-submitted']).toBe(1);
  expect((await act('extend', [late, slow], { dueOn: '2026-12-04' })).json()).toEqual({
    extended: [slow.id],
    unchanged: [late.id],
  });
  expect((await slow.get('task/1')).body).toContain('the end of Friday 4 December');
});

test('time that was agreed makes the time it should take and the days longer, and nobody late within them', async () => {
  const [one] = await candidatesOf(1);
  if (one === undefined) throw new Error('nobody');
  await agreeOnFactor(one, 2);
  await act('invite', [one], { dueOn: '2026-11-22' });
  expect((await findTaskStageOfJobInTest(server, admin, job)).tasks[0]?.dueOn).toBe('2026-11-25');
  server.setNow(new Date('2026-11-25T20:00:00Z'));
  const page = (await one.get('task/1')).body;
  expect(page).toContain('120 minutes');
  expect(page).toContain('This is the longer time that was agreed with you.');
  await submitCandidateTaskInTest(one, { text: 'In my own time.' });
  expect((await findTaskStageOfJobInTest(server, admin, job)).tasks[0]?.isLate).toBe(false);
});

test('an answer that is saved while it is written is kept, and told to an older tab; after the end it is refused', async () => {
  const [one] = await candidatesOf(1);
  if (one === undefined) throw new Error('nobody');
  const save = (text: string, version: number) =>
    server.running.app.inject({
      method: 'PUT',
      url: `/application/${one.token}/forms/${task.stageId}`,
      payload: { fields: { 'item-plan': text }, version },
    });
  expect((await save('Before anybody asked.', 0)).json()).toMatchObject({
    code: 'already-submitted',
  });
  await act('invite', [one]);
  expect((await save('First.', 0)).json()).toMatchObject({ version: 1 });
  expect((await save('From an older tab.', 0)).json()).toMatchObject({ code: 'newer-version' });
  await act('close', [one]);
  expect((await save('After the end.', 1)).json()).toMatchObject({ code: 'task-over' });
  const closed = (await one.get('task/1')).body;
  expect(closed).toMatch(/This is what you had saved.*What do you do first\?.*First\./s);
  expect(closed).not.toContain('No answer yet.');
});

test('what was handed in and closed goes to blind review, and its marks become the score of the stage', async () => {
  const people = await candidatesOf(5);
  const reviewers = [await server.given.member(org), await server.given.member(org)];
  await act('invite', people);
  for (const [i, one] of people.entries())
    await submitCandidateTaskInTest(one, {
      text: `Zyxanna${i} Vorqualde kneads, see zyxanna${i}.example.com.`,
      link: `https://zyxanna${i}.example.com/plan`,
    });
  const send = (applications: readonly { id: number }[]) =>
    server.as(admin).post(`/api/manage/${job.id}/send-to-review`, {
      applicationIds: applications.map(({ id }) => id),
      stageId: task.stageId,
      reviewerIds: reviewers.map(({ id }) => id),
      reviewsPerAnswer: 2,
      confirmed: true,
    });
  expect((await send(people)).json().code).toBe('not-in-stage');
  await act('close', people);
  expect((await send(people)).json()).toMatchObject({ reviews: 10 });
  expect((await send(people)).json().code).toBe('not-in-stage');
  await redactBatchesOfJob(server, job);
  const { rows: links } = await server.given.owner.query<{ id: number; serial: number }>(
    'select id, serial from core.reviewer_link where job_id = $1',
    [job.id],
  );
  expect(links).toHaveLength(2);
  for (const link of links) {
    const hash = derivePersonalLinkToken('review', link, server.services.config);
    const reply = await server.as(null).get(`/freview/${hash}/reviews`);
    expect(reply.body).toContain('[removed] kneads');
    expect(reply.body).not.toMatch(/zyxanna|vorqualde|KX-|example\.com/i);
    const { questions } = reply.json<{ questions: { Answers: { id: string }[] }[] }>();
    for (const { id } of questions.flatMap(({ Answers }) => Answers))
      await server.as(null).put(`/freview/${hash}/reviews/${id}`, { score: 4 });
  }
  const { rows } = await server.given.owner.query(
    'select mean::float8, scored, expected from core.stage_score where stage_id = $1',
    [task.stageId],
  );
  expect(rows).toEqual(people.map(() => ({ mean: 75, scored: 2, expected: 2 })));
  expect((await findTaskStageOfJobInTest(server, admin, job)).counts.reviewed).toBe(5);
  const board = (await server.as(admin).get(`/api/manage/${job.id}/leaderboard`)).json();
  expect(board.stages).toMatchObject([{ name: 'Plan a night', kind: 'task', scale: 'stars' }]);
});

test('nobody but who runs the role sends, closes, extends or looks', async () => {
  const [one] = await candidatesOf(1);
  if (one === undefined) throw new Error('nobody');
  const reviewer = await server.given.member(org);
  await server.given.part(job, reviewer);
  const stranger = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  for (const what of ['invite', 'close', 'remind'] as const) {
    expect((await act(what, [one], {}, reviewer)).statusCode).toBe(403);
    expect((await act(what, [one], {}, stranger)).statusCode).toBe(404);
  }
  expect((await server.as(stranger).get(`/api/manage/${job.id}/tasks`)).statusCode).toBe(404);
});
