import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { findAuditTrailBreaks } from '../../events/find-audit-trail-breaks.ts';
import { sealAuditTrail } from '../../events/seal-audit-trail.ts';
import { openTaskQueue } from '../../tasks/dispatch-events-and-open-task-queue.ts';
import { findWordsInDatabase } from '../../test/find-words-in-database-and-files.ts';
import { givenCareersPage } from '../../test/given-careers-page.ts';
import { makeHiringRoundActionsOverHttp } from '../../test/hiring-round-over-http.ts';
import { readRowsOfOrganisation } from '../../test/rows-of-organisation.ts';
import { testDatabaseRolePrefix, testSecretKey } from '../../test/start-test-cluster.ts';
import { startTwoCells, withSessionOfCell } from '../../test/start-two-cells.ts';
import {
  plantCandidateNameBesideOthersInTest,
  writeCandidateNameInEveryPlace,
} from '../../test/write-candidate-name-in-every-place.ts';
import { databaseUrlForLogin } from '../database-url-for-login.ts';

const { a, b, directoryUrl } = await startTwoCells();
const script = fileURLToPath(new URL('../../commands/operator-command.ts', import.meta.url));
const NAME = { firstName: 'Zyxabelle', lastName: 'Vorquazilkh' };
/** What both databases know of a move themselves. */
const OWN_RECORDS = ['auth.moved_name', 'auth.organisation_move'];

let organisation: Awaited<ReturnType<typeof playRoundOfOrganisation>>;
let before: Record<string, string[]>;
let printed: string;
beforeAll(async () => {
  organisation = await playRoundOfOrganisation();
  await leaveWaitingTask();
  before = await readRowsOfOrganisation(a.given.owner, organisation.id);
  const { code, said } = await operator('move', organisation.slug, 'b');
  printed = said;
  if (code !== 0) throw new Error(said);
});

test('every row of every table is in the other database as it was, and the command says so', async () => {
  const { 'core.event_outbox': outboxBefore, ...rowsBefore } = before;
  const {
    'core.event_outbox': outbox,
    'auth.organisation_move': record,
    ...rows
  } = await readRowsOfOrganisation(b.given.owner, organisation.id);
  expect(Object.keys(rows).length).toBeGreaterThan(50);
  expect(rows).toEqual(rowsBefore);
  expect(outbox).toEqual(
    [
      ...(outboxBefore ?? []),
      `(${organisation.taskEvent},job-published,${organisation.id})`,
    ].sort(),
  );
  expect(record?.length).toBe(1);
  expect(await ofLogin(b, 'auth.device')).toBe(1);
  expect(await ofLogin(b, 'auth.recovery_code')).toBe(1);
  expect(await ofLogin(b, 'auth.oidc_identity')).toBe(1);
  const total = Object.values(before).reduce((sum, { length }) => sum + length, 3);
  expect(printed).toMatch(/^ +5 {2}core\.application$/m);
  expect(printed).toMatch(
    new RegExp(
      `^ +${total} {2}rows, the same on both sides by their fingerprint [0-9a-f]{64}$`,
      'm',
    ),
  );
  expect(printed).toContain('It is in cell b.');
});

test('the first cell has nothing of it but hashes', async () => {
  const left = await readRowsOfOrganisation(a.given.owner, organisation.id);
  expect(Object.keys(left).sort()).toEqual(OWN_RECORDS.toSorted());
  const words = [
    NAME.firstName,
    NAME.lastName,
    organisation.admin.email,
    organisation.candidateEmail,
  ];
  expect(await findWordsInDatabase(a.given.owner, words)).toEqual([]);
  expect(await findWordsInDatabase(b.given.owner, words)).not.toEqual([]);
  const { rows } = await a.given.owner.query(
    "select 1 from pg_trigger where tgname ~ '^moving' union select 1 from pgboss.job",
  );
  expect(rows).toEqual([]);
});

test.each(['a', 'b'] as const)(
  'links, keys and addresses from before lead to it through cell %s',
  async (at) => {
    const cell = { a, b }[at];
    const status = async (url: string, headers: Record<string, string> = {}) =>
      (await cell.running.app.inject({ url, headers })).statusCode;
    const { token, link, job, path, logo, photo, key, feed } = organisation;
    expect(await status(`/application/${token}`)).toBe(303);
    expect(await status(`/application/${token.slice(1)}`)).toBe(303);
    expect(await status(`/freview/${link}/reviews`)).toBe(200);
    expect(await status(`/apply/${job.hash}`)).toBe(200);
    expect(await status(path)).toBe(200);
    expect(await status(logo)).toBe(200);
    expect(await status(photo)).toBe(401);
    expect(await status('/api/v1/jobs', { authorization: `Bearer ${key}` })).toBe(200);
    expect(await status(new URL(feed).pathname)).toBe(200);
    expect(await status(`/application/${token.slice(0, -4)}aaaa`)).toBe(404);
  },
);

test('its people and candidates go on there, with new links that lead there at once', async () => {
  const { admin, job, token } = organisation;
  const round = makeHiringRoundActionsOverHttp(b, (request) => a.running.app.inject(request));
  const own = withSessionOfCell('b', await b.given.sessionOf(admin));
  const shown = await round.staff({ ...admin, ...own }, 'GET', `/api/manage/${job.id}`);
  expect(shown.body).toContain('Baker');
  await round.staff({ ...admin, ...own }, 'POST', '/api/calendar-feeds', { detail: 'references' });
  const applicant = await round.begin(job, { ...writer(9), email: 'later@example.com' });
  expect(applicant.token[0]).toBe('b');
  expect(applicant.token).not.toBe(token);
  expect(await sessionsOf(a)).toBe(0);
});

test('the audit trail is whole in both, with what is sealed after the move', async () => {
  await sealAuditTrail(b.services);
  const breaks = await runTransactionByDoor(
    { services: b.services, door: 'staff', actor: { orgId: organisation.id, actorId: null } },
    findAuditTrailBreaks,
  );
  expect(breaks).toEqual([]);
  const unsealed = await b.given.owner.query('select 1 from audit.unsealed where org_id = $1', [
    organisation.id,
  ]);
  expect(unsealed.rowCount).toBe(0);
  const { rows } = await b.given.owner.query<{ n: number }>(
    'select max(n) as n from audit.seal where org_id = $1',
    [organisation.id],
  );
  expect(rows[0]?.n).toBe(2);
});

test('a second run says where it is, and it can move back by the same command of the other cell', async () => {
  expect((await operator('move', organisation.slug, 'b')).said).toContain('It is in cell b.');
  const logIns = [
    { email: organisation.admin.email },
    { issuer: 'https://id.example.org', subject: 'one' },
  ];
  const cellsOfLogIns = () =>
    Promise.all(logIns.map(async (name) => a.services.directory?.findCell([name])));
  expect(await cellsOfLogIns()).toEqual(['b', 'b']);
  const rows = await readRowsOfOrganisation(b.given.owner, organisation.id);
  const { said } = await operator('move', String(organisation.id), 'a', { CELL: 'b' });
  expect(said).toContain('It is in cell a.');
  expect(await cellsOfLogIns()).toEqual(['a', 'a']);
  const back = await readRowsOfOrganisation(a.given.owner, organisation.id);
  for (const table of OWN_RECORDS) [rows, back].map((one) => delete one[table]);
  expect(back).toEqual(rows);
  const { token } = organisation;
  for (const { running } of [a, b])
    expect((await running.app.inject(`/application/${token}`)).statusCode).toBe(303);
});

async function playRoundOfOrganisation() {
  const { given, services } = a;
  const round = makeHiringRoundActionsOverHttp(a);
  const { org, slug, path } = await givenCareersPage(a);
  await given.feature(org, 'integrations');
  const admin = withSessionOfCell('a', await given.member(org, { role: 'ADMIN' }));
  const reviewers = [await given.member(org), await given.member(org)];
  const job = await round.publishedRole(admin, { reviewers });
  const candidates = [];
  for (let n = 0; n < 5; n += 1) candidates.push(await round.apply(job, writer(n)));
  const [first, second] = candidates;
  if (first === undefined || second === undefined) throw new Error('nobody applied');
  const [link = '', other = ''] = await round.sendToReview(admin, job, candidates, reviewers);
  await round.scoreAll(other);
  await round.finish(other);
  const planted = (one: typeof first) => ({
    id: one.id,
    orgId: org.id,
    jobId: job.id,
    token: one.token,
    email: one.email,
  });
  const named = { application: planted(first), name: NAME, admin };
  await writeCandidateNameInEveryPlace(given, named);
  await plantCandidateNameBesideOthersInTest(given, { ...named, stays: planted(second) });
  const { token: key } = (
    await round.staff(admin, 'POST', '/api/integrations/keys', {
      name: 'HR',
      scopes: ['merit:read'],
    })
  ).json<{ token: string }>();
  const { url: feed } = (
    await round.staff(admin, 'POST', '/api/calendar-feeds', { detail: 'references' })
  ).json<{ url: string }>();
  const logoKey = randomBytes(16).toString('base64url');
  const run = (text: string, values: unknown[]) => given.owner.query(text, values);
  await run(
    `with logo as (insert into core.organisation_logo (org_id, key, image) values ($1, $2, '\\x01'))
     update core.organisation set logo_key = $2 where org_id = $1`,
    [org.id, logoKey],
  );
  await run(
    `with own as (select id from auth.login where email = $1),
     device as (insert into auth.device (login_id, words) select id, 'Firefox on Windows' from own),
     code as (insert into auth.recovery_code (login_id, code_hash) select id, sha256('1') from own)
     insert into auth.oidc_identity (login_id, issuer, subject) select id, 'https://id.example.org', 'one' from own`,
    [admin.email],
  );
  await given.support(admin);
  await sealAuditTrail(services);
  const { rows } = await given.owner.query<{ id: number }>(
    "select id from core.event where org_id = $1 and kind = 'job-published'",
    [org.id],
  );
  return {
    id: org.id,
    taskEvent: rows[0]?.id ?? 0,
    slug,
    path,
    admin,
    job,
    link,
    token: first.token,
    candidateEmail: first.email,
    key,
    feed,
    logo: `/logos/${org.id}-${logoKey}.webp`,
    photo: `/photos/${admin.id}-1.webp`,
  };
}

function writer(n: number) {
  return {
    ...NAME,
    firstName: n === 0 ? NAME.firstName : `Ada${n}`,
    email: `applicant-${n}@example.com`,
    source: '',
    answers: ['I call the repair service.', 'I bake at the neighbour’s.'],
  };
}

/** The queue holds work of it, which nobody has done yet. */
async function leaveWaitingTask(): Promise<void> {
  const identity = { prefix: testDatabaseRolePrefix, secretKey: testSecretKey };
  const queue = await openTaskQueue(databaseUrlForLogin(a.url, 'tasks', identity), a.services);
  await queue.insert('write-mail', [
    { data: { orgId: organisation.id, eventId: organisation.taskEvent } },
  ]);
  await queue.stop({ graceful: false });
}

async function ofLogin({ given }: typeof a, table: string): Promise<number> {
  const { rows } = await given.owner.query<{ n: number }>(
    `select count(*)::int as n from ${table} join auth.login l on l.id = login_id where l.org_id = $1`,
    [organisation.id],
  );
  return rows[0]?.n ?? 0;
}

async function sessionsOf({ given }: typeof a): Promise<number> {
  const { rows } = await given.owner.query<{ n: number }>(
    'select count(*)::int as n from auth.session s where not exists (select from auth.login l where l.id = s.login_id)',
  );
  return rows[0]?.n ?? 0;
}

/** The command as an operator types it, with the settings of a cell. */
function operator(...words: [...string[], Record<string, string>] | string[]) {
  const settings = typeof words.at(-1) === 'object' ? (words.pop() as unknown as object) : {};
  const { CELLS, BASE_URL } = a.services.config;
  const cell = Reflect.get(settings, 'CELL') ?? 'a';
  const env = {
    PATH: process.env['PATH'] ?? '',
    SECRET_KEY: testSecretKey,
    DATA_DIR: tmpdir(),
    BASE_URL,
    CELL: String(cell),
    CELLS: Object.entries(CELLS)
      .map(([letter, at]) => `${letter}=${at}`)
      .join(', '),
    CELL_DIRECTORY_URL: directoryUrl,
    TRUSTED_PROXIES: '127.0.0.1',
    DATABASE_URL: cell === 'a' ? a.url : b.url,
    CELL_DATABASE_URLS: `a=${a.url}, b=${b.url}`,
  };
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(process.execPath, [script, ...(words as string[])], { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : 1, said: stdout + stderr }),
    );
  });
}
