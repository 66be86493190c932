import { expect, test } from 'vitest';
import { queryFirstColumn } from '../../test/database-doors-logins-and-table-lists.ts';
import { fakeJobviteRequisition, startFakeJobvite } from '../../test/fake-jobvite.ts';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';

/*
 * The shape of Jobvite's API, as far as it is public: GET https://api.jobvite.com/api/v2/job with the headers x-jvi-api and
 * x-jvi-sc (announced for all customers in 2024), answered with `requisitions`, `total` and a `status` in the body that
 * counts for more than the one of HTTP. The paths: developers.getknit.dev/docs/jobvite-native-apis-list. The parameters and
 * fields: Jobvite Data Services 3.0 of 18 June 2014 (docshare.tips and scribd.com/document/252169450), its job feed with
 * companyId, start and count among them, and what programs of customers read: requisitionId, department, category,
 * locations, closeDate in milliseconds, hiringManagers with e-mail addresses.
 */
const jobvite = await startFakeJobvite();
const server = startTestServer({ JOBVITE_URL: jobvite.base, WEBHOOK_HTTP_HOSTS: jobvite.host });
const IMPORTS = '/api/integrations/imports';
const keys = { companyId: 'qLarkfield', apiKey: 'larkfield_api', secret: 'a-secret-of-larkfield' };

async function admin({ granted = true, jobvite: isSet = true } = {}): Promise<PlantedMember> {
  const org = await server.given.organisation();
  const member = await server.given.member(org, { role: 'ADMIN' });
  if (granted) await server.given.feature(org, 'jobvite-import');
  if (granted && isSet) await server.as(member).put(`${IMPORTS}/jobvite`, keys);
  return member;
}

const importFrom = (member: PlantedMember, reqId = 'REQ-104', more: object = {}) =>
  server
    .as(member)
    .post('/dashboard-old/role/import', { params: { reqId }, integration: 'jobvite', ...more });

const draftOf = async (member: PlantedMember, newRole: string) =>
  (await server.as(member).get(`/api/builder/${/\d+/.exec(newRole)?.[0]}`)).json();

test('a requisition of Jobvite becomes a draft with its words, owned by whoever imports it', async () => {
  const member = await admin();
  jobvite.tellJob();
  const reply = await importFrom(member, '  req-104 ');
  expect(reply.statusCode).toBe(201);
  const { newRole } = reply.json();
  expect(newRole).toMatch(/^\/builder\/\d+\/new\/high-volume$/);
  expect(await draftOf(member, newRole)).toMatchObject({
    phase: 'DRAFT',
    title: 'Turbine Technician',
    team: 'Operations',
    location: 'Hull, England, United Kingdom',
    description:
      'What you will do\n\nYou climb, you mend & you write it down.\n\n- Twelve towers\n- One van',
    closesAt: '2099-11-30T23:59:00.000Z',
    openUntilFilled: false,
    members: [{ id: member.id, role: 'admin' }],
  });
});

test('the question is the vendor’s: its path, its parameters, and the keys in headers alone', async () => {
  const member = await admin();
  jobvite.tellJob({ requisitionId: 'R & D/7 ü' });
  expect((await importFrom(member, 'R & D/7 ü')).statusCode).toBe(201);
  const [query] = jobvite.received;
  const url = new URL(query?.path ?? '', jobvite.base);
  expect(url.pathname).toBe('/api/v2/job');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    companyId: 'qLarkfield',
    requisitionId: 'R & D/7 ü',
    start: '1',
    count: '10',
  });
  expect(query?.headers).toMatchObject({
    'x-jvi-api': 'larkfield_api',
    'x-jvi-sc': 'a-secret-of-larkfield',
    accept: 'application/json',
  });
  expect(query?.path).not.toContain('secret');
  expect(query?.headers).not.toHaveProperty('cookie');
});

test('colleagues whom the requisition names join as reviewers; strangers, leavers and the importer do not', async () => {
  const member = await admin();
  const org = { id: member.orgId };
  const colleague = await server.given.member(org);
  const leaver = await server.given.member(org);
  const stranger = await server.given.member(await server.given.organisation());
  await server.given.owner.query('update core.member set deactivated_at = now() where id = $1', [
    leaver.id,
  ]);
  jobvite.tellJob({
    primaryHiringManagerEmail: member.email,
    hiringManagers: [{ email: colleague.email.toUpperCase() }, { email: stranger.email }],
    recruiters: [{ email: leaver.email }, { email: 'nobody' }],
  });
  const { members } = await draftOf(member, (await importFrom(member)).json().newRole);
  expect(
    members.flatMap(({ id, role }: { id: number; role: string | null }) =>
      role === null ? [] : [[id, role]],
    ),
  ).toEqual(
    expect.arrayContaining([
      [member.id, 'admin'],
      [colleague.id, 'reviewer'],
    ]),
  );
  expect(members.filter(({ role }: { role: string | null }) => role !== null)).toHaveLength(2);
});

test.each([
  ['a day that is over', Date.UTC(2020, 0, 1), null],
  ['no day', null, null],
  ['a day in summer', Date.UTC(2098, 6, 1), '2098-07-01T22:59:00.000Z'],
])('%s as closing date is suggested only if it lies ahead', async (_, closeDate, closesAt) => {
  const member = await admin();
  jobvite.tellJob({ closeDate });
  const draft = await draftOf(member, (await importFrom(member)).json().newRole);
  expect(draft).toMatchObject({ closesAt, openUntilFilled: false, phase: 'DRAFT' });
});

test('a requisition that was imported is told with its roles, and imported again only on purpose', async () => {
  const member = await admin();
  jobvite.tellJob();
  const { newRole } = (await importFrom(member)).json();
  const again = await importFrom(member);
  expect([again.statusCode, again.json().code]).toEqual([409, 'already-imported']);
  expect(jobvite.received).toHaveLength(1);
  const found = await server.as(member).get(`${IMPORTS}/roles?reqId=REQ-104&integration=jobvite`);
  expect(found.json().roles).toEqual([
    {
      id: Number(/\d+/.exec(newRole)?.[0]),
      title: 'Turbine Technician',
      isDraft: true,
      importedAt: expect.any(String),
    },
  ]);
  const second = await importFrom(member, 'REQ-104', { again: true });
  expect(second.statusCode).toBe(201);
  expect(second.json().newRole).not.toBe(newRole);
  const stranger = await admin();
  expect((await importFrom(stranger)).statusCode).toBe(201);
});

test('two who import at once get one role, and the other is told of it', async () => {
  const member = await admin();
  jobvite.tellJob();
  const replies = await Promise.all([importFrom(member), importFrom(member)]);
  expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
});

test('whoever lost the answer gets it again, although Jobvite is away by now', async () => {
  const member = await admin();
  jobvite.tellJob();
  const ask = () =>
    server
      .as(member)
      .post(
        '/dashboard-old/role/import',
        { params: { reqId: 'REQ-104' }, integration: 'jobvite' },
        { 'idempotency-key': 'import-once-please' },
      );
  const first = await ask();
  jobvite.answer(503);
  const second = await ask();
  expect([second.statusCode, second.json()]).toEqual([201, first.json()]);
  expect(jobvite.received).toHaveLength(1);
});

test.each([
  ['without the feature', { granted: false }, 403, 'not-allowed', 'Request ‘Import from Jobvite’'],
  ['without access to Jobvite', { jobvite: false }, 409, 'integration-not-configured', 'Settings'],
])('%s an admin is told what to do', async (_, given, status, code, words) => {
  const reply = await importFrom(await admin(given));
  expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
  expect(reply.json().message).toContain(words);
  expect(jobvite.received).toEqual([]);
});

test('a requisition that Jobvite does not know is not found', async () => {
  const member = await admin();
  jobvite.tell({ total: 0, status: { code: 200 }, requisitions: [] });
  const none = await importFrom(member);
  expect([none.statusCode, none.json().code]).toEqual([404, 'requisition-not-found']);
  jobvite.tellJob({ requisitionId: 'REQ-1040' });
  expect((await importFrom(member)).json().code).toBe('requisition-not-found');
});

test.each(['', ' \n ', 'x'.repeat(257), 'a\u0000b', 'a\u202eb'])(
  'the requisition id %.10j is refused at its field',
  async (reqId) => {
    const reply = await importFrom(await admin({ jobvite: false }), reqId);
    expect([400, 422]).toContain(reply.statusCode);
    expect(jobvite.received).toEqual([]);
  },
);

test('a requisition id of 256 characters is taken, and an unknown system is not', async () => {
  const member = await admin();
  const reqId = 'x'.repeat(256);
  jobvite.tellJob({ requisitionId: reqId });
  expect((await importFrom(member, reqId)).statusCode).toBe(201);
  const other = await importFrom(member, 'REQ-1', { integration: 'workday' });
  expect([other.statusCode, Object.keys(other.json().fields)]).toEqual([422, ['integration']]);
});

test('a member who is no admin may not import', async () => {
  const member = await server.given.member({ id: (await admin()).orgId });
  const reply = await importFrom(member);
  expect([reply.statusCode, reply.json().code]).toEqual([403, 'not-allowed']);
  expect(jobvite.received).toEqual([]);
});

const hostile: [what: string, play: () => void, words: string][] = [
  ['refuses the key', () => jobvite.tell({ status: { code: 401 } }), 'refused the key'],
  ['is broken', () => jobvite.answer(500), 'answered with an error'],
  ['was asked too often', () => jobvite.answer(429), 'asked too often'],
  ['answers a page', () => jobvite.tell('<html>'), 'could not be read'],
  ['answers another shape', () => jobvite.tell({ requisitions: [7] }), 'could not be read'],
  [
    'answers without end',
    () =>
      jobvite.answer((reply) => {
        reply.writeHead(200);
        const chunk = Buffer.alloc(65_536, ' ');
        const more = () => {
          while (!reply.destroyed && reply.write(chunk));
        };
        reply.on('drain', more);
        more();
      }),
    'far more than one',
  ],
  [
    'sends to the own network',
    () =>
      jobvite.answer((reply) => reply.writeHead(302, { location: `${jobvite.base}/secret` }).end()),
    'another address',
  ],
  [
    'breaks off in the middle',
    () =>
      jobvite.answer((reply) => {
        reply.writeHead(200, { 'content-length': '1000' });
        reply.write('{"requisitions":[', () => reply.destroy());
      }),
    'could not be reached',
  ],
];

test.each(hostile)(
  'a Jobvite that %s changes nothing and is told in words',
  async (_, play, words) => {
    const member = await admin();
    play();
    const reply = await importFrom(member);
    expect([reply.statusCode, reply.json().code]).toEqual([502, 'upstream-error']);
    expect(reply.json().message).toContain(words);
    expect(jobvite.received).toHaveLength(1);
    const { rows } = await server.given.owner.query('select 1 from core.job where org_id = $1', [
      member.orgId,
    ]);
    expect(rows).toEqual([]);
    const tested = await server.as(member).post(`${IMPORTS}/jobvite/test`);
    expect(tested.json()).toEqual({ works: false, message: expect.stringContaining(words) });
  },
);

test('what Jobvite tells is text and nothing else: markup is gone, and what cannot be stored as well', async () => {
  const member = await admin();
  jobvite.tellJob({
    title: '<b>Baker</b>\u0000 \u202e& \ud800miller',
    description: `<img src=x onerror=alert(1)>${'Long. '.repeat(5000)}`,
    department: 'x'.repeat(500),
    location: null,
    locations: null,
  });
  const draft = await draftOf(member, (await importFrom(member)).json().newRole);
  expect(draft.title).toBe('<b>Baker</b> & \ufffdmiller');
  expect(draft.description).toMatch(/^Long\. /);
  expect(draft.description.length).toBeLessThanOrEqual(20_000);
  expect(draft).toMatchObject({ team: 'x'.repeat(100), location: null });
  expect(fakeJobviteRequisition.title).toBe('Turbine Technician');
});

/** Every transaction holds the lock on its own number; what it does is nobody else's to see. */
const openTransactions = `select count(*)::int from pg_locks l join pg_stat_activity a using (pid)
  where l.locktype = 'virtualxid' and a.datname = current_database() and pid <> pg_backend_pid()`;

test('while Jobvite is asked, no transaction is open', async () => {
  const member = await admin();
  let open: number | undefined;
  // Tasks in the background open short ones of their own; whoever waited for Jobvite in one would keep it open.
  const countUntilNone = async () => {
    while (open !== 0) open = Number(await queryFirstColumn(server.given.owner, openTransactions));
  };
  jobvite.answer((reply) => {
    void countUntilNone().then(() => reply.writeHead(500).end());
  });
  await importFrom(member);
  expect(open).toBe(0);
});
