import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { rotateSecretKey } from '../../db/rotate-secret-key.ts';
import { testDatabaseRolePrefix, testSecretKey } from '../../test/start-test-cluster.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import {
  makeCalendarFileOfEntries,
  startTestCalendarServer,
} from '../../test/test-calendar-server-and-calendar-files.ts';
import type { PlantedMember, PlantedOrganisation } from '../../test/test-data-types.ts';
import { fetchAndStoreDueMemberCalendars } from './fetch-and-store-due-member-calendars.ts';

const calendars = await startTestCalendarServer();
const elsewhere = await startTestCalendarServer();
const server = startTestServer({ WEBHOOK_HTTP_HOSTS: calendars.host });
afterAll(() => {
  calendars.stop();
  elsewhere.stop();
});

const CALENDAR = '/api/member-calendar';
const NOON = new Date('2026-11-20T12:00:00Z');
const minutesLater = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);
const AT_9 = ['DTSTART:20261123T090000Z', 'DTEND:20261123T100000Z'];
const SECRET = 'secret-3f9a';

let org: PlantedOrganisation;
let admin: PlantedMember;
let pan: PlantedMember;
beforeEach(async () => {
  server.setNow(NOON);
  // Those of other tests would be read as well.
  await server.given.owner.query('delete from core.member_calendar');
  org = await server.given.organisation();
  admin = await server.given.member(org, { role: 'ADMIN' });
  pan = await server.given.member(org, { firstName: 'Pan', lastName: 'Ellist' });
  calendars.serve(`/${SECRET}.ics`, makeCalendarFileOfEntries(AT_9));
  calendars.requests.length = 0;
});

const connect = (path = `/${SECRET}.ics`, member = pan) =>
  server.as(member).put(CALENDAR, { kind: 'ics', url: `${calendars.base}${path}` });
const account = { kind: 'caldav', username: 'pan', password: 'app-password' };
const connectDav = (more: object = {}) =>
  server.as(pan).put(CALENDAR, { ...account, url: `${calendars.base}/dav/`, ...more });
const readNow = async (member = pan) =>
  (await server.as(member).post(`${CALENDAR}/read`)).json().calendar;
const own = async (member = pan) => (await server.as(member).get(CALENDAR)).json().calendar;
const rows = async (table: string, { id }: { id: number } = pan) =>
  (await server.given.owner.query(`select * from core.${table} where member_id = $1`, [id])).rows;

describe('a calendar of a member', () => {
  test('is connected, read, shown without its address, and forgotten with all that was read', async () => {
    expect(await own()).toBeNull();
    const reply = await connect();
    expect(reply.json().calendar).toEqual({
      kind: 'ics',
      host: calendars.host,
      setAt: NOON.toISOString(),
      triedAt: null,
      readAt: null,
      failure: null,
      busyTimes: 0,
    });
    expect(await readNow()).toMatchObject({
      readAt: NOON.toISOString(),
      failure: null,
      busyTimes: 1,
    });
    expect(await rows('member_busy_time')).toMatchObject([
      { level: 'busy', starts_at: new Date('2026-11-23T09:00:00Z') },
    ]);
    expect((await server.as(pan).delete(CALENDAR)).statusCode).toBe(204);
    expect(await own()).toBeNull();
    expect(await rows('member_busy_time')).toEqual([]);
    expect(await rows('member_calendar_reading')).toEqual([]);
    const { rows: kinds } = await server.given.owner.query(
      'select kind from audit.entry where org_id = $1 order by id',
      [org.id],
    );
    expect(kinds.map(({ kind }) => kind)).toEqual([
      'member-calendar-connected',
      'member-calendar-removed',
    ]);
  });

  test('leaves neither its address, its password nor what its entries are about in any table or line of the log', async () => {
    await connectDav({ password: SECRET });
    await readNow();
    await connect();
    await readNow();
    const { rows: kept } = await server.given.owner.query<{ row: string }>(
      `select row_to_json(c)::text as row from core.member_calendar c union all select row_to_json(r)::text from core.member_calendar_reading r
       union all select row_to_json(b)::text from core.member_busy_time b union all select row_to_json(i)::text from core.idempotency i
       union all select row_to_json(e)::text from audit.entry e`,
    );
    const all = kept.map(({ row }) => row).join() + JSON.stringify(server.logged);
    expect(all).not.toMatch(/Oncology|Dr Secret|app-password/);
    for (const word of [SECRET, Buffer.from(SECRET).toString('hex')])
      expect(all).not.toContain(word);
    const { rows: rights } = await server.given.owner.query(
      `select has_column_privilege($1, 'core.member_calendar', 'sealed', 'select') as may`,
      [`${testDatabaseRolePrefix}_staff`],
    );
    expect(rights).toEqual([{ may: false }]);
  });

  test('is nobody else’s to see, and goes over to another secret key', async () => {
    await connect();
    expect(await own(admin)).toBeNull();
    const { services, url } = server;
    const next = 'another-secret-key-of-forty-letters-000000';
    const keys = { services, url, prefix: testDatabaseRolePrefix };
    await rotateSecretKey({ ...keys, from: testSecretKey, to: next });
    const [sealed] = await rows('member_calendar');
    await rotateSecretKey({ ...keys, from: next, to: testSecretKey });
    expect((await rows('member_calendar'))[0].sealed).not.toEqual(sealed.sealed);
    expect(await readNow()).toMatchObject({ busyTimes: 1 });
  });

  test.each([
    ['http://calendars.example/a.ics', 'https://'],
    ['https://127.0.0.1/a.ics', 'not on the public internet'],
    ['https://[::1]/a.ics', 'not on the public internet'],
    ['https://pan:word@calendars.example/a.ics', 'user name'],
    ['file:///etc/passwd', 'https://'],
  ])('is not at %s', async (url, words) => {
    const reply = await server.as(pan).put(CALENDAR, { kind: 'ics', url });
    expect([reply.statusCode, reply.json().fields?.url]).toEqual([
      422,
      expect.stringContaining(words),
    ]);
    expect(await own()).toBeNull();
  });

  test('is given as calendar programs spell an address, too', async () => {
    const url = 'webcal://calendars.example/pan.ics';
    const reply = await server.as(pan).put(CALENDAR, { kind: 'ics', url });
    expect(reply.json().calendar).toMatchObject({ host: 'calendars.example' });
  });
});

describe('what cannot be read says why, and keeps nobody waiting for a page', () => {
  test.each([
    ['redirects to this machine', 'address-denied', () => redirectTo(`${elsewhere.base}/a.ics`)],
    ['redirects for ever', 'refused', () => redirectTo('/odd.ics')],
    [
      'sends 50 MB',
      'too-large',
      () =>
        calendars.answer('/odd.ics', (reply) => {
          reply.writeHead(200);
          for (let n = 0; n < 50; n += 1) reply.write(Buffer.alloc(1_000_000, 'x'));
          reply.end();
        }),
    ],
    ['sends a page', 'no-calendar', () => calendars.serve('/odd.ics', '<html>Log in</html>')],
    [
      'is gone',
      'not-found',
      () => calendars.answer('/odd.ics', (r) => void r.writeHead(404).end()),
    ],
    [
      'is closed',
      'wrong-password',
      () => calendars.answer('/odd.ics', (r) => void r.writeHead(401).end()),
    ],
    [
      'is broken',
      'refused',
      () => calendars.answer('/odd.ics', (r) => void r.writeHead(500).end()),
    ],
    ['hangs up', 'unreachable', () => calendars.answer('/odd.ics', (r) => void r.destroy())],
    [
      'repeats each second',
      'not-understood',
      () =>
        calendars.serve(
          '/odd.ics',
          makeCalendarFileOfEntries([
            'DTSTART:19900101T090000Z',
            'RRULE:FREQ=SECONDLY',
            'DURATION:PT1S',
          ]),
        ),
    ],
  ])('one that %s: %s', async (_what, problem, prepare) => {
    prepare();
    elsewhere.requests.length = 0;
    await connect('/odd.ics');
    expect(await readNow()).toMatchObject({
      readAt: null,
      failure: { since: NOON.toISOString(), problem },
    });
    expect(elsewhere.requests).toEqual([]);
  });

  test('one that never ends is given up, and meanwhile its owner’s page is answered', async () => {
    calendars.answer('/odd.ics', (reply) => {
      reply.writeHead(200);
      const timer = setInterval(() => reply.write('X'), 50);
      reply.on('close', () => clearInterval(timer));
    });
    await connect('/odd.ics');
    const reading = readNow();
    await expect.poll(() => calendars.requests).toEqual(['GET /odd.ics']);
    expect(await own()).toMatchObject({ triedAt: null });
    expect(await reading).toMatchObject({ failure: { problem: 'too-slow' } });
  });

  test('one that fails says since when, and what was read is forgotten once it is too old to be told', async () => {
    await connect();
    await readNow();
    calendars.answer(`/${SECRET}.ics`, (reply) => void reply.writeHead(503).end());
    server.setNow(minutesLater(10));
    await fetchAndStoreDueMemberCalendars(server.services);
    server.setNow(minutesLater(14));
    expect(await readNow()).toMatchObject({
      readAt: NOON.toISOString(),
      failure: { since: minutesLater(10).toISOString(), problem: 'refused' },
      busyTimes: 1,
    });
    server.setNow(minutesLater(24));
    await fetchAndStoreDueMemberCalendars(server.services);
    expect(await own()).toMatchObject({
      failure: { since: minutesLater(10).toISOString() },
      busyTimes: 0,
    });
    calendars.serve(`/${SECRET}.ics`, makeCalendarFileOfEntries(AT_9));
    expect(await readNow()).toMatchObject({ failure: null, busyTimes: 1 });
  });
});

describe('a CalDAV account', () => {
  test('is read in all its calendars but those that leave their owner free', async () => {
    calendars.calendars = [
      { name: 'work', files: { 'a.ics': makeCalendarFileOfEntries(AT_9) } },
      {
        name: 'home',
        files: {
          'b.ics': makeCalendarFileOfEntries([
            'DTSTART:20261124T090000Z',
            'DTEND:20261124T100000Z',
          ]),
        },
      },
      {
        name: 'holidays',
        isTransparent: true,
        files: { 'c.ics': makeCalendarFileOfEntries(['DTSTART;VALUE=DATE:20261125']) },
      },
    ];
    await connectDav();
    expect(await readNow()).toMatchObject({ failure: null, busyTimes: 2 });
    expect(calendars.requests.filter((line) => line.startsWith('REPORT'))).toEqual([
      'REPORT /dav/pan/calendars/work/',
      'REPORT /dav/pan/calendars/home/',
    ]);
  });

  test('is read in the one calendar whose address was given', async () => {
    calendars.calendars = [{ name: 'work', files: { 'a.ics': makeCalendarFileOfEntries(AT_9) } }];
    await connectDav({ url: `${calendars.base}/dav/pan/calendars/work/` });
    expect(await readNow()).toMatchObject({ failure: null, busyTimes: 1 });
  });

  test.each([
    ['a wrong password', { password: 'guessed' }, 'wrong-password'],
    ['no calendar', {}, 'no-calendar'],
  ])('with %s is not read', async (_what, more, problem) => {
    calendars.calendars = [];
    await connectDav(more);
    const { readAt, failure } = await readNow();
    expect([readAt, failure.problem]).toEqual([null, problem]);
  });

  test('that sends its reader to this machine is not followed', async () => {
    calendars.answer(
      '/.well-known/caldav',
      (reply) => void reply.writeHead(301, { location: `${elsewhere.base}/dav/` }).end(),
    );
    elsewhere.requests.length = 0;
    calendars.calendars = [];
    await connectDav();
    expect(await readNow()).toMatchObject({ readAt: null });
    expect(elsewhere.requests).toEqual([]);
  });
});

function redirectTo(location: string) {
  calendars.answer('/odd.ics', (reply) => void reply.writeHead(302, { location }).end());
}
