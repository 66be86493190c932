import type pg from 'pg';
import { PgBoss } from 'pg-boss';
import type { Outside } from '../outside.ts';
import { tasks } from './catalogue.ts';
import type { TaskData } from './task.ts';

const TODOS_A_PASS = 500;

/** Deletes what waits and queues its tasks in the same transaction: a commit that comes late is found by the next pass. */
export async function dispatchOnce(pool: pg.Pool, boss: PgBoss): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query("select pg_advisory_xact_lock(hashtextextended('dispatch', 0))");
    const { rows } = await client.query<{ org_id: number; event_id: number; kind: string }>(
      `delete from core.event_todo where ctid = any (array(select ctid from core.event_todo limit $1))
       returning org_id, event_id, kind`,
      [TODOS_A_PASS],
    );
    for (const [name, task] of Object.entries(tasks)) {
      const wanted = rows.filter(({ kind }) => task.on.some((event) => event === kind));
      if (wanted.length > 0) {
        await boss.insert(
          name,
          wanted.map(({ org_id, event_id }) => ({
            data: { orgId: org_id, eventId: event_id } satisfies TaskData,
          })),
          { db: { executeSql: (text, values) => client.query(text, values) } },
        );
      }
    }
    await client.query('commit');
    return rows.length;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** The queue itself, as its own login on its own pool. */
export async function openQueue(url: string, outside: Pick<Outside, 'log'>): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: url,
    schema: 'pgboss',
    createSchema: false,
    useListenNotify: true,
    max: 4,
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  boss.on('error', (error) => outside.log({ at: 'queue', error: error.message }));
  await boss.start();
  for (const name of Object.keys(tasks)) {
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
