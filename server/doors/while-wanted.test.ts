import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useHouse } from '../test/house.ts';
import { enter } from './enter.ts';

const house = useHouse();

test('a statement that nobody waits for any more is cancelled, and its connection is as good as before', async () => {
  const gone = new AbortController();
  const startedAt = performance.now();
  const asked = enter({ outside: house.outside, door: 'public', signal: gone.signal }, (db) =>
    sql`select pg_sleep(4)`.execute(db),
  );
  setTimeout(() => gone.abort(), 100);
  await expect(asked).rejects.toMatchObject({ code: '57014' });
  expect(performance.now() - startedAt).toBeLessThan(1500);
  const again = await enter({ outside: house.outside, door: 'public' }, (db) =>
    sql<{ n: number }>`select 1 as n`.execute(db),
  );
  expect(again.rows).toEqual([{ n: 1 }]);
});

test('what nobody wants any more is not begun, and what was answered in time is not disturbed', async () => {
  const { outside } = house;
  await expect(
    enter({ outside, door: 'public', signal: AbortSignal.abort() }, async () => 'done'),
  ).rejects.toThrow('aborted');
  const gone = new AbortController();
  await expect(
    enter({ outside, door: 'public', signal: gone.signal }, async () => 'done'),
  ).resolves.toBe('done');
  gone.abort();
  await sleep(50);
  const again = await Promise.all(
    Array.from({ length: 10 }, () =>
      enter({ outside, door: 'public' }, (db) => sql`select pg_sleep(0.02)`.execute(db)),
    ),
  );
  expect(again).toHaveLength(10);
});
