import type { DataProcessingRecords } from '@evenhand/contract/data-requests/data-processing-records.ts';
import { beforeEach, expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import { beginTestApplication, postApplicationForm } from '../../test/test-candidate-client.ts';
import type { PlantedJob, PlantedMember } from '../../test/test-data-types.ts';
import { visiblePageText } from '../../test/visible-page-text.ts';

const server = startTestServer();

let admin: PlantedMember;
let job: PlantedJob;
beforeEach(async () => {
  admin = await server.given.member(await server.given.organisation({ name: 'Larkfield' }), {
    role: 'ADMIN',
  });
  job = await server.given.openJob(admin);
});

const notice = async () =>
  visiblePageText(await server.running.app.inject({ url: `/apply/${job.hash}/privacy` }));
const versions = async () =>
  (
    await server.given.owner.query<{ n: number; read: number }>(
      `select n.n, count(r.*)::int as read from core.privacy_notice n
         left join core.privacy_notice_read r on r.org_id = n.org_id and r.notice_id = n.id
       where n.org_id = $1 group by n.n order by n.n`,
      [admin.orgId],
    )
  ).rows;

test('the page of a role leads to the notice, and the tick says that it was read', async () => {
  const { body } = await server.running.app.inject({ url: `/apply/${job.hash}` });
  expect(body).toContain(`href="/apply/${job.hash}/privacy"`);
  expect(body).toContain('I have read how my data is used');
  expect(body).not.toContain('may keep my details');
  const missing = await postApplicationForm(server, job, {
    firstName: 'Ada',
    lastName: 'Okoro',
    email: 'ada@example.com',
    source: '',
  });
  expect(missing.statusCode).toBe(422);
  expect(visiblePageText(missing)).toContain('Read how your data is used, and tick this.');
});

test('the notice follows the settings, without anybody writing it', async () => {
  const before = await notice();
  expect(before).toContain('Larkfield decides how your data is used');
  expect(before).toContain('Nobody outside of it gets any of it.');
  await server.given.owner.query(
    `update core.organisation set privacy_contact = 'privacy@larkfield.example' where org_id = $1`,
    [admin.orgId],
  );
  await server.given.owner.query(
    `insert into core.webhook (org_id, url, events, created_by)
     values ($1, 'https://user:secret@payroll.example.org:8443/hook?key=abc', '{candidate-hired}', $2)`,
    [admin.orgId, admin.id],
  );
  const after = await notice();
  expect(after).toContain('privacy@larkfield.example');
  expect(after).toContain('payroll.example.org is told by a webhook');
  // Of the address nothing but its host.
  expect(after).not.toMatch(/secret|hook\?|8443/);
});

test('the version that somebody saw is kept with their application, and a change makes another', async () => {
  const one = await beginTestApplication(server, job);
  await beginTestApplication(server, job);
  expect(await versions()).toEqual([{ n: 1, read: 2 }]);
  await server.given.owner.query(
    `insert into core.retention_period (org_id, country, store, months, reason)
     values ($1, 'GB', 'application', 3, 'Our works council wants it so.')`,
    [admin.orgId],
  );
  const two = await beginTestApplication(server, job);
  expect(await versions()).toEqual([
    { n: 1, read: 2 },
    { n: 2, read: 1 },
  ]);
  // Whoever asks for their link again has read what they read.
  await beginTestApplication(server, job, { email: one.email });
  expect(await versions()).toEqual([
    { n: 1, read: 2 },
    { n: 2, read: 1 },
  ]);
  expect(visiblePageText(await one.get('your-data'))).toContain('You have read version 1 on');
  expect(visiblePageText(await two.get('your-data'))).toContain('You have read version 2 on');
  expect(visiblePageText(await two.get('your-data/notice'))).toContain('Until 3 months after');
});

test('of many who apply at once as the first, all have read one and the same version', async () => {
  await Promise.all(Array.from({ length: 8 }, () => beginTestApplication(server, job)));
  expect(await versions()).toEqual([{ n: 1, read: 8 }]);
});

test('whoever was invited reads it before they begin, and it is kept when they do', async () => {
  const candidate = await beginTestApplication(server, job);
  await server.given.owner.query(`delete from core.privacy_notice_read where application_id = $1`, [
    candidate.id,
  ]);
  await server.given.owner.query(`update core.application set state = 'invited' where id = $1`, [
    candidate.id,
  ]);
  const start = await candidate.get('start');
  expect(start.body).toContain(
    `href="/application/${candidate.token}/your-data/notice?from=start"`,
  );
  expect((await candidate.get('your-data/notice?from=start')).body).toContain(
    `href="/application/${candidate.token}/start"`,
  );
  expect((await candidate.post('start')).statusCode).toBe(422);
  expect(await versions()).toEqual([{ n: 1, read: 0 }]);
  expect((await candidate.post('start', { consent: 'yes' })).statusCode).toBe(303);
  expect(await versions()).toEqual([{ n: 1, read: 1 }]);
});

test('records of processing are made of the same settings, for admins alone', async () => {
  await beginTestApplication(server, job);
  const read = async () =>
    (await server.as(admin).get('/api/privacy/records')).json<DataProcessingRecords>();
  const records = await read();
  expect(records).toMatchObject({
    controller: 'Larkfield',
    recipients: [],
    notice: { versions: 1 },
  });
  expect(records.activities.map(({ name }) => name)).toContain('Applications');
  expect(records.activities[0]?.kept).toBe(
    '12 months after the outcome of the role; what was never sent in 6 months',
  );
  await server.given.owner.query(
    `update core.organisation set locale = 'de-DE' where org_id = $1`,
    [admin.orgId],
  );
  expect((await read()).activities[0]?.kept).toContain('6 months after the outcome');
  const member = await server.given.member({ id: admin.orgId });
  expect((await server.as(member).get('/api/privacy/records')).statusCode).toBe(403);
});
