import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprintDatabase } from '../../test/fingerprint-database-and-freeze-session-times.ts';
import { makeHiringRoundActionsOverHttp } from '../../test/hiring-round-over-http.ts';
import { makeTwinRunSurroundings } from '../../test/make-twin-run-surroundings.ts';
import {
  newSignUpVisitor,
  randomEmailAddress,
} from '../../test/sign-up-test-visitor-and-helpers.ts';
import { testDatabaseRolePrefix, testSecretKey } from '../../test/start-test-cluster.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { runReviewerBlindnessTwinRun } from './run-reviewer-blindness-twin-run.ts';

const server = startTestServer();
const ALIKE = { verdict: 'alike', differing: [], problem: null };

/** Everything that is stored but for the results of runs themselves. */
async function fingerprintOfEverybodyElse(): Promise<string> {
  const { owner } = server.given;
  const { rows } = await owner.query('delete from auth.twin_run returning *');
  const print = await fingerprintDatabase(owner);
  for (const row of rows)
    await owner.query(
      'insert into auth.twin_run overriding system value select * from jsonb_populate_record(null::auth.twin_run, $1)',
      [row],
    );
  return print;
}

const storedRuns = async () =>
  (
    await server.given.owner.query<{ verdict: string | null; problem: string | null }>(
      'select verdict, problem from auth.twin_run order by id',
    )
  ).rows;

let before: string;
beforeEach(async () => {
  await server.given.furnishedOrganisation();
  await server.given.owner.query('delete from auth.twin_run');
  // What the installation makes of itself for the first e-mail to somebody of no organisation.
  await server.given.owner.query('select auth.operator_organisation()');
  before = await fingerprintOfEverybodyElse();
});
afterEach(() => server.setNow(null));

test('two worlds that differ in who applied are alike to their reviewers, and nothing of them is left', async () => {
  expect(await runReviewerBlindnessTwinRun(makeTwinRunSurroundings(server))).toEqual(ALIKE);
  expect(await storedRuns()).toEqual([{ verdict: 'alike', problem: null }]);
  expect(await fingerprintOfEverybodyElse()).toBe(before);
});

test('a reviewer who reads a name makes them different, and where stands without what', async () => {
  const outcome = await runReviewerBlindnessTwinRun(
    makeTwinRunSurroundings(server, { isLeaky: true }),
  );
  expect(outcome).toEqual({
    verdict: 'different',
    differing: ['GET /freview/{hash}/reviews', 'GET /freview/{hash}/reviews: names a candidate'],
    problem: null,
  });
  expect(await fingerprintOfEverybodyElse()).toBe(before);
});

test('in the middle of it nobody sees anything, nothing is held that others wait for, and nothing is sent', async () => {
  const round = makeHiringRoundActionsOverHttp(server);
  const org = await server.given.organisation();
  const admin = await server.given.member(org, { role: 'ADMIN' });
  let middle: string | undefined;
  let sent: object[] = [];
  let held: string[] = [];
  const surroundings = makeTwinRunSurroundings(server, {
    onceRedacted: async () => {
      middle = await fingerprintOfEverybodyElse();
      const locks = await server.given.owner.query<{ lock: string }>(
        `select distinct l.locktype || ' ' || coalesce(l.relation::regclass::text, '') || ' ' || l.mode as lock
         from pg_locks l where l.pid <> pg_backend_pid() and l.granted and l.locktype = 'relation'
           and l.database = (select oid from pg_database where datname = current_database())
           and l.mode not in ('AccessShareLock', 'RowShareLock', 'RowExclusiveLock')`,
      );
      held = locks.rows.map(({ lock }) => lock);
      // Others found, publish, apply and send meanwhile; a statement that waited three seconds for a lock would fail.
      await newSignUpVisitor(server).linkFor(randomEmailAddress());
      const job = await round.publishedRole(admin);
      await round.apply(job, {
        firstName: 'Ada',
        lastName: 'Okoro',
        email: randomEmailAddress(),
        source: 'Direct',
        answers: ['I call.', 'I bake.'],
      });
      const { rows } = await server.given.owner.query(
        `select to_address from pii.email_message where to_address like '%.invalid'`,
      );
      sent = rows;
    },
  });
  before = await fingerprintOfEverybodyElse();
  expect(await runReviewerBlindnessTwinRun(surroundings)).toEqual(ALIKE);
  expect(middle).toBe(before);
  expect(held).toEqual([]);
  expect(sent).toEqual([]);
});

test('of two at once one plays, also where nobody may sign up, and mail and cookies are those of production', async () => {
  const config = {
    ...server.services.config,
    NODE_ENV: 'production' as const,
    DEMO: false,
    BASE_URL: 'https://hiring.example.org',
    SIGNUP: 'closed' as const,
  };
  const services = { ...server.services, config };
  const play = () =>
    runReviewerBlindnessTwinRun(makeTwinRunSurroundings({ url: server.url, services }));
  const outcomes = await Promise.all([play(), play()]);
  expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1);
  expect(outcomes.filter((outcome) => outcome !== undefined)).toEqual([ALIKE]);
});

test('one whose database goes away in the middle is not finished, leaves nothing, and the next one plays', async () => {
  const surroundings = makeTwinRunSurroundings(server, {
    onceRedacted: async () => {
      const client = await server.given.owner.connect();
      // A login may end what it began itself, which the role of the owner may not.
      await client.query('set role none');
      const { rowCount } = await client.query(
        `select pg_terminate_backend(a.pid) from pg_stat_activity a
         where a.datname = current_database() and a.usename = $1 and a.state = 'idle in transaction'`,
        [`${testDatabaseRolePrefix}_migrator`],
      );
      client.release(true);
      expect(rowCount).toBe(1);
    },
  });
  const outcome = await runReviewerBlindnessTwinRun(surroundings);
  expect(outcome?.verdict).toBeNull();
  expect(outcome?.problem).not.toBeNull();
  expect(await fingerprintOfEverybodyElse()).toBe(before);
  expect(await runReviewerBlindnessTwinRun(makeTwinRunSurroundings(server))).toEqual(ALIKE);
});

test('a process that is killed in the middle leaves nothing, and the next one plays ten minutes later', async () => {
  const program = fileURLToPath(new URL('../../commands/twin-run-command.ts', import.meta.url));
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'test',
      SECRET_KEY: testSecretKey,
      DATABASE_URL: server.url,
      DATABASE_ROLE_PREFIX: testDatabaseRolePrefix,
      DATA_DIR: tmpdir(),
      DEMO: 'true',
    },
    stdio: 'ignore',
  });
  const ended = once(child, 'close');
  // It has written of worlds that it has not taken back.
  await expect
    .poll(
      async () =>
        (
          await server.given.owner.query(
            `select from pg_locks l join pg_stat_activity a on a.pid = l.pid
             where a.usename = $1 and a.datname = current_database() and l.relation = 'core.application'::regclass
               and l.mode = 'RowExclusiveLock'`,
            [`${testDatabaseRolePrefix}_migrator`],
          )
        ).rowCount,
    )
    .toBeGreaterThan(0);
  child.kill('SIGKILL');
  expect(await ended).toEqual([null, 'SIGKILL']);
  await expect.poll(fingerprintOfEverybodyElse).toBe(before);
  expect(await storedRuns()).toEqual([{ verdict: null, problem: null }]);
  expect(await runReviewerBlindnessTwinRun(makeTwinRunSurroundings(server))).toBeUndefined();
  server.setNow(new Date(Date.now() + 11 * 60_000));
  expect(await runReviewerBlindnessTwinRun(makeTwinRunSurroundings(server))).toEqual(ALIKE);
});
