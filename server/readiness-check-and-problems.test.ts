import pg from 'pg';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import {
  openDatabasePools,
  closeDatabasePools,
} from './access/database-pools-and-logins-by-door.ts';
import { databaseUrlForLogin } from './db/database-url-for-login.ts';
import { sendDueEmails } from './features/emails/send-due-emails.ts';
import type { Services } from './services-type.ts';
import { openTaskQueue } from './tasks/dispatch-events-and-open-task-queue.ts';
import { collectSqlStatements } from './test/collect-sql-statements-or-database-messages.ts';
import { openDatabasePoolsOfAnotherProcess } from './test/open-database-pools-of-another-process.ts';
import { testDatabaseRolePrefix, testSecretKey } from './test/start-test-cluster.ts';
import { openSecondServer, startTestServer } from './test/start-test-server.ts';
import { startTestSmtpServer } from './test/test-smtp-server.ts';

const STATUS_TOKEN = 'known-to-whoever-watches';
const server = startTestServer({ STATUS_TOKEN });
const { smtp, services } = startTestSmtpServer(server);
const watcher = { authorization: `Bearer ${STATUS_TOKEN}` };

afterEach(async () => {
  await server.given.owner.query('delete from core.event_outbox');
  await server.given.owner.query('update pii.email_message set cancelled_at = now()');
});

/** Asked of another process each time, as each keeps its answer for a second. */
async function ask(changes: Partial<Services> = services()) {
  const { app } = await openSecondServer(server, changes);
  const stranger = await app.inject({ url: '/readyz' });
  const reply = await app.inject({ url: '/readyz', headers: watcher });
  const ok = reply.statusCode === 200;
  expect(stranger.json()).toEqual({ ok });
  expect(stranger.statusCode).toBe(reply.statusCode);
  expect(reply.headers['retry-after']).toBe(ok ? undefined : '2');
  const { problems, ...rest } = reply.json();
  expect(rest).toEqual({ ok });
  return problems;
}

test('what is wrong is read by whoever holds the token; a stranger, and whoever guesses, reads yes or no', async () => {
  expect(await ask()).toEqual([]);
  const { app } = await openSecondServer(server, { ...services(), leaving: () => true });
  const as = async (authorization: string) =>
    (await app.inject({ url: '/readyz', headers: { authorization } })).json();
  expect(await as(watcher.authorization)).toEqual({ ok: false, problems: ['leaving'] });
  for (const guess of ['', 'Bearer', 'Bearer guessed', `Basic ${STATUS_TOKEN}`, 'Bearer undefined'])
    expect(await as(guess)).toEqual({ ok: false });
});

test('where no token is set nobody reads more, and the log says it once', async () => {
  server.logged.length = 0;
  const { STATUS_TOKEN: _, ...config } = server.services.config;
  const nowhere = 'postgres://nobody@127.0.0.1:1/nothing';
  const pools = openDatabasePools({ app: nowhere, system: nowhere, reviewer: nowhere });
  onTestFinished(() => closeDatabasePools(pools));
  const { app } = await openSecondServer(server, { config, pools });
  for (const headers of [watcher, { authorization: 'Bearer undefined' }, {}]) {
    const reply = await app.inject({ url: '/readyz', headers });
    expect([reply.statusCode, reply.json()]).toEqual([503, { ok: false }]);
  }
  expect(server.logged.filter(({ at }) => at === 'readiness')).toEqual([
    { at: 'readiness', problems: ['database'] },
  ]);
});

test('however many ask, the database is asked once in a second', async () => {
  const { app } = await openSecondServer(server, services());
  const ask = () => app.inject({ url: '/readyz' });
  const questions = async (times: number) => {
    const statements = await collectSqlStatements(server.services, () =>
      Promise.all(Array.from({ length: times }, ask)),
    );
    return statements.filter((text) => text.includes('unready')).length;
  };
  const now = vi.spyOn(performance, 'now').mockReturnValue(10_000);
  onTestFinished(() => now.mockRestore());
  expect(await questions(100)).toBe(1);
  now.mockReturnValue(10_999);
  expect(await questions(100)).toBe(0);
  now.mockReturnValue(11_000);
  expect(await questions(100)).toBe(1);
});

test('a server that takes no changes is not ready', async () => {
  const migrator = new pg.Client({ connectionString: server.url });
  await migrator.connect();
  onTestFinished(() => migrator.end());
  const name = new URL(server.url).pathname.slice(1);
  await migrator.query(`alter database ${name} set default_transaction_read_only = on`);
  const problems = await ask({
    ...services(),
    pools: openDatabasePoolsOfAnotherProcess(server, { connectionMs: 30_000, statementMs: 60_000 }),
  });
  await migrator.query(
    `set default_transaction_read_only = off; alter database ${name} reset default_transaction_read_only`,
  );
  expect(problems).toEqual(['read-only']);
  expect(
    await ask({
      ...services(),
      pools: openDatabasePoolsOfAnotherProcess(server, {
        connectionMs: 30_000,
        statementMs: 60_000,
      }),
    }),
  ).toEqual([]);
});

test('a server whose database lacks a migration is not ready', async () => {
  const { owner } = server.given;
  const { rows } = await owner.query<{ name: string; timestamp: string }>(
    'delete from migration.kysely_migration where name = (select max(name) from migration.kysely_migration) returning name, timestamp',
  );
  expect(await ask()).toEqual(['schema']);
  const [gone] = rows;
  await owner.query('insert into migration.kysely_migration values ($1, $2)', [
    gone?.name,
    gone?.timestamp,
  ]);
  expect(await ask()).toEqual([]);
});

test('a newer schema is served if it says so, and only then', async () => {
  const { owner } = server.given;
  const next = '999-of-the-next-version';
  await owner.query("insert into migration.kysely_migration values ($1, '2099-01-01')", [next]);
  expect(await ask()).toEqual(['schema']);
  await owner.query('insert into migration.tolerated values ($1, 998)', [next]);
  expect(await ask()).toEqual(['schema']);
  await owner.query('update migration.tolerated set from_number = 45 where name = $1', [next]);
  expect(await ask()).toEqual([]);
  await owner.query("delete from migration.tolerated where name like '999%'");
  await owner.query("delete from migration.kysely_migration where name like '999%'");
});

test('a database of something else is not ours', async () => {
  const { owner } = server.given;
  await owner.query(
    'alter function core.unready(text[], text[], timestamptz, integer) rename to unready_elsewhere',
  );
  const problems = await ask();
  await owner.query(
    'alter function core.unready_elsewhere(text[], text[], timestamptz, integer) rename to unready',
  );
  expect(problems).toEqual(['schema']);
});

test('an event that waits for more than a minute is told; a new one is not', async () => {
  const { job } = await server.given.furnishedOrganisation();
  const { owner } = server.given;
  await owner.query('delete from core.event_outbox');
  const { id } = await server.given.happened(job, 'job-started');
  await owner.query("update core.event set at = now() - interval '40 seconds'");
  expect(await ask()).toEqual([]);
  await owner.query("update core.event set at = now() - interval '70 seconds' where id = $1", [id]);
  expect(await ask()).toEqual(['events']);
  await owner.query('delete from core.event_outbox where event_id = $1', [id]);
  expect(await ask()).toEqual([]);
});

/** E-mails of one organisation, each due so many seconds ago; less than 0 is planned. */
async function emails(...dueSecondsAgo: number[]): Promise<{ orgId: number }> {
  const { id: orgId } = await server.given.organisation();
  for (const [n, seconds] of dueSecondsAgo.entries())
    await server.given.owner.query(
      `insert into pii.email_message (org_id, kind, to_address, subject, text, html, message_id, event_id, send_at)
       values ($1, 'reset-password', 'ada@example.com', 'S', 'T', 'H', $2, $3, now() - make_interval(secs => $4))`,
      [orgId, `<${orgId}.${n}@evenhand.test>`, n + 1, seconds],
    );
  return { orgId };
}

test('an e-mail that is due for more than a minute is told; one that is planned, or was sent, is not', async () => {
  await emails(-3600, 40);
  expect(await ask()).toEqual([]);
  await emails(70);
  expect(await ask()).toEqual(['mails']);
  await sendDueEmails(services());
  expect(smtp().received).toHaveLength(2);
  expect(await ask()).toEqual([]);
});

test('e-mails where none leaves the server wait for nobody', async () => {
  await emails(70);
  const { SMTP_URL: _, ...config } = services().config;
  const none = { ...services(), sendEmail: null, config: { ...config, DEMO: false } };
  expect(await ask(none)).toEqual([]);
});

test('e-mails that wait for a mail server that is away do not make this server unready', async () => {
  await emails(70, 70, 70);
  expect(await ask()).toEqual(['mails']);
  smtp().answer('hang');
  const refused = Object.assign(new Error('refused'), { code: 'ECONNECTION' });
  await sendDueEmails({ ...services(), sendEmail: () => Promise.reject(refused) });
  expect(await ask()).toEqual([]);
  // Tried for the last time more than a minute ago, it is this server again that sends none.
  await server.given.owner.query(
    "update pii.email_message set leased_until = leased_until - interval '70 seconds' where leased_until is not null",
  );
  expect(await ask()).toEqual(['mails']);
});

test('a long queue that is being sent does not make this server unready', async () => {
  const { orgId } = await emails(90, 80);
  expect(await ask()).toEqual(['mails']);
  await markSent(orgId, '30 seconds');
  expect(await ask()).toEqual([]);
  await markSent(orgId, '70 seconds');
  await emails(80);
  expect(await ask()).toEqual(['mails']);
});

test('whoever has had their share of the hour waits by right, and nobody else', async () => {
  const { orgId } = await emails(1900, 1800);
  const limited = { ...services(), config: { ...services().config, MAILS_AN_HOUR: 1 } };
  await markSent(orgId, '20 minutes');
  expect(await ask(limited)).toEqual([]);
  expect(await ask()).toEqual(['mails']);
  await emails(70);
  expect(await ask(limited)).toEqual(['mails']);
});

/** The first e-mail of an organisation left so long ago. */
async function markSent(orgId: number, ago: string): Promise<void> {
  await server.given.owner.query(
    `update pii.email_message set sent_at = now() - $2::interval
     where org_id = $1 and id = (select min(id) from pii.email_message where org_id = $1)`,
    [orgId, ago],
  );
}

test('a task that waits for more than a minute is told; one that is tried again later, or is of no queue of ours, is not', async () => {
  const url = databaseUrlForLogin(server.url, 'tasks', {
    prefix: testDatabaseRolePrefix,
    secretKey: testSecretKey,
  });
  const queue = await openTaskQueue(url, server.services);
  await queue.createQueue('of-another-version');
  const due = (name: string, seconds: number) =>
    queue.insert(name, [{ startAfter: new Date(Date.now() - seconds * 1000) }]);
  await due('write-mail', 40);
  await due('write-mail', -300);
  await due('of-another-version', 70);
  expect(await ask()).toEqual([]);
  await due('write-mail', 70);
  expect(await ask()).toEqual(['tasks']);
  await queue.deleteAllJobs('write-mail');
  await queue.stop({ graceful: false });
  expect(await ask()).toEqual([]);
});
