import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { heardWhile } from '../../test/heard-statements.ts';
import { alsoOpen, useHouse } from '../../test/house.ts';

const house = useHouse();

test('a slow reader has it wait, and the reading ends when they leave', async () => {
  const org = await house.given.organisation();
  await house.given.feature(org, 'global-reporting');
  const admin = await house.given.member(org, { role: 'ADMIN' });
  const job = await house.given.openJob(admin);
  // Pieces of 20 MB, which no socket takes at once.
  await house.given.owner.query(`update core.job set team = repeat('x', 10000) where id = $1`, [
    job.id,
  ]);
  await house.given.owner.query(
    `insert into core.application (org_id, job_id, public_ref, state, submitted_at)
     select $1, $2, chr(65 + i / 9000) || 'A-' || 1000 + i % 9000, 'submitted', now() from generate_series(1, 14000) i`,
    [org.id, job.id],
  );
  const { app } = await alsoOpen(house);
  await app.listen({ port: 0, host: '127.0.0.1' });
  // Listening on a port, its address is an object.
  const { port } = app.server.address() as AddressInfo;
  const readingEnded = () =>
    house.given.owner
      .query(
        'select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())',
      )
      .then(({ rowCount }) => rowCount === 0);

  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const heard = await heardWhile(house.outside, async () => {
    socket.write(
      `GET /api/applicant/list/csv HTTP/1.1\r\nhost: x\r\ncookie: sid=${admin.session}\r\n\r\n`,
    );
    await new Promise((resolve) => socket.once('readable', resolve));
    await new Promise((resolve) => setTimeout(resolve, 400));
  });
  // The few at the beginning, the piece that is on its way, the next one, and the one that is read meanwhile; of eight.
  expect(heard.filter((text) => text.includes('with ordinality')).length).toBeLessThanOrEqual(4);

  const holder = await house.given.owner.connect();
  await holder.query('begin');
  await holder.query('lock table core.application in access exclusive mode');
  try {
    socket.on('data', () => {});
    await expect.poll(readingEnded, { timeout: 5000 }).toBe(false);
    const leftAt = performance.now();
    socket.destroy();
    await expect.poll(readingEnded, { timeout: 5000 }).toBe(true);
    expect(performance.now() - leftAt).toBeLessThan(1000);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
});
