import { expect, test } from 'vitest';
import { rotateSecretKey } from '../../db/rotate-secret-key.ts';
import { testDatabaseRolePrefix, testSecretKey } from '../../test/start-test-cluster.ts';
import { startFakeJobvite } from '../../test/fake-jobvite.ts';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { openSecondServer, startTestServer } from '../../test/start-test-server.ts';
import { deriveCsrfToken } from '../../access/session-cookie-and-csrf.ts';

const jobvite = await startFakeJobvite();
const server = startTestServer({ JOBVITE_URL: jobvite.base, WEBHOOK_HTTP_HOSTS: jobvite.host });
const IMPORTS = '/api/integrations/imports';
const keys = { companyId: 'qLarkfield', apiKey: 'larkfield_api', secret: 'a-secret-of-larkfield' };
const CSV = 'id,title,closeDate\nA-1,Baker,2099-01-31\nA-2,,\nA-1,Seller,\n';

async function admin(): Promise<PlantedMember> {
  const org = await server.given.organisation();
  await server.given.feature(org, 'jobvite-import');
  return server.given.member(org, { role: 'ADMIN' });
}
const set = (member: PlantedMember) => server.as(member).put(`${IMPORTS}/jobvite`, keys);
const upload = (member: PlantedMember, text = CSV) =>
  server.as(member).put(`${IMPORTS}/file`, { name: 'requisitions.csv', text });
const kindsOf = async ({ orgId }: PlantedMember) =>
  (
    await server.given.owner.query<{ kind: string }>(
      'select kind from audit.entry where org_id = $1 order by id',
      [orgId],
    )
  ).rows.map(({ kind }) => kind);

test('the access to Jobvite is kept, and its key and secret are never told again', async () => {
  const member = await admin();
  const reply = await set(member);
  expect(reply.json()).toEqual({
    isGranted: true,
    jobvite: { companyId: 'qLarkfield', setAt: expect.any(String), setBy: 'Some Body' },
    file: null,
  });
  const { body } = await server.as(member).get(IMPORTS);
  expect(body + reply.body).not.toMatch(/larkfield_api|a-secret/);
  expect(await kindsOf(member)).toEqual(['jobvite-set']);
});

test('key and secret stand in no table and no log line, and staff cannot even read what is sealed', async () => {
  const member = await admin();
  await set(member);
  await server.as(member).post(`${IMPORTS}/jobvite/test`);
  const { rows } = await server.given.owner.query<{ row: string }>(
    `select row_to_json(a)::text as row from core.jobvite_account a union all select row_to_json(i)::text from core.idempotency i
     union all select row_to_json(e)::text from audit.entry e`,
  );
  const kept = rows.map(({ row }) => row).join() + JSON.stringify(server.logged);
  for (const word of [keys.apiKey, keys.secret]) {
    expect(kept).not.toContain(word);
    expect(kept).not.toContain(Buffer.from(word).toString('hex'));
  }
  const { rows: rights } = await server.given.owner.query(
    `select has_column_privilege($1, 'core.jobvite_account', 'sealed', 'select') as may`,
    [`${testDatabaseRolePrefix}_staff`],
  );
  expect(rights).toEqual([{ may: false }]);
});

test('with the old key gone, the access still opens', async () => {
  const member = await admin();
  await set(member);
  const NEW_KEY = 'another key that only tests use, 44 characters';
  const rotation = { services: server.services, url: server.url, prefix: testDatabaseRolePrefix };
  await rotateSecretKey({ ...rotation, from: testSecretKey, to: NEW_KEY });
  const config = { ...server.services.config, SECRET_KEY: NEW_KEY };
  const { app } = await openSecondServer(server, { config });
  jobvite.tellJob();
  const reply = await app.inject({
    method: 'POST',
    url: `${IMPORTS}/jobvite/test`,
    headers: {
      cookie: `sid=${member.session}`,
      'x-csrf-token': deriveCsrfToken(member.session, config),
    },
  });
  expect(reply.json()).toMatchObject({ works: true });
  expect(jobvite.received[0]?.headers).toMatchObject({ 'x-jvi-sc': keys.secret });
  await rotateSecretKey({ ...rotation, from: NEW_KEY, to: testSecretKey });
});

test('the test says that Jobvite took the key, whether it knows a requisition or not', async () => {
  const member = await admin();
  await set(member);
  jobvite.tell({ total: 0, status: { code: 200 }, requisitions: [] });
  const tested = await server.as(member).post(`${IMPORTS}/jobvite/test`);
  expect(tested.json()).toEqual({ works: true, message: 'Jobvite answered, and took the key.' });
});

test('the access is removed with its secret, and again without harm', async () => {
  const member = await admin();
  await set(member);
  for (let n = 0; n < 2; n += 1)
    expect((await server.as(member).delete(`${IMPORTS}/jobvite`)).statusCode).toBe(204);
  const { rows } = await server.given.owner.query(
    'select 1 from core.jobvite_account where org_id = $1',
    [member.orgId],
  );
  expect(rows).toEqual([]);
  expect(await kindsOf(member)).toEqual(['jobvite-set', 'jobvite-removed']);
});

test.each([
  [{ companyId: '' }, 'companyId'],
  [{ apiKey: ' ' }, 'apiKey'],
  [{ secret: 'two words' }, 'secret'],
  [{ secret: 'a\r\nx-evil: 1' }, 'secret'],
  [{ secret: 'ü' }, 'secret'],
  [{ apiKey: 'x'.repeat(501) }, 'apiKey'],
])('%j is refused', async (change, field) => {
  const reply = await server.as(await admin()).put(`${IMPORTS}/jobvite`, { ...keys, ...change });
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]]);
});

test('whoever did not give the password or a code in the last ten minutes is asked for it before keys are touched', async () => {
  const member = await admin();
  await server.given.owner.query(
    `update auth.session s set confirmed_at = now() - interval '11 minutes' from auth.login l where l.id = s.login_id and l.org_id = $1`,
    [member.orgId],
  );
  for (const reply of [await set(member), await server.as(member).delete(`${IMPORTS}/jobvite`)])
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'confirm-first']);
});

test('a file is read row by row, and a role starts from what was kept', async () => {
  const member = await admin();
  const reply = await upload(member);
  expect(reply.json()).toEqual({
    requisitions: 1,
    refused: 2,
    rows: [
      { row: 3, why: 'It has no title.' },
      { row: 4, why: 'The id A-1 stands in row 2 already.' },
    ],
  });
  const sources = (await server.as(member).get(IMPORTS)).json();
  expect(sources.file).toMatchObject({ name: 'requisitions.csv', requisitions: 1 });
  const ask = (reqId: string) =>
    server
      .as(member)
      .post('/dashboard-old/role/import', { params: { reqId }, integration: 'file' });
  const started = await ask(' A-1 ');
  expect(started.statusCode).toBe(201);
  const id = /\d+/.exec(started.json().newRole)?.[0];
  expect((await server.as(member).get(`/api/builder/${id}`)).json()).toMatchObject({
    title: 'Baker',
    closesAt: '2099-01-31T23:59:00.000Z',
  });
  expect((await ask('A-2')).json()).toMatchObject({
    code: 'requisition-not-found',
    message: expect.stringContaining('The file'),
  });
  expect(jobvite.received).toEqual([]);
  expect(await kindsOf(member)).toEqual(
    expect.arrayContaining(['requisitions-uploaded', 'role-imported', 'job-started']),
  );
});

test('another file takes the place of the one before; one without a requisition does not', async () => {
  const member = await admin();
  await upload(member);
  expect((await upload(member, 'id,title\nB-1,Miller\nB-2,Seller')).json().requisitions).toBe(2);
  expect((await upload(member, 'id,title\n,Miller')).json()).toMatchObject({ requisitions: 0 });
  const broken = await upload(member, 'nothing of the kind');
  expect([broken.statusCode, Object.keys(broken.json().fields)]).toEqual([422, ['text']]);
  const { rows } = await server.given.owner.query(
    'select reference from core.requisition where org_id = $1 order by 1',
    [member.orgId],
  );
  expect(rows).toEqual([{ reference: 'B-1' }, { reference: 'B-2' }]);
  expect((await server.as(member).delete(`${IMPORTS}/file`)).statusCode).toBe(204);
  expect((await server.as(member).get(IMPORTS)).json().file).toBe(null);
});

test('a file that is too large is refused, and of many bad rows the first hundred are told', async () => {
  const member = await admin();
  expect((await upload(member, 'x'.repeat(800_001))).statusCode).toBe(422);
  expect((await upload(member, 'x'.repeat(1_100_000))).statusCode).toBe(413);
  const report = (await upload(member, `id,title\nA,Baker\n${',\n'.repeat(150)}`)).json();
  expect([report.requisitions, report.refused, report.rows.length]).toEqual([1, 150, 100]);
});

test('a file of another organisation does not exist', async () => {
  const member = await admin();
  await upload(member);
  const stranger = await admin();
  const reply = await server
    .as(stranger)
    .post('/dashboard-old/role/import', { params: { reqId: 'A-1' }, integration: 'file' });
  expect([reply.statusCode, reply.json().code]).toEqual([409, 'integration-not-configured']);
});
