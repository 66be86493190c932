import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { csrfTokenOf } from './doors/session.ts';
import { alsoOpen, useHouse } from './test/house.ts';

const house = useHouse();

test('a request that was taken before the end is answered before the end', async () => {
  const member = await house.given.member(await house.given.organisation(), { role: 'ADMIN' });
  const job = await house.given.openJob(member);
  let isLeaving = false;
  const { app } = await alsoOpen(house, { leaving: () => isLeaving });
  await app.listen({ port: 0, host: '127.0.0.1' });
  // Listening on a port, its address is an object.
  const { port } = app.server.address() as AddressInfo;
  const holder = await house.given.owner.connect();
  await holder.query('begin');
  await holder.query('select 1 from core.job where id = $1 for update', [job.id]);
  const asked = fetch(`http://127.0.0.1:${port}/dashboard-old/role/${job.id}/archive-open`, {
    method: 'POST',
    headers: {
      cookie: `sid=${member.session}`,
      'x-csrf-token': csrfTokenOf(member.session, house.outside.config),
    },
  });
  await expect
    .poll(
      async () =>
        (await house.given.owner.query('select 1 from pg_locks where not granted')).rowCount,
    )
    .toBeGreaterThan(0);
  isLeaving = true;
  const startedAt = performance.now();
  const closed = app.close();
  await holder.query('rollback');
  holder.release();
  expect((await asked).status).toBe(200);
  await closed;
  expect(performance.now() - startedAt).toBeLessThan(2000);
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow();
});
