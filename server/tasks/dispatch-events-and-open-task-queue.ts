import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import { encodeBroadcastEvents } from '../events/encode-broadcast-events.ts';
import type { BroadcastEvent } from '../events/event-catalogue.ts';
import type { Services } from '../services-type.ts';
import { allEventTasks } from './all-event-and-periodic-tasks.ts';
import type { EventTaskData } from './event-and-periodic-task-types.ts';

const TODOS_A_PASS = 500;
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
 * Deletes what waits, queues its tasks and tells every process what has happened, in the same transaction: a commit that comes
 * late is found by the next pass, and nothing is told twice.
 */
export async function dispatchEvents(
  pool: pg.Pool,
  boss: PgBoss,
  services: Services,
): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query("begin; select pg_advisory_xact_lock(hashtextextended('dispatch', 0))");
    const { rows } = await client.query<Todo>(
      `with gone as (delete from core.event_outbox where ctid = any (array(select ctid from core.event_outbox limit $1))
         returning org_id, event_id, kind)
       select gone.*, e.job_id, e.actor_kind, e.actor_id from gone
         join core.event e on e.org_id = gone.org_id and e.id = gone.event_id`,
      [TODOS_A_PASS],
    );
    for (const [name, task] of Object.entries(allEventTasks)) {
      const called = rows.filter(({ kind }) => task.on.some((event) => event === kind));
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
    for (const note of encodeBroadcastEvents(rows.map(changeOf)))
      await client.query('select pg_notify($1, $2)', [LIVE_NOTIFY_CHANNEL, note]);
    await client.query('commit');
    return rows.length;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
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
