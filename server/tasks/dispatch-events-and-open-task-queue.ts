import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { encodeBroadcastEvents } from '../events/encode-and-decode-broadcast-events.ts';
import type { BroadcastEvent } from '../events/event-kind-catalogue-and-broadcast-event-type.ts';
import type { Services } from '../services-type.ts';
import { allEventTasks } from './all-event-periodic-and-start-tasks.ts';
import type { EventTaskData } from './event-periodic-and-start-up-task-types.ts';

const ORGANISATIONS_A_STEP = 500;
/** Shared by the organisations of a step, so that one with a great many leaves room for the others. */
const EVENTS_A_STEP = 1000;
/** On which every process is told what has happened. */
export const LIVE_NOTIFY_CHANNEL = 'evenhand_live';

type Todo = {
  org_id: number;
  event_id: number;
  kind: string;
  job_id: number | null;
  actor_kind: string;
  actor_id: number | null;
};

/**
 * Goes through all organisations of which something waits, once, and gives the number of events that it took. Processes share
 * the work: each organisation has one dispatcher at a time, so that what happened first is queued first, and whoever finds it
 * taken goes on to the next.
 */
export async function dispatchEvents(
  pool: pg.Pool,
  boss: PgBoss,
  services: Services,
): Promise<number> {
  let taken = 0;
  let after: number | undefined = 0;
  while (after !== undefined) {
    const step = await dispatchStep(pool, after, (client, events) =>
      queueTasksAndNotify(client, { boss, services, events }),
    );
    taken += step.taken;
    after = step.upTo;
  }
  return taken;
}

/**
 * Deletes what waits of the next organisations, queues its tasks and tells every process what has happened, in the same transaction:
 * a commit that comes late is found by the next pass, what a process that dies has begun is found by another, and nothing is told
 * twice.
 */
async function dispatchStep(
  pool: pg.Pool,
  after: number,
  hand: (client: pg.PoolClient, events: Todo[]) => Promise<void>,
): Promise<{ taken: number; upTo: number | undefined }> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const waiting = await holdNextOrganisations(client, after);
    const held = waiting.filter(({ isHeld }) => isHeld).map(({ id }) => id);
    const events = held.length > 0 ? await takeEvents(client, held) : [];
    if (events.length > 0) await hand(client, events);
    await client.query('commit');
    return { taken: events.length, upTo: waiting.at(-1)?.id };
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** Hops from one organisation to the next along the key, however many events each has. */
async function holdNextOrganisations(
  client: pg.PoolClient,
  after: number,
): Promise<{ id: number; isHeld: boolean }[]> {
  const { rows } = await client.query<{ id: number; isHeld: boolean }>(
    `with recursive next (id) as (
       select (select min(o.org_id) from core.event_outbox o where o.org_id > $1)
       union all
       select (select min(o.org_id) from core.event_outbox o where o.org_id > next.id) from next where next.id is not null),
     waiting as materialized (select id from next where id is not null limit $2)
     select id, id not in (select core.leaving_organisations())
       and pg_try_advisory_xact_lock(hashtextextended('dispatch', id)) as "isHeld" from waiting`,
    [after, ORGANISATIONS_A_STEP],
  );
  return rows;
}

/** In a statement of its own: it sees all that was committed before the locks were had. */
async function takeEvents(client: pg.PoolClient, held: number[]): Promise<Todo[]> {
  const { rows } = await client.query<Todo>(
    `with gone as (delete from core.event_outbox where ctid = any (array(
         select own.ctid from unnest($1::bigint[]) holder (id), lateral (
           select o.ctid from core.event_outbox o where o.org_id = holder.id order by o.event_id limit $2) own))
       returning org_id, event_id, kind)
     select gone.*, e.job_id, e.actor_kind, e.actor_id from gone
       join core.event e on e.org_id = gone.org_id and e.id = gone.event_id
     order by gone.org_id, gone.event_id`,
    [held, Math.floor(EVENTS_A_STEP / held.length)],
  );
  return rows;
}

async function queueTasksAndNotify(
  client: pg.PoolClient,
  { boss, services, events }: { boss: PgBoss; services: Services; events: Todo[] },
): Promise<void> {
  for (const [name, task] of Object.entries(allEventTasks)) {
    const called = events.filter(({ kind }) => task.on.some((event) => event === kind));
    const wanting = called.length > 0 ? await task.findWanting?.(services) : undefined;
    const wanted = called.filter(({ org_id }) => wanting?.has(org_id) ?? true);
    if (wanted.length > 0) {
      await boss.insert(
        name,
        wanted.map(({ org_id, event_id }) => ({
          data: { orgId: org_id, eventId: event_id } satisfies EventTaskData,
        })),
        { db: { executeSql: (text, values) => client.query(text, values) } },
      );
    }
  }
  for (const note of encodeBroadcastEvents(events.map(changeOf)))
    await client.query('select pg_notify($1, $2)', [LIVE_NOTIFY_CHANNEL, note]);
}

function changeOf({ org_id, kind, job_id, actor_kind, actor_id }: Todo): BroadcastEvent {
  return {
    orgId: org_id,
    kind,
    jobId: job_id,
    memberId: actor_kind === 'member' ? actor_id : null,
    byCandidate: actor_kind === 'candidate',
  };
}

/** The queue itself, as its own login on its own pool. */
export async function openTaskQueue(url: string, services: Pick<Services, 'log'>): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'pgboss',
    createSchema: false,
    useListenNotify: true,
    max: 4,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  boss.on('error', (error) => services.log({ at: 'queue', error: error.message }));
  await boss.start();
  for (const name of Object.keys(allEventTasks)) {
    await boss.createQueue(name, {
      notify: true,
      retryLimit: 8,
      retryDelay: 2,
      retryBackoff: true,
      expireInSeconds: 30,
    });
  }
  return boss;
}
