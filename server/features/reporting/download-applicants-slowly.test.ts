import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import {
  STATEMENT_CANCELLED_BY_REQUEST_MESSAGE,
  collectDatabaseErrorsDuringTest,
} from '../../test/collect-database-errors-during-test.ts';
import { collectSqlStatements } from '../../test/collect-sql-statements-or-database-messages.ts';
import { openSecondServer, startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
/** That the file below is read in. */
const PIECES = 8;

test('a slow reader has it wait, and the reading ends when they leave', async () => {
  const org = await server.given.organisation();
  await server.given.feature(org, 'global-reporting');
  const admin = await server.given.member(org, { role: 'ADMIN' });
  const job = await server.given.openJob(admin);
  // Pieces of 20 MB, which no socket takes at once.
  await server.given.owner.query(`update core.job set team = repeat('x', 10000) where id = $1`, [
    job.id,
  ]);
  await server.given.owner.query(
    `insert into core.application (org_id, job_id, public_ref, state, submitted_at)
     select $1, $2, chr(65 + i / 9000) || 'A-' || 1000 + i % 9000, 'submitted', now() from generate_series(1, 14000) i`,
    [org.id, job.id],
  );
  const { app } = await openSecondServer(server);
  await app.listen({ port: 0, host: '127.0.0.1' });
  // Listening on a port, its address is an object.
  const { port } = app.server.address() as AddressInfo;
  const readingEnded = () =>
    server.given.owner
      .query(
        'select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())',
      )
      .then(({ rowCount }) => rowCount === 0);

  const socket = connect(port, '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const heard = await collectSqlStatements(server.services, async () => {
    socket.write(
      `GET /api/applicant/list/csv HTTP/1.1\r\nhost: x\r\ncookie: sid=${admin.session}\r\n\r\n`,
    );
    await new Promise((resolve) => socket.once('readable', resolve));
    // What does not wait for its reader has read on by the time somebody else has it all.
    const whole = await fetch(`http://127.0.0.1:${port}/api/applicant/list/csv`, {
      headers: { cookie: `sid=${admin.session}` },
    });
    for await (const _ of whole.body ?? []);
  });
  // The few at the beginning, the piece that is on its way, the next one, and the one that is read meanwhile.
  const pieces = heard.filter((text) => text.includes('with ordinality')).length;
  expect(pieces - PIECES).toBeLessThanOrEqual(4);

  const failures = collectDatabaseErrorsDuringTest(server.services);
  const holder = await server.given.owner.connect();
  await holder.query('begin');
  await holder.query('lock table core.application in access exclusive mode');
  try {
    socket.on('data', () => {});
    await expect.poll(readingEnded).toBe(false);
    socket.destroy();
    await expect.poll(readingEnded).toBe(true);
    await expect.poll(() => failures).toEqual([STATEMENT_CANCELLED_BY_REQUEST_MESSAGE]);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
});
