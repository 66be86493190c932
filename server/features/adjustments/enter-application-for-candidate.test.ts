import { formFieldName } from '@evenhand/contract/apply/format-and-parse-form-field-names.ts';
import type { findApplicationEntryFormEndpoint } from '@evenhand/contract/adjustments/staff-enters-application-for-candidate.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import { beforeEach, expect, test } from 'vitest';
import { readAdjustmentsAsMemberInTest } from '../../test/adjustment-test-actions.ts';
import { queryFirstColumn } from '../../test/database-doors-logins-and-table-lists.ts';
import { findDatabaseInconsistencies } from '../../test/find-database-inconsistencies.ts';
import { derivePersonalLinkToken } from '../../access/derive-personal-link-token.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import {
  beginTestApplication,
  testClientOfPersonalLink,
} from '../../test/test-candidate-client.ts';
import type { PlantedJob, PlantedMember, PlantedOrganisation } from '../../test/test-data-types.ts';
import { visiblePageText } from '../../test/visible-page-text.ts';
import { writeEmailsOfAllPendingEvents } from '../../test/write-emails-of-all-pending-events.ts';

const server = startTestServer();

let org: PlantedOrganisation;
let admin: PlantedMember;
let job: PlantedJob;
let names: string[];
beforeEach(async () => {
  org = await server.given.organisation({ name: 'Larkfield' });
  admin = await server.given.member(org, { firstName: 'Ada', lastName: 'Admin' });
  job = await server.given.openJob(admin);
  await server.given.question(job, { text: 'The flour is damp. What do you do?' });
  await server.given.question(job, { text: 'A customer shouts. What do you say?' });
  names = await fieldNames();
});

const read = async (who = admin) =>
  (await server.as(who).get(url())).json<ResponseOf<typeof findApplicationEntryFormEndpoint>>();
const fieldNames = async () =>
  (await read()).stages.flatMap(({ questions }) =>
    questions.map(({ item }) => formFieldName(item.key)),
  );
const form = (more: object = {}) => ({
  firstName: 'Quillon',
  lastName: 'Abara',
  email: 'quillon@example.com',
  isAgreed: true,
  isHonest: true,
  fields: Object.fromEntries(names.map((name, n) => [name, `By phone: answer ${n + 1}.`])),
  ...more,
});
const url = () => `/api/manage/${job.id}/enter-application`;
const enter = (more: object = {}, who = admin) => server.as(who).post(url(), form(more));
const countApplications = async () =>
  (
    await queryFirstColumn(
      server.given.owner,
      'select id::text from core.application where job_id = $1',
      [job.id],
    )
  ).length;

test('what is to be typed in is what candidates are asked, without guides', async () => {
  const entry = await read();
  expect(entry).toMatchObject({ jobTitle: 'Baker', mayEnter: 'yes', tests: [] });
  expect(entry.stages.map(({ questions }) => questions.map(({ item }) => item))).toEqual([
    [
      {
        kind: 'long-text',
        key: expect.any(String),
        text: 'The flour is damp. What do you do?',
        required: true,
        maxWords: 250,
      },
      expect.objectContaining({ text: 'A customer shouts. What do you say?' }),
    ],
  ]);
});

test('a form with questions of other kinds is read as on the candidate’s own page', async () => {
  const stage = await server.given.stage(job, { kind: 'form', name: 'About the work' });
  await server.given.owner.query(
    `insert into core.question (org_id, job_id, stage_id, position, text, kind, key, required, settings)
     values ($1, $2, $3, 1, 'How far may the way be?', 'number', 'distance', true,
       '{"unit": "km", "min": 0, "max": 100, "decimals": 1}')`,
    [org.id, job.id, stage.id],
  );
  const fields = { ...form().fields, 'item-distance': 'far' };
  const wrong = await enter({ fields });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.json()).toMatchObject({ fields: { 'item-distance': expect.any(String) } });
  expect((await enter({ fields: form().fields })).statusCode).toBe(422);
  expect((await enter({ fields: { ...fields, 'item-distance': '12,5' } })).statusCode).toBe(200);
  expect(
    await queryFirstColumn(
      server.given.owner,
      `select value::text from core.answer a join core.question q on q.id = a.question_id
       where q.key = 'distance' and a.org_id = $1`,
      [org.id],
    ),
  ).toEqual(['12.5']);
});

test('a test is named, since nobody can take it for somebody else, and none of its questions is asked', async () => {
  await server.given.test(job);
  const entry = await read();
  expect(entry.tests).toEqual(['Counting bread']);
  expect(entry.stages.map(({ questions }) => questions.length)).toEqual([2]);
  names = await fieldNames();
  expect((await enter()).json()).toMatchObject({ outcome: 'entered' });
});

test('an application that was entered is one like any other: sent in, counted, confirmed with a link of its own', async () => {
  const reply = await enter();
  expect(reply.statusCode).toBe(200);
  const { applicationId, reference, outcome } = reply.json<{
    applicationId: number;
    reference: string;
    outcome: string;
  }>();
  expect([outcome, reference]).toEqual(['entered', expect.stringMatching(/^[A-Z]{2}-\d+$/)]);
  const { config } = server.services;
  const token = derivePersonalLinkToken('application', { id: applicationId, serial: 1 }, config);
  const own = testClientOfPersonalLink(server, token);
  const status = visiblePageText(await own.get('status'));
  expect(status).toContain('We have your application');
  expect(status).toContain('By phone: answer 2.');
  await writeEmailsOfAllPendingEvents(server);
  expect(
    await queryFirstColumn(
      server.given.owner,
      'select kind || to_address from pii.email_message where org_id = $1',
      [org.id],
    ),
  ).toEqual(['application-confirmquillon@example.com']);
  expect(await findDatabaseInconsistencies(server.given.owner)).toEqual([]);
  const list = (await server.as(admin).get(`/api/manage/${job.id}/candidates`)).json();
  expect(list.candidates).toMatchObject([{ ref: reference, state: 'submitted' }]);
});

test('admins see who entered it; the trail says that somebody did, and for whom it does not', async () => {
  const { applicationId } = (await enter()).json<{ applicationId: number }>();
  const seen = await readAdjustmentsAsMemberInTest(server, admin, { jobId: job.id, applicationId });
  expect(seen.enteredBy).toEqual({ name: 'Ada Admin', on: expect.stringMatching(/^\d{4}-/) });
  const reader = await server.given.member(org, { role: 'ADMIN' });
  await server.given.part(job, reader);
  const hidden = await server
    .as(reader)
    .get(`/api/manage/${job.id}/candidates/${applicationId}/adjustments`);
  expect(hidden.body).not.toContain('Ada');
  expect(
    await queryFirstColumn(
      server.given.owner,
      `select subject || details from audit.entry where org_id = $1 and kind = 'application-entered'`,
      [org.id],
    ),
  ).toEqual([`job ${job.id}{"isStored": true}`]);
});

test('whoever enters it has seen the name, and is never dealt its answers', async () => {
  const { applicationId } = (await enter()).json<{ applicationId: number }>();
  expect(
    await queryFirstColumn(
      server.given.owner,
      'select how from core.identity_seen where application_id = $1 and member_id = $2',
      [applicationId, admin.id],
    ),
  ).toEqual(['entered']);
});

test('of somebody who has applied already nothing is told but that, nothing is stored, and it is audited', async () => {
  const there = await beginTestApplication(server, job, { email: 'quillon@example.com' });
  expect((await enter()).json()).toEqual({
    outcome: 'already-applied',
    reference: null,
    applicationId: null,
  });
  expect(await countApplications()).toBe(1);
  expect((await there.get('question/1')).body).not.toContain('By phone');
  expect(
    await queryFirstColumn(
      server.given.owner,
      `select details::text from audit.entry where org_id = $1 and kind = 'application-entered'`,
      [org.id],
    ),
  ).toEqual(['{"isStored": false}']);
});

test('what a candidate could not send in, nobody sends for them', async () => {
  const [first = ''] = names;
  for (const wrong of [
    { firstName: ' ' },
    { email: 'nobody' },
    { isAgreed: false },
    { isHonest: false },
    { fields: {} },
    { fields: { [first]: 'One only.' } },
    { fields: Object.fromEntries(names.map((name) => [name, 'word '.repeat(251)])) },
  ])
    expect([wrong, (await enter(wrong)).statusCode]).toEqual([wrong, 422]);
  const fields = { ...form().fields, 'item-of-another-role': 'Typed in an older tab.' };
  expect((await enter({ fields })).statusCode).toBe(409);
  expect(await countApplications()).toBe(0);
});

test('it can be typed in after the role has closed, but neither before it opens nor once it is archived', async () => {
  const set = (what: string) =>
    server.given.owner.query(`update core.job set ${what} where id = $1`, [job.id]);
  await set(`closes_at = now() - interval '3 days'`);
  expect((await enter()).statusCode).toBe(200);
  await set('archived_at = now()');
  expect((await enter({ email: 'late@example.com' })).statusCode).toBe(409);
  await set('archived_at = null, published_at = null');
  expect((await enter({ email: 'early@example.com' })).statusCode).toBe(409);
});

test('whoever reviews answers of the role enters none, nor does support or anybody without a part in it', async () => {
  const reader = await server.given.member(org, { role: 'ADMIN' });
  await server.given.part(job, reader);
  expect((await enter({}, reader)).statusCode).toBe(409);
  expect((await enter({}, await server.given.member(org))).statusCode).toBe(404);
  const session = await server.given.support(admin);
  expect((await server.as({ session }).post(url(), form())).statusCode).toBeGreaterThanOrEqual(400);
  expect(await countApplications()).toBe(0);
});

test('a second try with the same key stores nothing twice', async () => {
  const headers = { 'idempotency-key': 'f2b4d1de-3f0b-4f4e-9a43-0d5a6a1f3f10' };
  const first = await server.as(admin).post(url(), form(), headers);
  const again = await server.as(admin).post(url(), form(), headers);
  expect([first.statusCode, again.statusCode]).toEqual([200, 200]);
  expect(again.json()).toEqual(first.json());
  expect(await countApplications()).toBe(1);
});
