import { findHiringStepDropOffEndpoint } from '@evenhand/contract/reporting/organisation-reports.ts';
import { expect, test } from 'vitest';
import { insertFigureFactRowsForTests } from '../../test/figure-fact-and-demographics-test-data.ts';
import {
  STATEMENT_CANCELLED_BY_REQUEST_MESSAGE,
  collectDatabaseErrorsDuringTest,
} from '../../test/collect-database-errors-during-test.ts';
import { openSecondServer, startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer({ EO_DISCLOSURE: 'row-rule' });
const TWO_YEARS = '?from=2024-01-01&until=2025-12-31';
const LOOPS = 4;

async function reportingAdmin() {
  const org = await server.given.organisation();
  await server.given.feature(org, 'global-reporting');
  const admin = await server.given.member(org, { role: 'ADMIN' });
  const job = await server.given.job(admin, { publishedAt: new Date('2024-01-01') });
  const fact = { job, furthest: 'cvreview', answers: { gender: 'gender.woman' } } as const;
  await insertFigureFactRowsForTests(
    server.given.owner,
    Array.from({ length: 300 }, (_, n) => ({
      ...fact,
      startedDay: `2025-0${1 + (n % 9)}-1${n % 10}`,
    })),
  );
  return admin;
}

test('two admins who ask for two years again and again are answered, and so is everybody else', async () => {
  let counting = 0;
  let most = 0;
  const busy = await openSecondServer(server, {
    inThread: async (program, input) => {
      counting += 1;
      most = Math.max(most, counting);
      return server.services.inThread(program, input).finally(() => {
        counting -= 1;
      });
    },
  });
  const admins = [await reportingAdmin(), await reportingAdmin()];
  const colleague = admins[0];
  if (colleague === undefined) throw new Error('no admin');
  /** On a machine that is busy with something else nobody is refused for good. */
  const get = async (session: string, url: string): Promise<number> => {
    const reply = await busy.app.inject({ method: 'GET', url, cookies: { sid: session } });
    return reply.headers['retry-after'] === undefined ? reply.statusCode : get(session, url);
  };
  let isLooping = true;
  const loops = admins.flatMap(({ session }) =>
    [1, 2].map(async () => {
      const statuses = [];
      for (let n = 0; n < LOOPS; n += 1)
        statuses.push(await get(session, `${findHiringStepDropOffEndpoint.path}${TWO_YEARS}`));
      return statuses;
    }),
  );
  const others = (async () => {
    const statuses = [];
    while (isLooping) statuses.push(await get(colleague.session, '/job-counts'));
    return statuses;
  })();
  const reports = (await Promise.all(loops)).flat();
  isLooping = false;
  expect(new Set(reports)).toEqual(new Set([200]));
  const beside = await others;
  expect(new Set(beside)).toEqual(new Set([200]));
  expect(beside.length).toBeGreaterThan(LOOPS);
  expect(most).toBeLessThanOrEqual(2);
});

test('a client that goes away takes its report with it', async () => {
  const { session } = await reportingAdmin();
  const { app } = await openSecondServer(server);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const leaving = new AbortController();
  const failures = collectDatabaseErrorsDuringTest(server.services);
  const holder = await server.given.owner.connect();
  try {
    await holder.query('begin');
    await holder.query('lock table eo.application_fact in access exclusive mode');
    const query = fetch(`${address}${findHiringStepDropOffEndpoint.path}${TWO_YEARS}`, {
      headers: { cookie: `sid=${session}` },
      signal: leaving.signal,
    }).catch((error: Error) => error.name);
    await expect.poll(countWaiting, { interval: 20 }).toBeGreaterThan(0);
    leaving.abort();
    expect(await query).toBe('AbortError');
    await expect.poll(countWaiting, { interval: 20 }).toBe(0);
    await expect.poll(() => failures).toEqual([STATEMENT_CANCELLED_BY_REQUEST_MESSAGE]);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
});

/** Statements of this server that wait for the facts. */
async function countWaiting(): Promise<number> {
  const { rows } = await server.given.owner.query<{ n: number }>(
    `select count(*)::int as n from pg_locks where relation = 'eo.application_fact'::regclass and not granted
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows[0]?.n ?? 0;
}
