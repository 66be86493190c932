import type { PersonalDataRequestListsResponse } from '@evenhand/contract/data-requests/list-and-answer-personal-data-requests.ts';
import { beforeEach, expect, test } from 'vitest';
import { listWrittenEmailsOfKinds } from '../../test/own-data-and-written-email-test-actions.ts';
import { queryFirstColumn } from '../../test/database-doors-logins-and-table-lists.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import {
  type TestCandidateClient,
  beginTestApplication,
} from '../../test/test-candidate-client.ts';
import type { PlantedJob, PlantedMember, PlantedOrganisation } from '../../test/test-data-types.ts';
import { visiblePageText } from '../../test/visible-page-text.ts';
import { writeEmailsOfAllPendingEvents } from '../../test/write-emails-of-all-pending-events.ts';
import { remindAdminsOfDataRequestsDue } from './remind-admins-of-data-requests-due.ts';

const server = startTestServer();
const REQUESTED_AT = new Date('2026-11-20T12:00:00Z');

let org: PlantedOrganisation;
let admin: PlantedMember;
let job: PlantedJob;
let candidate: TestCandidateClient;
beforeEach(async () => {
  server.setNow(REQUESTED_AT);
  org = await server.given.organisation({ name: 'Larkfield' });
  admin = await server.given.member(org, { role: 'ADMIN' });
  job = await server.given.openJob(admin);
  candidate = await beginTestApplication(server, job, { firstName: 'Ada', lastName: 'Okoro' });
  await candidate.post('your-data/complain', { complaint: 'My answers were read aloud.' });
  await writeEmailsOfAllPendingEvents(server);
});

const list = async (member: PlantedMember = admin) =>
  (await server.as(member).get('/api/privacy/requests')).json<PersonalDataRequestListsResponse>()
    .requests;
const answer = (id: number, more: object = {}, member: PlantedMember = admin) =>
  server.as(member).post(`/api/privacy/requests/${id}/answer`, {
    version: 1,
    outcome: 'partly',
    words: 'It was read in a meeting. We have stopped that.',
    ...more,
  });
const toDos = async (member: PlantedMember = admin) =>
  (await server.as(member).get('/user-dashboard/task-data')).json<{ privacy: object[] }>().privacy;
const emails = async (...kinds: string[]) => {
  await writeEmailsOfAllPendingEvents(server);
  return listWrittenEmailsOfKinds(server, { orgId: admin.orgId, kinds });
};

test('an admin sees what was asked by its reference, with its days left, and it waits in My Tasks', async () => {
  const [request, ...more] = await list();
  expect(more).toEqual([]);
  expect(request).toMatchObject({
    kind: 'complaint',
    jobTitle: 'Baker',
    words: 'My answers were read aloud.',
    askedOn: '2026-11-20',
    dueOn: '2026-12-20',
    daysLeft: 30,
    closed: null,
    may: { answer: true },
  });
  expect(JSON.stringify(request)).not.toMatch(/Ada|Okoro/);
  expect(await toDos()).toMatchObject([
    { kind: 'complaint', ref: request?.ref, dueAt: '2026-12-20', overdue: false },
  ]);
  expect(JSON.stringify(await toDos())).not.toContain('aloud');
  server.setNow(new Date('2026-12-22T12:00:00Z'));
  expect((await list())[0]?.daysLeft).toBe(-2);
  expect(await toDos()).toMatchObject([{ overdue: true }]);
});

test('the answer closes it, the candidate hears that there is one and reads it on their page', async () => {
  const [request] = await list();
  const answered = await answer(request?.id ?? 0);
  expect(answered.statusCode).toBe(200);
  expect(answered.json<PersonalDataRequestListsResponse>().requests).toMatchObject([
    { daysLeft: null, closed: { outcome: 'partly' }, may: { answer: false } },
  ]);
  expect(await toDos()).toEqual([]);
  const [mail, ...more] = await emails('data-request-answered');
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: candidate.email, subject: 'An answer about your data: Baker' });
  expect(mail?.text).not.toContain('meeting');
  const shown = visiblePageText(await candidate.get('your-data'));
  expect(shown).toContain('Complaint: Upheld in part');
  expect(shown).toContain('It was read in a meeting. We have stopped that.');
  // Another one can be made now.
  await candidate.post('your-data/complain', { complaint: 'It happened again.' });
  expect(await list()).toHaveLength(2);
});

test('an answer without words, twice, or over what somebody else said is refused', async () => {
  const [request] = await list();
  const id = request?.id ?? 0;
  expect((await answer(id, { words: '  ' })).statusCode).toBe(422);
  const both = await Promise.all([answer(id), answer(id, { words: 'Another one.' })]);
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await answer(id)).statusCode).toBe(409);
  expect(await emails('data-request-answered')).toHaveLength(1);
});

test('what the server does by itself is listed and answered by nobody', async () => {
  await candidate.post('your-data/file');
  const access = (await list()).find(({ kind }) => kind === 'access');
  expect(access).toMatchObject({ daysLeft: 30, may: { answer: false } });
  expect((await answer(access?.id ?? 0)).statusCode).toBe(409);
});

test('members who are no admins, and another organisation, find nothing', async () => {
  const [request] = await list();
  const id = request?.id ?? 0;
  const member = await server.given.member(org);
  await server.given.part(job, member, 'admin');
  expect((await server.as(member).get('/api/privacy/requests')).statusCode).toBe(403);
  expect(await toDos(member)).toEqual([]);
  const stranger = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  expect(await list(stranger)).toEqual([]);
  expect((await answer(id, {}, stranger)).statusCode).toBe(404);
});

test('an admin who still reads answers of the role blind learns nothing of it, and another admin does', async () => {
  const reviewing = await server.given.member(org, { role: 'ADMIN' });
  const application = await server.given.application(job);
  await server.given.question(job);
  await server.given.batch(job, { by: admin, reviewers: [reviewing], applications: [application] });
  expect(await list(reviewing)).toEqual([]);
  expect(await toDos(reviewing)).toEqual([]);
  const [request] = await list();
  expect((await answer(request?.id ?? 0, {}, reviewing)).statusCode).toBe(404);
  expect(request?.words).toBe('My answers were read aloud.');
});

test('support, and whoever runs the installation, reads none of it', async () => {
  const session = await server.given.support(admin);
  const seen = await server.as({ session }).get('/api/privacy/requests');
  expect(seen.json<PersonalDataRequestListsResponse>().requests).toEqual([]);
  expect((await answer((await list())[0]?.id ?? 0, {}, { ...admin, session })).statusCode).toBe(
    403,
  );
  const columns = await queryFirstColumn(
    server.given.owner,
    `select table_name || '.' || column_name from information_schema.column_privileges
     where grantee like '%operator' and table_schema = 'pii'
       and table_name in ('data_request', 'data_export', 'address_change', 'parting_address')`,
  );
  expect(columns).toEqual([]);
});

test('on day 25 of 30 the privacy contact is told once, by the calendar of the organisation', async () => {
  await server.given.owner.query(
    `update core.organisation set tz = 'Pacific/Auckland', privacy_contact = 'privacy@larkfield.example'
     where org_id = $1`,
    [org.id],
  );
  // Day 25 is 15 December there, which begins at 11:00 of the day before in UTC.
  const alarmAt = async (moment: string) => {
    server.setNow(new Date(moment));
    await remindAdminsOfDataRequestsDue(server.services);
    return (await emails('data-request-due')).map(({ to }) => to);
  };
  expect(await alarmAt('2026-12-14T10:00:00Z')).toEqual([]);
  // In the night nobody is written to.
  expect(await alarmAt('2026-12-14T18:00:00Z')).toEqual([]);
  const told = ['privacy@larkfield.example'];
  expect(await alarmAt('2026-12-14T19:30:00Z')).toEqual(told);
  expect(await alarmAt('2026-12-15T19:30:00Z')).toEqual(told);
  await Promise.all([
    remindAdminsOfDataRequestsDue(server.services),
    remindAdminsOfDataRequestsDue(server.services),
  ]);
  expect(await alarmAt('2026-12-19T19:30:00Z')).toEqual(told);
  const [mail] = await emails('data-request-due');
  expect(mail?.text).toContain('Its last day is Sunday 20 December.');
  expect(mail?.text).toContain('/settings/privacy');
  expect(mail?.text).not.toMatch(/aloud|Ada|Okoro/);
});

test('without a privacy contact the admins are told, and nobody of what was answered', async () => {
  const second = await server.given.member(org, { role: 'ADMIN' });
  server.setNow(new Date('2026-12-15T09:00:00Z'));
  await remindAdminsOfDataRequestsDue(server.services);
  expect((await emails('data-request-due')).map(({ to }) => to).toSorted()).toEqual(
    [admin.email, second.email].toSorted(),
  );
  server.setNow(REQUESTED_AT);
  const other = await beginTestApplication(server, job);
  await other.post('your-data/object', { objection: 'No statistics, please.' });
  const open = (await list()).find(({ kind }) => kind === 'objection');
  await answer(open?.id ?? 0);
  server.setNow(new Date('2026-12-16T09:00:00Z'));
  await remindAdminsOfDataRequestsDue(server.services);
  expect(await emails('data-request-due')).toHaveLength(2);
});
