import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  closeDatabasePools,
  openDatabasePools,
} from '../../access/database-pools-and-logins-by-door.ts';
import { databaseUrlForLogin } from '../../db/database-url-for-login.ts';
import type { DatabaseLoginName } from '../../db/database-roles.ts';
import {
  makeHiringRoundActionsOverHttp,
  type RoundApplication,
} from '../hiring-round-over-http.ts';
import { runServerProcess, startServerProcess } from '../start-or-run-server-process.ts';
import { findFreePort } from '../find-free-port.ts';
import { testDatabaseRolePrefix, testSecretKey } from '../start-test-cluster.ts';
import { openSecondServer, startTestServer } from '../start-test-server.ts';
import {
  doesPgbouncerKeepPreparedStatements,
  type PgbouncerSettings,
  startPgbouncer,
} from './start-pgbouncer.ts';

const server = startTestServer();
const names = ['app', 'app_house', 'app_reviewer', 'tasks'] as const;
const isModern = doesPgbouncerKeepPreparedStatements();

const at = (login: DatabaseLoginName, base = server.url) =>
  databaseUrlForLogin(base, login, { prefix: testDatabaseRolePrefix, secretKey: testSecretKey });

/** The settings as docs/running.md gives them to the logins, here for this database alone. */
beforeAll(async () => {
  const migrator = new pg.Client({ connectionString: server.url });
  await migrator.connect();
  for (const login of ['app', 'app_house', 'app_reviewer'])
    for (const setting of [
      "search_path = 'pg_catalog'",
      "statement_timeout = '5s'",
      "lock_timeout = '3s'",
      "idle_in_transaction_session_timeout = '10s'",
      "plan_cache_mode = 'force_generic_plan'",
    ])
      await migrator.query(
        `alter role ${testDatabaseRolePrefix}_${login} in database ${new URL(server.url).pathname.slice(1)} set ${setting}`,
      );
  await migrator.end();
});

async function openPgbouncer(manner: PgbouncerSettings): Promise<string> {
  const pooler = await startPgbouncer([server.url, ...names.map((login) => at(login))], manner);
  onTestFinished(() => pooler.stop());
  return Object.assign(new URL(server.url), { port: String(pooler.port) }).href;
}

/** What `npm start` is given, but for the log-ins of the demo, which take their time. */
async function settingsFor(addresses: Record<string, string>): Promise<Record<string, string>> {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'evenhand-pooled-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }));
  const PORT = String(await findFreePort());
  return { PORT, DATA_DIR, SECRET_KEY: testSecretKey, DEMO: 'false', ...addresses };
}

async function startSays(addresses: Record<string, string>): Promise<string> {
  const { code, stderr } = await runServerProcess(await settingsFor(addresses));
  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  return stderr.trim();
}

test('by session the server starts, is ready, and stops', async () => {
  const pooled = await openPgbouncer({ mode: 'session' });
  const started = await startServerProcess(
    await settingsFor({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: server.url }),
  );
  expect((await fetch(`${started.baseUrl}/readyz`)).status).toBe(200);
  expect(await started.stop()).toBe(0);
});

test('by transaction the server starts where prepared statements are kept, and says what to do where not', async () => {
  const pooled = await openPgbouncer({ mode: 'transaction' });
  const addresses = { DATABASE_URL: pooled, DATABASE_DIRECT_URL: server.url };
  if (isModern) {
    const started = await startServerProcess(await settingsFor(addresses));
    expect((await fetch(`${started.baseUrl}/readyz`)).status).toBe(200);
    expect(await started.stop()).toBe(0);
    return;
  }
  expect(await startSays(addresses)).toMatch(
    /^The pooler at 127\.0\.0\.1:\d+ loses the prepared statements of DATABASE_URL: take PgBouncer 1\.21 or newer with max_prepared_statements = 300, or set its pool_mode to session\.$/,
  );
});

test('by statement it does not start', async () => {
  const pooled = await openPgbouncer({ mode: 'statement' });
  expect(await startSays({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: server.url })).toMatch(
    /^The pooler at 127\.0\.0\.1:\d+ does not keep a transaction of DATABASE_URL on one connection: set its pool_mode to session, or to transaction\.$/,
  );
});

test('a pooler that was not made to ignore connection options is told apart', async () => {
  const pooled = await openPgbouncer({ mode: 'session', ignoresOptions: false });
  expect(await startSays({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: server.url })).toMatch(
    /^The pooler at \S+ refuses the connection options .* of DATABASE_URL .*: set its ignore_startup_parameters to options\.$/,
  );
});

test.each(['session', 'transaction'] as const)(
  'by %s it does not start where the direct address is missing, swapped, or pooled for the tasks',
  async (mode) => {
    const pooled = await openPgbouncer({ mode });
    expect(await startSays({ DATABASE_URL: pooled })).toMatch(
      /^DATABASE_URL leads through a pooler \(\S+\): set DATABASE_DIRECT_URL to the database itself, past it\.$/,
    );
    expect(await startSays({ DATABASE_URL: server.url, DATABASE_DIRECT_URL: pooled })).toMatch(
      /^DATABASE_DIRECT_URL leads through a pooler \(\S+\): set it to the database itself, past it\.$/,
    );
    if (mode === 'session') return;
    const tasks = at('tasks', pooled);
    expect(await startSays({ DATABASE_URL: server.url, DATABASE_TASKS_URL: tasks })).toMatch(
      /^DATABASE_TASKS_URL leads through a pooler \(\S+\): set it to the database itself, past it\.$/,
    );
  },
);

test('a hiring round goes through the pooler, many at once', async () => {
  const pooled = await openPgbouncer({ mode: isModern ? 'transaction' : 'session' });
  const pools = openDatabasePools(
    {
      app: at('app', pooled),
      system: at('app_house', pooled),
      reviewer: at('app_reviewer', pooled),
    },
    undefined,
    { connectionMs: 30_000, statementMs: 60_000 },
  );
  onTestFinished(() => closeDatabasePools(pools));
  const { app } = await openSecondServer(server, { pools });
  const org = await server.given.organisation();
  const admin = await server.given.member(org, { role: 'ADMIN' });
  const readers = [await server.given.member(org), await server.given.member(org)];
  const round = makeHiringRoundActionsOverHttp(server, (request) => app.inject(request));
  const job = await round.publishedRole(admin, { reviewers: readers });
  const applications: RoundApplication[] = [];
  for (const letter of 'abcde')
    applications.push(
      await round.apply(job, {
        firstName: `Writer${letter}`,
        lastName: 'Of Letters',
        source: 'Direct',
        email: `pooled-${letter}@example.com`,
        answers: ['I call next door.', 'I bake elsewhere.'],
      }),
    );
  const links = await round.sendToReview(admin, job, applications, readers);
  expect(links).toHaveLength(2);
  for (const link of links) await round.scoreAll(link);
  // As PgBouncer 1.18 broke under load: with statements prepared on other connections, sessions were not found.
  const asked = await Promise.all(
    Array.from({ length: 300 }, (_, n) =>
      app.inject({
        url: n % 2 ? '/job/list-es' : '/api/user/current',
        headers: { cookie: `sid=${admin.session}` },
      }),
    ),
  );
  expect(new Set(asked.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
});
