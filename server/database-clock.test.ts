import { expect, onTestFinished, test } from 'vitest';
import { openDatabaseClock } from './database-clock.ts';
import { openSecondServer, startTestServer } from './test/start-test-server.ts';

const server = startTestServer();
const MINUTES_OFF = 8;

/** Another process, on a machine whose clock is eight minutes ahead, or behind. */
async function openOffBy(minutes: number) {
  let passedMs = 0;
  const clock = await openDatabaseClock(
    server.services,
    () => Date.now() + minutes * 60_000 + passedMs,
  );
  onTestFinished(() => clock.stop());
  const { now, aheadSeconds } = clock;
  const pass = (ms: number) => {
    passedMs += ms;
  };
  return { clock, pass, off: await openSecondServer(server, { now, aheadSeconds }) };
}

async function databaseTime(): Promise<number> {
  const { rows } = await server.given.owner.query<{ ms: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
  );
  return rows[0]?.ms ?? Number.NaN;
}

test.each([MINUTES_OFF, -MINUTES_OFF])(
  'a clock that is %d minutes off is told in /readyz and in the log, once an hour, and the database’s is taken',
  async (minutes) => {
    server.logged.length = 0;
    const { clock, off } = await openOffBy(minutes);
    const reply = await off.app.inject({ url: '/readyz' });
    expect([reply.statusCode, reply.json()]).toEqual([200, { ok: true, warning: 'clock' }]);
    await clock.measure();
    const told = server.logged.filter(({ at }) => at === 'clock');
    expect(told).toEqual([
      expect.objectContaining({ aheadSeconds: expect.closeTo(minutes * 60, -1) }),
    ]);
    expect(Math.abs(clock.now().getTime() - (await databaseTime()))).toBeLessThan(10_000);
  },
);

test('a clock that is right is not spoken of', async () => {
  server.logged.length = 0;
  const { clock, off } = await openOffBy(0);
  expect((await off.app.inject({ url: '/readyz' })).json()).toEqual({ ok: true });
  expect([clock.aheadSeconds(), server.logged.filter(({ at }) => at === 'clock')]).toEqual([0, []]);
});

test.each([MINUTES_OFF, -MINUTES_OFF])(
  'what one process archives is undone by another whose clock is %d minutes off, in its time alone',
  async (minutes) => {
    const { off, pass } = await openOffBy(minutes);
    const admin = await server.given.member(await server.given.organisation({ tier: 'pro' }), {
      role: 'ADMIN',
    });
    const job = await server.given.openJob(admin);
    const at = `/dashboard-old/role/${job.id}/archive-open`;
    expect((await server.as(admin).post(at)).statusCode).toBe(200);
    const { csrfToken } = (
      await off.app.inject({
        url: '/api/logged-in',
        headers: { cookie: `sid=${admin.session}` },
      })
    ).json();
    const undo = () =>
      off.app.inject({
        method: 'POST',
        url: `${at}/undo`,
        headers: { cookie: `sid=${admin.session}`, 'x-csrf-token': csrfToken },
      });
    expect((await undo()).statusCode).toBe(200);
    await server.as(admin).post(at);
    pass(20_000);
    expect((await undo()).json().code).toBe('undo-too-late');
  },
);
