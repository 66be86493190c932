import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { startTestCluster } from '../../server/test/start-test-cluster.ts';
import {
  findPostgresVersion,
  openBenchOwnerPool,
} from '../create-bench-database-and-open-owner-pool.ts';
import type { BenchmarkResult } from '../print-and-document-benchmark-results.ts';
import { startServerUnderTest } from '../start-benchmark-and-server-under-test.ts';
import {
  fillManyOrganisations,
  leaveWorkInOrganisations,
} from './fill-many-organisations-and-leave-them-work.ts';

const LOOK_EVERY_MS = 50;
const PATIENCE_MS = 150_000;
const EVENTS_A_SECOND = 1000;
const STEADY_S = 20;
const STEPS_A_SECOND = 10;

/** What says that something has not been done yet in some organisation. */
const waiting = {
  'events are taken': 'exists (select from core.event_outbox)',
  'counters are added': 'exists (select from core.job_delta)',
  'entries are sealed': 'exists (select from audit.unsealed)',
  'e-mails are written': `exists (select from core.event_outbox) or exists (
     select from pgboss.job where state < 'completed' and name not like '\\_\\_%')`,
  'facts are added up': 'exists (select from core.fact_queue)',
};
type Work = keyof typeof waiting;

/** How long the first that waits has been waiting. */
const ages = {
  'an event': `select min(e.at) from core.event_outbox o join core.event e on e.org_id = o.org_id and e.id = o.event_id`,
  'a counter': 'select min(at) from core.job_delta',
  'an entry to seal': `select min(e.at) from audit.unsealed u join audit.entry e on e.org_id = u.org_id and e.id = u.entry_id`,
};
type Waiting = keyof typeof ages;

/**
 * Each of so many organisations has something to be done at one moment: how long until the last is seen to. Then a thousand events a
 * second, one organisation after the other: how long the longest of them waits.
 */
export async function measureBackgroundWork(
  most: number,
): Promise<{ rows: BenchmarkResult[]; postgresVersion: string }> {
  const howMany = Math.min(10_000, most);
  const cluster = await startTestCluster({ durable: true });
  const owner = openBenchOwnerPool(cluster.url);
  try {
    await fillManyOrganisations(owner, howMany);
    const server = await startServerUnderTest(cluster.url);
    try {
      await sleep(3000);
      const rows = [
        ...rowsOfBurst(await measureBurst(owner, howMany), howMany),
        ...rowsOfSteadyWork(await measureSteadyWork(owner, howMany)),
      ];
      return { rows, postgresVersion: await findPostgresVersion(owner) };
    } finally {
      server.close();
    }
  } finally {
    await owner.end();
    await cluster.stop();
  }
}

/** @returns seconds, of what is not done in time as well: it says no more than that */
async function measureBurst(owner: pg.Pool, howMany: number): Promise<Map<Work, number>> {
  await leaveWorkInOrganisations(owner, { from: 1, until: howMany });
  await notifyServer(owner);
  const startedAt = performance.now();
  const seconds = () => (performance.now() - startedAt) / 1000;
  const done = new Map<Work, number>();
  const names = Object.keys(waiting) as Work[];
  while (done.size < names.length && seconds() * 1000 < PATIENCE_MS) {
    const { rows } = await owner.query<Record<Work, boolean>>(
      `select ${names.map((name) => `${waiting[name]} as "${name}"`).join(', ')}`,
    );
    for (const name of names)
      if (rows[0]?.[name] === false && !done.has(name)) done.set(name, seconds());
    await sleep(LOOK_EVERY_MS);
  }
  for (const name of names) {
    if (done.has(name)) continue;
    console.log(`After ${PATIENCE_MS / 1000} s it is not so yet that ${name} everywhere.`);
    done.set(name, seconds());
  }
  return done;
}

async function measureSteadyWork(owner: pg.Pool, howMany: number): Promise<Map<Waiting, number>> {
  const longest = new Map<Waiting, number>();
  const each = EVENTS_A_SECOND / STEPS_A_SECOND;
  const startedAt = performance.now();
  const names = Object.keys(ages) as Waiting[];
  for (let step = 0; step < STEADY_S * STEPS_A_SECOND; step += 1) {
    const from = ((step * each) % howMany) + 1;
    await leaveWorkInOrganisations(owner, { from, until: from + each - 1 });
    await notifyServer(owner);
    const { rows } = await owner.query<Record<Waiting, number | null>>(
      `select ${names.map((name) => `(extract(epoch from now() - (${ages[name]})) * 1000)::float8 as "${name}"`).join(', ')}`,
    );
    for (const name of names)
      longest.set(name, Math.max(longest.get(name) ?? 0, rows[0]?.[name] ?? 0));
    await sleep(Math.max(0, startedAt + ((step + 1) * 1000) / STEPS_A_SECOND - performance.now()));
  }
  const took = (performance.now() - startedAt) / 1000;
  if (took > STEADY_S * 1.1)
    console.log(
      `${EVENTS_A_SECOND * STEADY_S} events came in ${took.toFixed(0)} s: the machine has no more to give.`,
    );
  return longest;
}

/** As any request says that it has left something. */
async function notifyServer(owner: pg.Pool): Promise<void> {
  await owner.query("select pg_notify('evenhand_work', 'bench')");
}

/** Nobody waits for facts: whoever reads figures adds up what waits of their own organisation. */
function rowsOfBurst(done: ReadonlyMap<Work, number>, howMany: number): BenchmarkResult[] {
  return [...done].map(([work, seconds]) => ({
    what: `${howMany} organisations with an event each at once: ${work} in the last after`,
    measured: seconds * 1000,
    unit: ' ms',
    goal: work === 'facts are added up' ? null : { atMost: 5000 },
    seen:
      seconds * 1000 < PATIENCE_MS
        ? `${(howMany / seconds).toFixed(0)} organisations a second`
        : 'not in all by then',
  }));
}

function rowsOfSteadyWork(longest: ReadonlyMap<Waiting, number>): BenchmarkResult[] {
  return [...longest].map(([name, ms]) => ({
    what: `${EVENTS_A_SECOND} events a second, for ${STEADY_S} s: ${name} waits at most`,
    measured: ms,
    unit: ' ms',
    goal: { atMost: 5000 },
  }));
}
