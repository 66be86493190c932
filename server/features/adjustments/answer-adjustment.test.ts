import type { findOwnToDosEndpoint } from '@evenhand/contract/to-dos.ts';
import { beforeEach, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import {
  readAdjustmentsAsMemberInTest,
  answerNewestAdjustment,
  postAdjustmentForm,
} from '../../test/adjustment-test-actions.ts';
import { queryFirstColumn } from '../../test/database-doors-logins-and-table-lists.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import {
  type TestCandidateClient,
  beginTestApplication,
} from '../../test/test-candidate-client.ts';
import type { PlantedJob, PlantedMember, PlantedOrganisation } from '../../test/test-data-types.ts';
import { writeEmailsOfAllPendingEvents } from '../../test/write-emails-of-all-pending-events.ts';
import { eraseApplication } from '../pipeline/erase-application.ts';
import { findExtraTimeFactorOfApplication } from '../pipeline/find-extra-time-factor-of-application.ts';

const server = startTestServer();
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let org: PlantedOrganisation;
let runner: PlantedMember;
let boss: PlantedMember;
let job: PlantedJob;
let question: { id: number };
let candidate: TestCandidateClient;
beforeEach(async () => {
  server.setNow(null);
  org = await server.given.organisation({ name: 'Larkfield' });
  runner = await server.given.member(org, { firstName: 'Runa', lastName: 'Ek' });
  boss = await server.given.member(org, { role: 'ADMIN', firstName: 'Bo' });
  job = await server.given.openJob(runner);
  question = await server.given.question(job);
  candidate = await beginTestApplication(server, job, { firstName: 'Zyxanna' });
});

const ids = () => ({ jobId: job.id, applicationId: candidate.id });
const answer = (who: PlantedMember, given: object = {}) =>
  answerNewestAdjustment(server, who, { ...ids(), answer: given });
const toDosOf = async (who: PlantedMember) =>
  (await server.as(who).get('/user-dashboard/task-data')).json<
    z.input<(typeof findOwnToDosEndpoint)['output']>
  >().adjustments;
const emailsOf = async (kind: string) =>
  (
    await server.given.owner.query<{ to: string; body: string }>(
      `select to_address as "to", subject || ' ' || text || ' ' || html as body from pii.email_message
       where org_id = $1 and kind = $2 order by id`,
      [org.id, kind],
    )
  ).rows;
const timeFactor = () =>
  runTransactionByDoor(
    {
      services: server.services,
      door: 'candidate',
      actor: { orgId: org.id, actorId: candidate.id },
    },
    (db) => findExtraTimeFactorOfApplication(db, candidate.id),
  );

test('it waits as a to-do for the admins of the role, and an e-mail says so: with the reference, never who or what', async () => {
  await postAdjustmentForm(candidate, { words: 'A quiet room, my ears ring.' });
  const [toDo] = await toDosOf(runner);
  expect(toDo).toMatchObject({ jobId: job.id, applicationId: candidate.id, overdue: false });
  expect(JSON.stringify(toDo)).not.toContain('quiet');
  // The organisation's admin may look, and is not asked to while the role has one of its own.
  expect(await toDosOf(boss)).toEqual([]);
  await writeEmailsOfAllPendingEvents(server);
  const emails = await emailsOf('adjustment-requested');
  expect(emails.map(({ to }) => to)).toEqual([runner.email]);
  expect(emails[0]?.body).toContain(toDo?.ref);
  for (const hidden of ['Zyxanna', 'Okoro', 'quiet', candidate.email])
    expect(emails[0]?.body).not.toContain(hidden);
});

test('where nobody of the role may read it, it waits for the admins of the organisation', async () => {
  await server.given.batch(job, {
    by: boss,
    reviewers: [runner],
    applications: [await server.given.application(job)],
  });
  await postAdjustmentForm(candidate);
  expect(await toDosOf(runner)).toEqual([]);
  expect(await toDosOf(boss)).toHaveLength(1);
  await writeEmailsOfAllPendingEvents(server);
  expect((await emailsOf('adjustment-requested')).map(({ to }) => to)).toEqual([boss.email]);
});

test('what was taken back or is over before the e-mail is written tells nobody, and no to-do is left', async () => {
  await postAdjustmentForm(candidate);
  await candidate.post('adjustments/take-back');
  expect(await toDosOf(runner)).toEqual([]);
  await postAdjustmentForm(candidate);
  for (const state of ['withdrawn', 'rejected']) {
    await server.given.owner.query(
      'update core.application set state = $2, rejected_by = $3 where id = $1',
      [candidate.id, state, boss.id],
    );
    expect([state, await toDosOf(runner)]).toEqual([state, []]);
  }
  await writeEmailsOfAllPendingEvents(server);
  expect(await emailsOf('adjustment-requested')).toEqual([]);
  expect((await answer(runner)).statusCode).toBe(409);
});

test('after three working days it is overdue', async () => {
  server.setNow(new Date('2026-11-27T10:00:00Z'));
  await server.given.owner.query('update core.job set closes_at = null where id = $1', [job.id]);
  await postAdjustmentForm(candidate);
  server.setNow(new Date('2026-12-02T23:00:00Z'));
  expect(await toDosOf(runner)).toMatchObject([
    { askedOn: '2026-11-27', dueAt: '2026-12-02', overdue: false },
  ]);
  server.setNow(new Date('2026-12-03T08:00:00Z'));
  expect(await toDosOf(runner)).toMatchObject([{ overdue: true }]);
  expect((await readAdjustmentsAsMemberInTest(server, runner, ids())).adjustments).toMatchObject([
    { isOverdue: true },
  ]);
});

test('an admin answers in words; the candidate is told that there is an answer, and not which', async () => {
  await postAdjustmentForm(candidate, { time: '2' });
  const reply = await answer(runner, { timeFactor: 1.5, outcome: 'partly', words: 'Half more.' });
  expect(reply.statusCode).toBe(200);
  expect(reply.json()).toMatchObject({
    timeFactor: 1.5,
    adjustments: [{ answer: { outcome: 'partly', words: 'Half more.', by: 'Runa Ek' } }],
  });
  expect(await toDosOf(runner)).toEqual([]);
  await writeEmailsOfAllPendingEvents(server);
  const [email, ...more] = await emailsOf('adjustment-answered');
  expect([email?.to, more]).toEqual([candidate.email, []]);
  expect(email?.body).toContain(`/application/${candidate.token}/adjustments`);
  expect(email?.body).not.toContain('Half more');
});

test('what was agreed is the factor of every limit of time, and a later answer never lowers it', async () => {
  expect(await timeFactor()).toBe(1);
  await postAdjustmentForm(candidate, { time: '2' });
  expect(await timeFactor()).toBe(1);
  await answer(runner, { timeFactor: 2 });
  expect(await timeFactor()).toBe(2);
  await postAdjustmentForm(candidate, { words: 'And my sister beside me.' });
  await answer(runner, { outcome: 'declined', words: 'We cannot, because the room is small.' });
  expect(await timeFactor()).toBe(2);
  expect((await readAdjustmentsAsMemberInTest(server, runner, ids())).timeFactor).toBe(2);
});

test('an answer can be corrected, which is told again and audited as what it is', async () => {
  await postAdjustmentForm(candidate);
  await answer(runner, { timeFactor: 2 });
  await answer(boss, { timeFactor: 1.25, words: 'A quarter more: twice was a slip.' });
  expect(await timeFactor()).toBe(1.25);
  await writeEmailsOfAllPendingEvents(server);
  expect(await emailsOf('adjustment-answered')).toHaveLength(2);
  expect(
    await queryFirstColumn(
      server.given.owner,
      `select details::text from audit.entry where org_id = $1 and kind = 'adjustment-answered' order by id`,
      [org.id],
    ),
  ).toEqual(['{"corrects": false}', '{"corrects": true}']);
});

test('of two who answer at once one is told, and so is who answers what was changed meanwhile', async () => {
  await postAdjustmentForm(candidate);
  const both = await Promise.all([runner, boss].map((who) => answer(who, { version: 1 })));
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await postAdjustmentForm(candidate, { words: 'One.' });
  const { adjustments } = await readAdjustmentsAsMemberInTest(server, runner, ids());
  await candidate.post('adjustments', { version: '1', words: 'Two.' });
  const late = await server
    .as(runner)
    .post(`/api/manage/${job.id}/candidates/${candidate.id}/adjustments/${adjustments[0]?.id}`, {
      version: adjustments[0]?.version,
      outcome: 'agreed',
      timeFactor: 1,
      maySendUntil: null,
      words: 'Agreed to what I read.',
    });
  expect([late.statusCode, late.json().code]).toEqual([409, 'newer-version']);
});

test('what does not fit together is refused, and nothing is stored', async () => {
  await postAdjustmentForm(candidate);
  for (const wrong of [
    { words: ' \n ' },
    { words: 'x'.repeat(2001) },
    { outcome: 'maybe' },
    { timeFactor: 3 },
    { outcome: 'declined', timeFactor: 2 },
    { maySendUntil: '2020-01-01' },
    { maySendUntil: '2026-02-30' },
  ])
    expect([wrong, (await answer(runner, wrong)).statusCode]).toEqual([wrong, 422]);
  expect(await toDosOf(runner)).toHaveLength(1);
});

test('who may send in until a day may do so after the role has closed, as nobody else', async () => {
  const closes = new Date(Date.now() + HOUR_MS);
  await server.given.owner.query('update core.job set closes_at = $2 where id = $1', [
    job.id,
    closes,
  ]);
  const other = await beginTestApplication(server, job);
  await postAdjustmentForm(candidate, { words: 'I need a week more.' });
  const until = new Date(closes.getTime() + 5 * DAY_MS).toISOString().slice(0, 10);
  expect((await answer(runner, { maySendUntil: until })).statusCode).toBe(200);
  server.setNow(new Date(closes.getTime() + 3 * DAY_MS));
  const save = (who: TestCandidateClient) => who.save(question.id, { text: 'Late.', version: 0 });
  expect([(await save(candidate)).statusCode, (await save(other)).statusCode]).toEqual([200, 410]);
  await candidate.post('about-you/skip');
  expect((await candidate.get('question/1')).statusCode).toBe(200);
  expect((await other.get('question/1')).statusCode).toBe(410);
  server.setNow(new Date(Date.parse(`${until}T23:30:00Z`)));
  expect((await candidate.post('check', { honest: 'yes' })).headers.location).toContain('/status');
  // The role itself stays closed.
  expect((await server.running.app.inject({ url: `/apply/${job.hash}` })).body).toContain('closed');
});

test('the day that was agreed ends, and an archived role is over for everybody', async () => {
  const closes = new Date(Date.now() - 2 * DAY_MS);
  await server.given.owner.query('update core.job set closes_at = $2 where id = $1', [
    job.id,
    closes,
  ]);
  await postAdjustmentForm(candidate);
  const until = new Date().toISOString().slice(0, 10);
  await answer(runner, { maySendUntil: until });
  const save = async (version: number) =>
    (await candidate.save(question.id, { text: `Text ${version}`, version })).statusCode;
  expect(await save(0)).toBe(200);
  await server.given.owner.query('update core.job set archived_at = now() where id = $1', [job.id]);
  expect(await save(1)).toBe(410);
  await server.given.owner.query('update core.job set archived_at = null where id = $1', [job.id]);
  server.setNow(new Date(Date.parse(`${until}T00:00:00Z`) + 2 * DAY_MS));
  expect(await save(1)).toBe(410);
});

test('a role that closes never is not closed by what was agreed', async () => {
  await server.given.owner.query('update core.job set closes_at = null where id = $1', [job.id]);
  await postAdjustmentForm(candidate);
  const until = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  await answer(runner, { maySendUntil: until });
  server.setNow(new Date(Date.now() + 30 * DAY_MS));
  expect((await candidate.save(question.id, { text: 'Later.', version: 0 })).statusCode).toBe(200);
});

test('whoever is erased takes what they asked with them', async () => {
  await postAdjustmentForm(candidate, { words: 'Gone with me.' });
  await runTransactionByDoor(
    { services: server.services, door: 'staff', actor: { orgId: org.id, actorId: boss.id } },
    (db) =>
      eraseApplication(
        { db, requestId: 'a test', config: server.services.config },
        { applicationId: candidate.id },
      ),
  );
  expect(
    await queryFirstColumn(
      server.given.owner,
      'select id::text from pii.adjustment where application_id = $1',
      [candidate.id],
    ),
  ).toEqual([]);
  expect(await toDosOf(runner)).toEqual([]);
  await writeEmailsOfAllPendingEvents(server);
  expect(await emailsOf('adjustment-requested')).toEqual([]);
});

test('another organisation and whoever has no part in the role find nothing, and answer nothing', async () => {
  await postAdjustmentForm(candidate);
  const colleague = await server.given.member(org);
  const stranger = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  const reader = await server.given.member(org);
  await server.given.part(job, reader);
  const url = `/api/manage/${job.id}/candidates/${candidate.id}/adjustments`;
  for (const [who, status] of [
    [colleague, 404],
    [stranger, 404],
    [reader, 403],
  ] as const) {
    expect((await server.as(who).get(url)).statusCode).toBe(status);
    expect((await answer(who)).statusCode).toBe(status);
  }
});
