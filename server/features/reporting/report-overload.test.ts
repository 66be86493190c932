import { type AddressInfo, connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import {
  STATEMENT_CANCELLED_BY_REQUEST_MESSAGE,
  collectDatabaseErrorsDuringTest,
} from '../../test/collect-database-errors-during-test.ts';
import { openSecondServer, startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer({ EO_DISCLOSURE: 'row-rule' });
/** One report of an organisation runs, eight wait, and who comes then is told so. */
const WAITING_MAX = 8;
const ASKING = 12;

test('who asks for more reports than can wait is told at once, and what nobody waits for any more is ended', async () => {
  const { given } = server;
  const org = await given.organisation();
  await given.feature(org, 'global-reporting');
  const admin = await given.member(org, { role: 'ADMIN' });
  await given.application(await given.openJob(admin));
  const ask = () => server.as(admin).get('/api/org/drop-off');
  expect((await ask()).statusCode).toBe(200);

  const { app } = await openSecondServer(server);
  await app.listen({ port: 0, host: '127.0.0.1' });
  // Listening on a port, its address is an object.
  const { port } = app.server.address() as AddressInfo;
  const holder = await given.owner.connect();
  await holder.query('begin');
  await holder.query('lock table eo.packed_month in access exclusive mode');
  const failures = collectDatabaseErrorsDuringTest(server.services);
  const answers: string[] = [];
  // Each for other days: who asks for the same meanwhile would share one report.
  const sockets = Array.from({ length: ASKING }, (_, n): Socket => {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    socket.on('data', (part) => answers.push(String(part)));
    socket.write(
      `GET /api/org/drop-off?from=2026-01-01&until=2026-01-${n + 10} HTTP/1.1\r\nhost: x\r\ncookie: sid=${admin.session}\r\n\r\n`,
    );
    return socket;
  });
  const countConnections = () => promisify(app.server.getConnections.bind(app.server))();
  const isReading = async () =>
    ((
      await given.owner.query(
        'select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())',
      )
    ).rowCount ?? 0) > 0;
  try {
    await expect.poll(() => answers.length).toBe(ASKING - 1 - WAITING_MAX);
    for (const text of answers) expect(text).toMatch(/^HTTP\/1\.1 503 .*"code":"busy"/s);
    // The one that has its turn asks for other things before it comes to what is locked.
    await expect.poll(isReading).toBe(true);
    for (const socket of sockets) socket.destroy();
    await expect.poll(countConnections).toBe(0);
    await expect.poll(isReading).toBe(false);
    await expect.poll(() => failures).toEqual([STATEMENT_CANCELLED_BY_REQUEST_MESSAGE]);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  expect((await ask()).statusCode).toBe(200);
});

test('while others wait for an answer reports take turns', async () => {
  const { given } = server;
  const org = await given.organisation();
  await given.feature(org, 'global-reporting');
  const admin = await given.member(org, { role: 'ADMIN' });
  // Asked at once: as it is, a call begins when somebody waits for its answer.
  const ask = async (path: string) => await server.as(admin).get(path);
  const failures = collectDatabaseErrorsDuringTest(server.services);
  const holder = await given.owner.connect();
  const waitingFor = async (table: string) =>
    (
      await given.owner.query(
        'select from pg_locks where not granted and relation = $1::regclass',
        [table],
      )
    ).rowCount;
  try {
    await holder.query('begin; lock table core.rollup_month in access exclusive mode');
    await holder.query('savepoint others; lock table core.email_template in access exclusive mode');
    const others = Array.from({ length: 6 }, () => ask('/api/org/all-email-templates'));
    await expect.poll(() => waitingFor('core.email_template')).toBe(6);
    const reports = ['/api/org/stats', '/api/org/hired-stats', '/api/org/rejected-stats'].map(ask);
    await expect.poll(() => waitingFor('core.rollup_month')).toBe(2);
    await holder.query('rollback to savepoint others');
    for (const { statusCode } of await Promise.all(others)) expect(statusCode).toBe(200);
    expect(await waitingFor('core.rollup_month')).toBe(2);
    await holder.query('rollback');
    for (const { statusCode } of await Promise.all(reports)) expect(statusCode).toBe(200);
    expect(failures).toEqual([]);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
});
