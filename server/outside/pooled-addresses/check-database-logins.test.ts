import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { databaseUrlForLogin } from '../../db/database-url-for-login.ts';
import type { DatabaseLoginName } from '../../db/database-roles.ts';
import { cloneTestDatabase } from '../../test/clone-test-database-and-open-owner-pool.ts';
import { startStandInPooler } from '../../test/start-stand-in-pooler.ts';
import { testDatabaseRolePrefix, testSecretKey } from '../../test/start-test-cluster.ts';
import { checkDatabaseIsUsable } from '../check-database-and-connection-messages.ts';
import { checkDatabaseLogins } from './check-database-logins.ts';
import { StartError } from '../start-error.ts';

const identity = { prefix: testDatabaseRolePrefix, secretKey: testSecretKey };
const names = ['app', 'app_house', 'app_reviewer', 'tasks'] as const;
const settings = {
  search_path: 'pg_catalog',
  statement_timeout: '5s',
  lock_timeout: '3s',
  idle_in_transaction_session_timeout: '10s',
  plan_cache_mode: 'force_generic_plan',
};

let url: string;
let migrator: pg.Client;
beforeAll(async () => {
  url = await cloneTestDatabase();
  migrator = new pg.Client({ connectionString: url });
  await migrator.connect();
});
afterAll(() => migrator.end());

const at = (login: DatabaseLoginName, base = url) => databaseUrlForLogin(base, login, identity);

/** The addresses as they are without a pooler, but for what is changed. */
function check(
  changes: Partial<Record<DatabaseLoginName | 'direct', { url: string; setting: string }>> = {},
) {
  const given = (login: DatabaseLoginName) =>
    changes[login] ?? { url: at(login), setting: 'DATABASE_URL' };
  return checkDatabaseLogins({
    logins: {
      app: given('app'),
      system: given('app_house'),
      reviewer: given('app_reviewer'),
    },
    tasks: given('tasks'),
    direct: changes.direct ?? { url, setting: 'DATABASE_DIRECT_URL' },
    prefix: testDatabaseRolePrefix,
  });
}

/** A pooler before the doors alone. */
async function openPooler(manner: Parameters<typeof startStandInPooler>[1]) {
  const logins = Object.fromEntries(
    names.map((login) => [`${testDatabaseRolePrefix}_${login}`, at(login)]),
  );
  const pooler = await startStandInPooler({ ...logins, [new URL(url).username]: url }, manner);
  onTestFinished(() => pooler.close());
  const pooled = Object.assign(new URL(url), { port: String(pooler.port) }).href;
  const given = (login: DatabaseLoginName) => ({ url: at(login, pooled), setting: 'DATABASE_URL' });
  return {
    pooled,
    tasks: given('tasks'),
    doors: {
      app: given('app'),
      app_house: given('app_house'),
      app_reviewer: given('app_reviewer'),
    },
  };
}

/** What the sentences say to do, for this database alone: other tests work with the same roles. */
async function giveSettingsToLogins(): Promise<void> {
  const database = new URL(url).pathname.slice(1);
  for (const login of names.slice(0, 3))
    for (const [name, value] of Object.entries(settings))
      await migrator.query(
        `alter role ${testDatabaseRolePrefix}_${login} in database ${database} set ${name} = '${value}'`,
      );
  onTestFinished(async () => {
    for (const login of names.slice(0, 3))
      await migrator.query(
        `alter role ${testDatabaseRolePrefix}_${login} in database ${database} reset all`,
      );
  });
}

async function expectSentence(checking: Promise<unknown>, sentence: RegExp): Promise<void> {
  const refusal: unknown = await checking.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(StartError);
  expect(String(refusal)).toMatch(sentence);
  expect(String(refusal)).not.toMatch(/\n/);
  expect(String(refusal)).not.toContain(new URL(at('app')).password);
}

test('addresses that lead to the database itself will do', async () => {
  await expect(check()).resolves.toBeUndefined();
});

test('a pooler that keeps a connection for a session will do, once the logins have their settings', async () => {
  const { doors } = await openPooler({ mode: 'session' });
  await expectSentence(
    check(doors),
    /^StartError: The login evenhand_app\w* of DATABASE_URL works without search_path, statement_timeout, lock_timeout, idle_in_transaction_session_timeout, plan_cache_mode, as the pooler at 127\.0\.0\.1:\d+ drops connection options: run `alter role evenhand_app\w* set search_path = 'pg_catalog'; .*; alter role evenhand_app\w* set plan_cache_mode = 'force_generic_plan'` once, and have the pooler connect anew\.$/,
  );
  await giveSettingsToLogins();
  const again = await openPooler({ mode: 'session' });
  await expect(check(again.doors)).resolves.toBeUndefined();
});

test.each(Object.keys(settings))(
  'a login without its %s is refused, and only that is named',
  async (name) => {
    await giveSettingsToLogins();
    const database = new URL(url).pathname.slice(1);
    await migrator.query(
      `alter role ${testDatabaseRolePrefix}_app_reviewer in database ${database} reset ${name}`,
    );
    const { doors } = await openPooler({ mode: 'session' });
    await expectSentence(
      check(doors),
      new RegExp(
        `^StartError: The login evenhand_app_reviewer of DATABASE_URL works without ${name}, as`,
      ),
    );
  },
);

test('a pooler that knows prepared statements may lend by transaction, one that does not may not', async () => {
  await giveSettingsToLogins();
  const old = await openPooler({ mode: 'transaction' });
  await expectSentence(
    check(old.doors),
    /^StartError: The pooler at 127\.0\.0\.1:\d+ loses the prepared statements of DATABASE_URL: take PgBouncer 1\.21 or newer with max_prepared_statements = 300, or set its pool_mode to session\.$/,
  );
  const modern = await openPooler({ mode: 'transaction', keepsPrepared: true });
  await expect(check(modern.doors)).resolves.toBeUndefined();
});

test('a pooler that lends by statement is refused', async () => {
  await giveSettingsToLogins();
  const { doors } = await openPooler({ mode: 'statement', keepsPrepared: true });
  await expectSentence(
    check(doors),
    /^StartError: The pooler at \S+ does not keep a transaction of DATABASE_URL on one connection: set its pool_mode to session, or to transaction\.$/,
  );
});

test('a pooler that takes no connection options is refused', async () => {
  const { doors, pooled } = await openPooler({ mode: 'session', options: 'refused' });
  await expectSentence(
    check(doors),
    /^StartError: The pooler at \S+ refuses the connection options .* of DATABASE_URL .*: set its ignore_startup_parameters to options\.$/,
  );
  await expectSentence(
    checkDatabaseIsUsable(pooled),
    /^StartError: DATABASE_URL leads through a pooler \(\S+\): set DATABASE_DIRECT_URL to the database itself, past it\.$/,
  );
});

test('a pooler with one connection for a login is refused', async () => {
  await giveSettingsToLogins();
  const { doors } = await openPooler({ mode: 'transaction', keepsPrepared: true, size: 1 });
  await expectSentence(
    check(doors),
    /^StartError: The pooler at \S+ lends the login of DATABASE_URL no second connection: raise its default_pool_size\.$/,
  );
});

test('a direct address that leads through a pooler is refused before anything is migrated', async () => {
  const { pooled } = await openPooler({ mode: 'session' });
  await expectSentence(
    checkDatabaseIsUsable(pooled, 'DATABASE_DIRECT_URL'),
    /^StartError: DATABASE_DIRECT_URL leads through a pooler \(\S+\): set it to the database itself, past it\.$/,
  );
});

test('an address of the tasks at which nothing is heard is refused', async () => {
  const { tasks } = await openPooler({ mode: 'transaction' });
  await expectSentence(
    check({ tasks: { ...tasks, setting: 'DATABASE_TASKS_URL' } }),
    /^StartError: DATABASE_TASKS_URL leads through a pooler \(\S+\): set it to the database itself, past it\.$/,
  );
});

test.each([
  ['app', 'app_reviewer', 'DATABASE_APP_URL', 'may not become evenhand_\\w+', 'evenhand_app'],
  [
    'app_reviewer',
    'app',
    'DATABASE_APP_REVIEWER_URL',
    'may not become evenhand_reviewer',
    'evenhand_app_reviewer',
  ],
  [
    'app_house',
    'tasks',
    'DATABASE_APP_HOUSE_URL',
    'may not become evenhand_\\w+',
    'evenhand_app_house',
  ],
] as const)(
  'the address of %s with the login %s is refused',
  async (login, other, setting, what, usual) => {
    await expectSentence(
      check({ [login]: { url: at(other), setting } }),
      new RegExp(
        `^StartError: The login evenhand_${other} of ${setting} ${what}: give ${setting} the login ${usual}, or another`,
      ),
    );
  },
);

test('a login of a door that may more than its doors is refused', async () => {
  await expectSentence(
    check({ app: { url, setting: 'DATABASE_APP_URL' } }),
    /^StartError: The login evenhand_migrator of DATABASE_APP_URL may (not )?become evenhand_\w+: /,
  );
});

test('an address that leads to another database is refused', async () => {
  const elsewhere = await cloneTestDatabase();
  const given = { url: at('app', elsewhere), setting: 'DATABASE_APP_URL' };
  await expectSentence(
    check({ app: given }),
    /^StartError: DATABASE_APP_URL \(\S+\) leads to another database than DATABASE_DIRECT_URL \(\S+\): set both to the same\.$/,
  );
  await expectSentence(
    check({ direct: { url: elsewhere, setting: 'DATABASE_DIRECT_URL' } }),
    /leads to another database than DATABASE_DIRECT_URL/,
  );
});

test('a database that takes no changes is refused, at each address', async () => {
  const database = new URL(url).pathname.slice(1);
  const role = `${testDatabaseRolePrefix}_app_reviewer`;
  await migrator.query(
    `alter role ${role} in database ${database} set default_transaction_read_only = on`,
  );
  onTestFinished(async () => {
    await migrator.query(`alter role ${role} in database ${database} reset all`);
  });
  const sentence = (setting: string) =>
    new RegExp(
      `^StartError: The database at \\S+ takes no changes, as a standby or by default_transaction_read_only: set ${setting} to the one that does\\.$`,
    );
  await expectSentence(check(), sentence('DATABASE_URL'));
  await migrator.query(`alter database ${database} set default_transaction_read_only = on`);
  const refused = checkDatabaseIsUsable(url, 'DATABASE_DIRECT_URL').catch(
    (error: unknown) => error,
  );
  const refusal = await refused;
  await migrator.query(
    `set default_transaction_read_only = off; alter database ${database} reset default_transaction_read_only`,
  );
  expect(String(refusal)).toMatch(sentence('DATABASE_DIRECT_URL'));
});
