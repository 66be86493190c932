import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  STATEMENT_CANCELLED_BY_REQUEST_MESSAGE,
  collectDatabaseErrorsDuringTest,
} from '../test/collect-database-errors-during-test.ts';
import { startTestServer } from '../test/start-test-server.ts';
import { runTransactionByDoor } from './transactions-by-door-or-token.ts';

const server = startTestServer();

test('a statement that nobody waits for any more is cancelled, and its connection is as good as before', async () => {
  const gone = new AbortController();
  const failures = collectDatabaseErrorsDuringTest(server.services);
  const holder = await server.given.owner.connect();
  await holder.query('select pg_advisory_lock(1)');
  const asked = runTransactionByDoor(
    { services: server.services, door: 'public', signal: gone.signal },
    (db) => sql`select pg_advisory_lock(1)`.execute(db),
  );
  const refused = expect(asked).rejects.toMatchObject({ code: '57014' });
  await expect.poll(countWaiting).toBe(1);
  gone.abort();
  await refused;
  expect(failures).toEqual([STATEMENT_CANCELLED_BY_REQUEST_MESSAGE]);
  await holder.query('select pg_advisory_unlock(1)');
  holder.release();
  const again = await runTransactionByDoor({ services: server.services, door: 'public' }, (db) =>
    sql<{ n: number }>`select 1 as n`.execute(db),
  );
  expect(again.rows).toEqual([{ n: 1 }]);
});

test('what nobody wants any more is not begun, and what was answered in time is not disturbed', async () => {
  const { services } = server;
  await expect(
    runTransactionByDoor(
      { services, door: 'public', signal: AbortSignal.abort() },
      async () => 'done',
    ),
  ).rejects.toThrow('aborted');
  const gone = new AbortController();
  await expect(
    runTransactionByDoor({ services, door: 'public', signal: gone.signal }, async () => 'done'),
  ).resolves.toBe('done');
  gone.abort();
  const again = await Promise.all(
    Array.from({ length: 10 }, () =>
      runTransactionByDoor({ services, door: 'public' }, (db) =>
        sql`select pg_sleep(0.02)`.execute(db),
      ),
    ),
  );
  expect(again).toHaveLength(10);
});

async function countWaiting(): Promise<number> {
  const { rows } = await server.given.owner.query<{ n: number }>(
    `select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows[0]?.n ?? 0;
}
