import { beforeEach, expect, test } from 'vitest';
import {
  changeCandidateTasksInTest,
  type PlantedTaskStageIds,
  submitCandidateTaskInTest,
} from '../../test/candidate-task-test-actions.ts';
import { givenInterviewCandidate } from '../../test/interview-test-actions.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import type { TestCandidateClient } from '../../test/test-candidate-client.ts';
import type { PlantedJob, PlantedMember } from '../../test/test-data-types.ts';
import { writeEmailsOfAllPendingEvents } from '../../test/write-emails-of-all-pending-events.ts';
import { startTestSmtpServer } from '../../test/test-smtp-server.ts';
import { sendDueEmails } from '../emails/send-due-emails.ts';
import { remindCandidatesOfTasksDue } from './remind-candidates-of-tasks-due.ts';

const server = startTestServer();
const { smtp, services } = startTestSmtpServer(server);

let admin: PlantedMember;
let job: PlantedJob;
let task: PlantedTaskStageIds;
let one: TestCandidateClient;
beforeEach(async () => {
  server.setNow(new Date('2026-11-20T12:00:00Z'));
  admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  job = await server.given.openJob(admin);
  task = await server.given.task(job);
  one = await givenInterviewCandidate(server, job);
  await writeEmailsOfAllPendingEvents(server);
});

const act = (what: 'invite' | 'close' | 'extend' | 'remind', more: object = {}) =>
  changeCandidateTasksInTest(server, admin, { job, task, act: what, candidates: [one], ...more });

type Email = { id: number; kind: string; subject: string; text: string };

async function listEmails(): Promise<Email[]> {
  await writeEmailsOfAllPendingEvents(server);
  const { rows } = await server.given.owner.query<Email>(
    `select id, kind, subject, text from pii.email_message
     where application_id = $1 and kind in ('assessment-stage-invite', 'task-reminder') order by id`,
    [one.id],
  );
  return rows;
}

async function remindAt(moment: string): Promise<void> {
  server.setNow(new Date(moment));
  await remindCandidatesOfTasksDue(server.services);
}

/** The subjects of what leaves now. */
async function sentNow(): Promise<(string | undefined)[]> {
  await sendDueEmails(services());
  const sent = smtp().received.splice(0);
  return sent.filter(({ to }) => to[0] === one.email).map(({ mail }) => mail.subject);
}

test('the invitation leads to the task of its candidate and names the last day where there is one', async () => {
  await act('invite', { dueOn: '2026-11-27' });
  const [email] = await listEmails();
  expect(email).toMatchObject({
    kind: 'assessment-stage-invite',
    subject: 'Next step for Baker: your task',
  });
  expect(email?.text).toContain(`/application/${one.token}/task`);
  expect(email?.text).toContain('You have until Friday 27 November.');
});

test('without a last day the invitation says so in plain words', async () => {
  await act('invite');
  const [email] = await listEmails();
  expect(email?.text).toContain('You have until you are ready.');
});

test('whoever has not handed in is reminded once, the morning before the last day', async () => {
  await act('invite', { dueOn: '2026-11-27' });
  await remindAt('2026-11-25T12:00:00Z');
  await remindAt('2026-11-26T06:00:00Z');
  expect((await listEmails()).map(({ kind }) => kind)).toEqual(['assessment-stage-invite']);
  await remindAt('2026-11-26T09:00:00Z');
  await remindAt('2026-11-27T09:00:00Z');
  const [, reminder, ...more] = await listEmails();
  expect(more).toEqual([]);
  expect(reminder).toMatchObject({
    kind: 'task-reminder',
    subject: 'Your task for Baker: until Friday 27 November',
  });
});

test('nobody is reminded of what is handed in, closed, rejected or withdrawn', async () => {
  await act('invite', { dueOn: '2026-11-27' });
  await listEmails();
  await submitCandidateTaskInTest(one, { text: 'Done.' });
  await remindAt('2026-11-26T09:00:00Z');
  expect(await listEmails()).toHaveLength(1);
  expect((await act('remind')).json()).toMatchObject({ reminded: [], unchanged: [one.id] });
});

test.each([
  ['handed in', async () => submitCandidateTaskInTest(one, { text: 'Done.' })],
  ['closed', async () => act('close')],
  [
    'withdrawn',
    async () =>
      server.given.owner.query(`update core.application set state = 'withdrawn' where id = $1`, [
        one.id,
      ]),
  ],
  [
    'rejected',
    async () =>
      server.given.owner.query(
        `update core.application set state = 'rejected', rejected_at = now(), rejected_by = $2 where id = $1`,
        [one.id, admin.id],
      ),
  ],
])('a reminder that waits already is not sent once the task is %s', async (_what, happen) => {
  await act('invite', { dueOn: '2026-11-27' });
  await listEmails();
  await sentNow();
  await remindAt('2026-11-26T09:00:00Z');
  expect((await listEmails()).at(-1)?.kind).toBe('task-reminder');
  await happen();
  expect(await sentNow()).toEqual([]);
});

test('a reminder leaves as long as the task is open', async () => {
  await act('invite', { dueOn: '2026-11-27' });
  await listEmails();
  await sentNow();
  await remindAt('2026-11-26T09:00:00Z');
  await listEmails();
  expect(await sentNow()).toEqual(['Your task for Baker: until Friday 27 November']);
});

test('another last day is told, and an admin reminds at most once a day', async () => {
  await act('invite', { dueOn: '2026-11-27' });
  await act('extend', { dueOn: '2026-12-04' });
  expect((await listEmails()).at(-1)?.subject).toBe('Your task for Baker: until Friday 4 December');
  expect((await act('remind')).json()).toMatchObject({ reminded: [one.id] });
  expect((await act('remind')).json()).toMatchObject({ reminded: [], unchanged: [one.id] });
  expect(await listEmails()).toHaveLength(3);
});

const remindersSince = async (known: number) =>
  (await listEmails()).slice(known).map(({ subject }) => subject);

test.each([
  ['today', '2026-11-27', 'Friday 27 November'],
  ['tomorrow', '2026-11-28', 'Saturday 28 November'],
])(
  'whoever is told that the last day is %s is not told so again a minute later',
  async (_when, dueOn, words) => {
    await act('invite', { dueOn: '2026-11-26' });
    await remindAt('2026-11-25T09:00:00Z');
    const known = (await listEmails()).length;
    server.setNow(new Date('2026-11-27T10:00:00Z'));
    await act('extend', { dueOn });
    await remindAt('2026-11-27T10:01:00Z');
    await remindAt('2026-11-28T09:00:00Z');
    expect(await remindersSince(known)).toEqual([`Your task for Baker: until ${words}`]);
  },
);

test('whoever is told of a later last day is reminded of it the morning before', async () => {
  await act('invite', { dueOn: '2026-11-26' });
  await remindAt('2026-11-25T09:00:00Z');
  const known = (await listEmails()).length;
  server.setNow(new Date('2026-11-27T10:00:00Z'));
  await act('extend', { dueOn: '2026-11-29' });
  await remindAt('2026-11-27T10:01:00Z');
  await remindAt('2026-11-28T09:00:00Z');
  const subject = 'Your task for Baker: until Sunday 29 November';
  expect(await remindersSince(known)).toEqual([subject, subject]);
});

test('with time that was agreed, what counts is the last day that they are told', async () => {
  await server.given.adjustment({ id: one.id, jobId: job.id, orgId: admin.orgId, email: '' });
  await server.given.owner.query(
    `update pii.adjustment set time_factor = 1.5, outcome = 'agreed', answered_at = now(), answered_by = $2,
       answer = 'Agreed.' where application_id = $1`,
    [one.id, admin.id],
  );
  await act('invite', { dueOn: '2026-11-24' });
  server.setNow(new Date('2026-11-27T10:00:00Z'));
  const known = (await listEmails()).length;
  await act('extend', { dueOn: '2026-11-28' });
  await remindAt('2026-11-27T10:01:00Z');
  await remindAt('2026-12-02T09:00:00Z');
  const subject = 'Your task for Baker: until Thursday 3 December';
  expect(await remindersSince(known)).toEqual([subject, subject]);
});
