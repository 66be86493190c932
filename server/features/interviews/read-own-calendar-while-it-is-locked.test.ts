import { afterAll, expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import {
  makeCalendarFileOfEntries,
  startTestCalendarServer,
} from '../../test/test-calendar-server-and-calendar-files.ts';

const CALENDAR = '/api/member-calendar';
const calendars = await startTestCalendarServer();
const server = startTestServer({ WEBHOOK_HTTP_HOSTS: calendars.host });
afterAll(() => calendars.stop());

test('a calendar is read for whoever waits for it, also where another process is just taking it', async () => {
  const pan = await server.given.member(await server.given.organisation());
  calendars.serve('/secret.ics', makeCalendarFileOfEntries(['DTSTART;VALUE=DATE:20261123']));
  await server.as(pan).put(CALENDAR, { kind: 'ics', url: `${calendars.base}/secret.ics` });
  const other = await server.given.owner.connect();
  await other.query('begin');
  await other.query('select from core.member_calendar where member_id = $1 for update', [pan.id]);
  const readNow = async () => (await server.as(pan).post(`${CALENDAR}/read`)).json().calendar;
  const reading = readNow();
  let isOver = false;
  void reading.then(() => (isOver = true));
  const waits = async () =>
    (
      await other.query(
        'select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))',
      )
    ).rowCount !== 0;
  await expect.poll(async () => isOver || waits()).toBe(true);
  await other.query('commit');
  other.release();
  expect(await reading).toMatchObject({ failure: null, readAt: expect.any(String) });
});
