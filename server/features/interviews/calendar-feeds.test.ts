import ICAL from 'ical.js';
import { beforeEach, expect, test } from 'vitest';
import { collectSqlStatements } from '../../test/collect-sql-statements-or-database-messages.ts';
import { openSecondServer, startTestServer } from '../../test/start-test-server.ts';
import type { PlantedJob, PlantedMember, PlantedOrganisation } from '../../test/test-data-types.ts';

const server = startTestServer();
const FEEDS = '/api/calendar-feeds';
const NOON = new Date('2026-11-20T12:00:00Z');
const NEXT_DAY = new Date('2026-11-21T09:00:00Z');

let org: PlantedOrganisation;
let admin: PlantedMember;
let one: PlantedMember;
let job: PlantedJob;
beforeEach(async () => {
  server.setNow(NOON);
  org = await server.given.organisation({ name: 'Larkfield' });
  admin = await server.given.member(org, { role: 'ADMIN' });
  one = await server.given.member(org);
  job = await server.given.openJob(admin, { title: 'Baker' });
});

/** Makes a feed; the path of its address. */
async function feedOf(member: PlantedMember, detail = 'references'): Promise<string> {
  const reply = await server.as(member).post(FEEDS, { detail });
  expect(reply.statusCode).toBe(201);
  const { url } = reply.json<{ url: string }>();
  expect(url).toMatch(/^http:\/\/[^/]+\/feeds\/[\w-]{43}\.ics$/);
  return new URL(url).pathname;
}

const revoke = (member: PlantedMember, detail: string) =>
  server.as(member).post(`${FEEDS}/revoke`, { detail });

const ask = (path: string, headers: Record<string, string> = {}) =>
  server.running.app.inject({ url: path, headers });

const givenInterview = async (more: object = {}, job_ = job) =>
  server.given.interview(await server.given.application(job_, { state: 'interviews_tasks' }), {
    startsAt: NEXT_DAY,
    panel: [one],
    ...more,
  });

function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((event) => {
    const value = (name: string) => event.getFirstPropertyValue(name);
    return {
      uid: value('uid'),
      sequence: value('sequence'),
      start: String(value('dtstart')),
      end: String(value('dtend')),
      summary: value('summary'),
      names: event.getAllProperties().map(({ name }) => name),
    };
  });
}

const change = (text: string, ...values: unknown[]) => server.given.owner.query(text, values);

test('another program reads in the feed of a member what they sit in, by reference, and nothing of others', async () => {
  const mine = await givenInterview({ minutes: 40 });
  await givenInterview({ panel: [admin] });
  await givenInterview({ state: 'invited', startsAt: null });
  const { rows } = await change(
    'select public_ref as ref from core.application a join core.interview i on i.application_id = a.id where i.id = $1',
    mine.id,
  );
  const reply = await ask(await feedOf(one));
  expect(reply.statusCode).toBe(200);
  expect(eventsIn(reply.body)).toMatchObject([
    {
      uid: `interview-${mine.id}@127.0.0.1`,
      sequence: 0,
      start: '2026-11-21T09:00:00Z',
      end: '2026-11-21T09:40:00Z',
      summary: `First interview: Baker (${rows[0].ref})`,
    },
  ]);
  expect(reply.body).toContain('METHOD:PUBLISH');
});

test('a feed that says busy says nothing else', async () => {
  await givenInterview();
  const { body } = await ask(await feedOf(one, 'busy'));
  const [event] = eventsIn(body);
  expect(event).toMatchObject({ start: '2026-11-21T09:00:00Z', summary: 'Busy' });
  expect(event?.names.toSorted()).toEqual([
    'dtend',
    'dtstamp',
    'dtstart',
    'sequence',
    'status',
    'summary',
    'uid',
  ]);
  expect(body).not.toMatch(/Baker|Larkfield|First interview|interviews\//);
});

test('what was moved is one entry with a higher number, and what was cancelled or left is none', async () => {
  const { id } = await givenInterview();
  const path = await feedOf(one);
  const read = async () => eventsIn((await ask(path)).body);
  const [before] = await read();
  await change(
    `update core.interview set starts_at = '2026-11-22T10:00:00Z', sequence = 1 where id = $1`,
    id,
  );
  expect(await read()).toMatchObject([
    { uid: before?.uid, sequence: 1, start: '2026-11-22T10:00:00Z' },
  ]);
  await change(
    'update core.interview_panel_member set left_at = now() where interview_id = $1',
    id,
  );
  expect(await read()).toEqual([]);
  await change('update core.interview_panel_member set left_at = null where interview_id = $1', id);
  expect(await read()).toHaveLength(1);
  await change(`update core.interview set state = 'cancelled' where id = $1`, id);
  expect(await read()).toEqual([]);
});

test('an interview of whoever withdrew leaves the feed, and one that was held stays for a season', async () => {
  const held = await givenInterview({ state: 'done', startsAt: new Date('2026-11-01T09:00:00Z') });
  await givenInterview({ state: 'done', startsAt: new Date('2026-08-01T09:00:00Z') });
  const { id } = await givenInterview();
  const path = await feedOf(one);
  expect(eventsIn((await ask(path)).body)).toHaveLength(2);
  await change(
    `update core.application set state = 'withdrawn', withdrawn_at = '2026-11-20T12:00:00Z'
     where id = (select application_id from core.interview where id = $1)`,
    id,
  );
  expect(eventsIn((await ask(path)).body).map(({ uid }) => uid)).toEqual([
    `interview-${held.id}@127.0.0.1`,
  ]);
  server.setNow(new Date('2027-03-01T12:00:00Z'));
  expect(eventsIn((await ask(path)).body)).toEqual([]);
});

test('a feed ends with the next request once it was revoked, made anew, or its member or organisation has left', async () => {
  await givenInterview();
  const unknown = await ask(`/feeds/${'x'.repeat(43)}.ics`);
  expect([unknown.statusCode, unknown.headers['set-cookie']]).toEqual([404, undefined]);
  const isGone = async (path: string) => {
    const { statusCode, body, headers } = await ask(path);
    expect([statusCode, body, headers.etag]).toEqual([404, unknown.body, undefined]);
  };
  const first = await feedOf(one);
  expect((await ask(first)).statusCode).toBe(200);
  const second = await feedOf(one);
  expect(second).not.toBe(first);
  await isGone(first);
  expect((await ask(second)).statusCode).toBe(200);
  for (const _ of ['revoked', 'and again']) {
    expect((await revoke(one, 'references')).statusCode).toBe(204);
    await isGone(second);
  }

  const third = await feedOf(one);
  expect((await ask(third)).statusCode).toBe(200);
  await change('update core.member set deactivated_at = now() where id = $1', one.id);
  await isGone(third);
  await change('update core.member set deactivated_at = null where id = $1', one.id);
  expect((await ask(third)).statusCode).toBe(200);
  await change('update core.organisation set deactivated_at = now() where org_id = $1', org.id);
  await isGone(third);
});

test('a feed is kept by its tag, which changes with what it tells and with nothing else, in every process', async () => {
  const { id } = await givenInterview();
  const path = await feedOf(one);
  const first = await ask(path);
  const { etag } = first.headers;
  expect(etag).toMatch(/^"[\w-]{22}"$/);
  expect(first.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    'content-type': 'text/calendar; charset=utf-8',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  expect([first.headers['set-cookie'], first.headers['last-modified']]).toEqual([
    undefined,
    undefined,
  ]);
  const known = await ask(path, { 'if-none-match': String(etag) });
  expect([known.statusCode, known.body]).toEqual([304, '']);
  const since = await ask(path, { 'if-modified-since': new Date(Date.now() + 1e9).toUTCString() });
  expect(since.statusCode).toBe(200);

  const { app } = await openSecondServer(server);
  expect((await app.inject({ url: path })).body).toBe(first.body);

  // What the feed does not tell.
  await change(
    'insert into core.scorecard (org_id, interview_id, member_id) values ($1, $2, $3)',
    org.id,
    id,
    one.id,
  );
  await change(
    `update pii.candidate set first_name = 'Another' where id in (select candidate_id from pii.application_identity
     where application_id = (select application_id from core.interview where id = $1))`,
    id,
  );
  await change(`update core.interview set version = version + 1 where id = $1`, id);
  await change(`update core.interview set state = 'no_show' where id = $1`, id);
  await givenInterview({ panel: [admin] });
  server.setNow(new Date('2026-11-20T13:00:00Z'));
  const later = await ask(path);
  expect([later.body, later.headers.etag, Object.keys(later.headers)]).toEqual([
    first.body,
    etag,
    Object.keys(first.headers),
  ]);

  await change(`update core.interview set minutes = 50, sequence = 1 where id = $1`, id);
  const changed = await ask(path, { 'if-none-match': String(etag) });
  expect(changed.statusCode).toBe(200);
  expect(changed.headers.etag).not.toBe(etag);
});

test('while nothing is written anywhere, whose address it is is all that is asked of the database', async () => {
  await givenInterview();
  const path = await feedOf(one);
  const { body } = await ask(path);
  const asked = () =>
    collectSqlStatements(server.services, async () => {
      expect((await ask(path)).body).toBe(body);
    });
  // Whoever else writes on the same PostgreSQL meanwhile, also in another database, has it read once more.
  await expect.poll(asked).toHaveLength(1);
  await givenInterview({ panel: [admin] });
  expect((await asked()).length).toBeGreaterThan(1);
  await expect.poll(asked).toHaveLength(1);
});

test('a member lists, makes and revokes their own feeds, whose addresses are kept nowhere and written into the trail', async () => {
  const path = await feedOf(one);
  await feedOf(one, 'busy');
  const list = async (member: PlantedMember) =>
    (await server.as(member).get(FEEDS)).json<{ feeds: { detail: string }[] }>().feeds;
  expect(await list(one)).toEqual([
    { detail: 'references', madeAt: NOON.toISOString() },
    { detail: 'busy', madeAt: NOON.toISOString() },
  ]);
  expect(await list(admin)).toEqual([]);
  expect((await revoke(admin, 'references')).statusCode).toBe(204);
  expect((await server.as(one).post(FEEDS, { detail: 'names' })).statusCode).toBe(422);
  await revoke(one, 'busy');
  expect((await list(one)).map(({ detail }) => detail)).toEqual(['references']);
  const { rows } = await change(
    `select kind, actor_id as by, details->>'detail' as detail from audit.entry where org_id = $1 order by id`,
    org.id,
  );
  expect(rows).toEqual([
    { kind: 'calendar-feed-made', by: one.id, detail: 'references' },
    { kind: 'calendar-feed-made', by: one.id, detail: 'busy' },
    { kind: 'calendar-feed-revoked', by: one.id, detail: 'busy' },
  ]);
  expect((await ask(path)).statusCode).toBe(200);
  const kept = await change('select row_to_json(f)::text as row from core.calendar_feed f');
  const token = path.slice('/feeds/'.length, -'.ics'.length);
  expect(JSON.stringify([kept.rows, server.logged])).not.toContain(token);
});

test('whoever looks through a member’s eyes makes no address for them and ends none', async () => {
  await feedOf(one);
  const session = await server.given.support(one);
  const support = server.as({ session });
  expect((await support.post(FEEDS, { detail: 'busy' })).statusCode).toBe(403);
  expect((await support.post(`${FEEDS}/revoke`, { detail: 'references' })).statusCode).toBe(403);
});
