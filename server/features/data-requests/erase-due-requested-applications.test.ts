import { beforeEach, expect, test } from 'vitest';
import { listWrittenEmailsOfKinds } from '../../test/own-data-and-written-email-test-actions.ts';
import { queryFirstColumn } from '../../test/database-doors-logins-and-table-lists.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import {
  type TestCandidateClient,
  beginTestApplication,
} from '../../test/test-candidate-client.ts';
import type { PlantedJob, PlantedMember } from '../../test/test-data-types.ts';
import { visiblePageText } from '../../test/visible-page-text.ts';
import { writeEmailsOfAllPendingEvents } from '../../test/write-emails-of-all-pending-events.ts';
import { eraseDueRequestedApplications } from './erase-due-requested-applications.ts';

const server = startTestServer();
const NOON = new Date('2026-11-20T12:00:00Z');
const DAY_MS = 86_400_000;

let admin: PlantedMember;
let job: PlantedJob;
let candidate: TestCandidateClient;
beforeEach(async () => {
  server.setNow(NOON);
  admin = await server.given.member(await server.given.organisation({ name: 'Larkfield' }), {
    role: 'ADMIN',
  });
  job = await server.given.openJob(admin);
  await server.given.question(job);
  candidate = await beginTestApplication(server, job, { firstName: 'Adaora', lastName: 'Okoro' });
});

const farewells = async () => {
  await writeEmailsOfAllPendingEvents(server);
  return listWrittenEmailsOfKinds(server, { orgId: admin.orgId, kinds: ['data-erased'] });
};
const stateOf = async ({ id }: TestCandidateClient) =>
  queryFirstColumn(server.given.owner, 'select state from core.application where id = $1', [id]);
const hold = (endsOn: string) =>
  server.given.owner.query(
    `insert into core.retention_hold (org_id, job_id, application_id, ground, reason, owner_id, ends_on, made_at, made_by)
     values ($1, $2, $3, 'legal-claim', 'A claim is to be expected.', $4, $5, now(), $4)`,
    [admin.orgId, job.id, candidate.id, admin.id, endsOn],
  );

test('it asks once more before it is done, then everything goes and an e-mail says so', async () => {
  await candidate.post('your-data/complain', { complaint: 'A heron.' });
  await candidate.post('your-data/file');
  expect(visiblePageText(await candidate.get('your-data/erase'))).toContain(
    'This cannot be undone',
  );
  expect(await stateOf(candidate)).toEqual(['started']);
  expect((await candidate.post('your-data/erase')).statusCode).toBe(303);
  expect(visiblePageText(await candidate.get('your-data/erase'))).toContain(
    'Your application is being erased',
  );
  await eraseDueRequestedApplications(server.services);
  expect(await stateOf(candidate)).toEqual(['erased']);
  expect((await candidate.get('your-data')).statusCode).toBe(410);
  for (const table of ['pii.data_request', 'pii.data_export', 'pii.application_identity'])
    expect([
      table,
      await queryFirstColumn(
        server.given.owner,
        `select application_id::text from ${table} where application_id = $1`,
        [candidate.id],
      ),
    ]).toEqual([table, []]);
  const [mail, ...more] = await farewells();
  expect(more).toEqual([]);
  expect(mail).toMatchObject({ to: candidate.email, subject: 'Your data was erased: Baker' });
  expect(mail?.text).not.toContain('/application/');
});

test('the farewell is the last that is known of somebody, and is gone itself a day after it left', async () => {
  await candidate.post('your-data/erase');
  await eraseDueRequestedApplications(server.services);
  expect(await farewells()).toHaveLength(1);
  const known = () =>
    queryFirstColumn(
      server.given.owner,
      `select 'parting' from pii.parting_address where org_id = $1
       union all select 'person' from pii.candidate where org_id = $1 and email = $2
       union all select m.kind from pii.email_message m where m.org_id = $1 and m.to_address = $2`,
      [admin.orgId, candidate.email],
    );
  expect(await known()).toEqual(['data-erased']);
  await server.given.owner.query(
    `update pii.email_message set sent_at = $2 where org_id = $1 and kind = 'data-erased'`,
    [admin.orgId, NOON],
  );
  server.setNow(new Date(NOON.getTime() + DAY_MS - 1));
  await eraseDueRequestedApplications(server.services);
  expect(await known()).toEqual(['data-erased']);
  server.setNow(new Date(NOON.getTime() + DAY_MS));
  await eraseDueRequestedApplications(server.services);
  expect(await known()).toEqual([]);
});

test('what is held is shown with its day and its ground, and is erased by itself once nothing holds it', async () => {
  await hold('2026-12-31');
  const before = visiblePageText(await candidate.get('your-data/erase'));
  expect(before).toContain('It is held until 31 December 2026');
  expect(before).toContain('A claim that was made or is to be expected');
  expect(before).not.toContain('A claim is to be expected.');
  await candidate.post('your-data/erase');
  await eraseDueRequestedApplications(server.services);
  expect(await stateOf(candidate)).toEqual(['started']);
  expect(await farewells()).toEqual([]);
  expect(visiblePageText(await candidate.get('your-data/erase'))).toContain(
    'It is erased as soon as it may be',
  );
  server.setNow(new Date('2027-01-01T12:00:00Z'));
  await eraseDueRequestedApplications(server.services);
  expect(await stateOf(candidate)).toEqual(['erased']);
  expect(await farewells()).toHaveLength(1);
});

test('one of three applications of a person goes, and the others stay as they are', async () => {
  const others = [];
  for (const title of ['Miller', 'Cook']) {
    const other = await server.given.openJob(admin, { title });
    others.push(
      await beginTestApplication(server, other, {
        firstName: 'Adaora',
        lastName: 'Okoro',
        email: candidate.email,
      }),
    );
  }
  await candidate.post('your-data/erase');
  await eraseDueRequestedApplications(server.services);
  expect(await stateOf(candidate)).toEqual(['erased']);
  for (const other of others)
    expect(visiblePageText(await other.get('your-data'))).toContain(
      `Adaora Okoro, ${candidate.email}`,
    );
});

test('whoever is stopped in between goes on from there: erased once, and told once', async () => {
  await candidate.post('your-data/erase');
  // The process goes away after the erasure, which hints at it, and before anybody was told.
  const stopping = {
    ...server.services,
    hint: () => {
      throw new Error('the power went');
    },
  };
  await expect(eraseDueRequestedApplications(stopping)).rejects.toThrow('the power went');
  expect(await stateOf(candidate)).toEqual(['erased']);
  expect(await farewells()).toEqual([]);
  await Promise.all([
    eraseDueRequestedApplications(server.services),
    eraseDueRequestedApplications(server.services),
  ]);
  expect(await farewells()).toHaveLength(1);
  await eraseDueRequestedApplications(server.services);
  expect(await farewells()).toHaveLength(1);
});
