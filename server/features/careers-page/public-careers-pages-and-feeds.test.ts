import type { LightMyRequestResponse } from 'fastify';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { givenCareersPage } from '../../test/given-careers-page.ts';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { openSecondServer, startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
let admin: PlantedMember;
let path: string;

afterEach(() => {
  expect(server.logged.filter(({ at }) => at === 'failure')).toEqual([]);
  server.setNow(null);
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.running.app.inject({ url, headers: { accept: 'text/html', ...headers } });
const sql = (text: string, values: unknown[] = []) => server.given.owner.query(text, values);

beforeAll(async () => {
  const page = await givenCareersPage(server);
  path = page.path;
  admin = await server.given.member(page.org, { role: 'ADMIN' });
});

/** An open role; what is not said is as it comes. */
async function givenJob(title: string, columns: Record<string, unknown> = {}, of = admin) {
  const job = await server.given.openJob(of, { title });
  for (const [name, value] of Object.entries(columns))
    await sql(`update core.job set ${name} = $2 where id = $1`, [job.id, value]);
  return job;
}

const titlesOf = ({ body }: Pick<LightMyRequestResponse, 'body'>) =>
  [...body.matchAll(/<h4><a href="\/apply\/[^"]+">([^<]+)<\/a>/g)].map(([, title]) => title);

test('the page shows the open roles by team, each with the way to apply, and no script at all', async () => {
  const baker = await givenJob('Head baker', { team: 'Bakery', location: 'Leeds' });
  await givenJob('Driver', { team: 'Delivery', remote_preference: 'Remote' });
  const reply = await get(path);
  expect(reply.statusCode).toBe(200);
  expect(titlesOf(reply)).toEqual(['Head baker', 'Driver']);
  expect(reply.body).toContain(`/apply/${baker.hash}?utm_source=careers-page`);
  expect(reply.body).toContain('<h1>Bread for the whole town</h1>');
  expect(reply.body).not.toMatch(/<script|style=|\son\w+=/);
  expect(reply.body.match(/<h1[ >]/g)).toHaveLength(1);
});

test('drafts, samples, closed and archived roles, and those kept off the page, are not on it', async () => {
  const other = await givenCareersPage(server);
  const owner = await server.given.member(other.org, { role: 'ADMIN' });
  await server.given.job(owner, { title: 'A draft' });
  const dated = { publishedAt: new Date(Date.now() - 9e7) };
  await server.given.job(owner, {
    title: 'Closed',
    ...dated,
    closesAt: new Date(Date.now() - 1000),
  });
  await server.given.job(owner, { title: 'Archived', ...dated, archivedAt: new Date() });
  await givenJob('A sample', { sample: true }, owner);
  await givenJob('Kept off', { on_careers_page: false }, owner);
  const reply = await get(other.path);
  expect(titlesOf(reply)).toEqual([]);
  expect(reply.body).toContain('has no open roles at the moment');
  for (const word of ['A draft', 'Closed', 'Archived', 'A sample', 'Kept off'])
    expect(reply.body).not.toContain(word);
});

test('filters are plain links and forms: each leaves the roles that have what was chosen', async () => {
  const page = await givenCareersPage(server);
  const owner = await server.given.member(page.org, { role: 'ADMIN' });
  await givenJob(
    'Baker',
    { team: 'Bakery', location: 'Leeds', job_functions: ['farming-food'] },
    owner,
  );
  await givenJob(
    'Analyst',
    { team: 'Office', location: 'York', remote_preference: 'Hybrid' },
    owner,
  );
  await givenJob('Coder', { team: 'Office', location: 'York', remote_preference: 'Remote' }, owner);
  const shown = async (query: string) =>
    titlesOf(await get(`${page.path}?${query}`)).toSorted((one = '', other = '') =>
      one.localeCompare(other),
    );
  expect(await shown('team=Office')).toEqual(['Analyst', 'Coder']);
  expect(await shown('location=Leeds')).toEqual(['Baker']);
  expect(await shown('remote=Remote&team=Office')).toEqual(['Coder']);
  expect(await shown('function=farming-food')).toEqual(['Baker']);
  expect(await shown('team=&remote=')).toEqual(['Analyst', 'Baker', 'Coder']);
  const none = await get(`${page.path}?team=%3Cscript%3E`);
  expect([none.statusCode, titlesOf(none)]).toEqual([200, []]);
  expect(none.body).toContain('No roles match');
  expect(none.body).not.toContain('<script>');
});

test('a long list comes in pages, and each role is on exactly one of them', async () => {
  const page = await givenCareersPage(server);
  const owner = await server.given.member(page.org, { role: 'ADMIN' });
  await Promise.all(Array.from({ length: 45 }, (_, i) => givenJob(`Role ${i}`, {}, owner)));
  const pages = await Promise.all([1, 2].map((n) => get(`${page.path}?page=${n}`)));
  expect(pages.map((reply) => titlesOf(reply).length)).toEqual([40, 5]);
  expect(new Set(pages.flatMap(titlesOf)).size).toBe(45);
  expect((await get(`${page.path}?page=99999999999`)).statusCode).toBe(200);
});

test('what is not public is the same 404 to the byte: unknown, never published, switched off, taken away, deactivated', async () => {
  const bare = await server.given.organisation();
  const slugOf = async ({ id }: { id: number }) =>
    (await sql('select slug from core.organisation where org_id = $1', [id])).rows[0]?.slug;
  const off = await givenCareersPage(server);
  await sql(`update core.organisation set features = '{}' where org_id = $1`, [off.org.id]);
  const away = await givenCareersPage(server);
  await sql(
    'update core.careers_page set published = null, published_at = null where org_id = $1',
    [away.org.id],
  );
  const gone = await givenCareersPage(server);
  await sql('update core.organisation set deactivated_at = now() where org_id = $1', [gone.org.id]);
  const addresses = [
    '/careers/nobody-at-all',
    `/careers/${await slugOf(bare)}`,
    off.path,
    away.path,
    gone.path,
    `${path}/no-such-file.css`,
    '/careers/',
    '/careers/a/b/c',
  ];
  const files = ['feed.xml', 'feed.json', 'indeed.xml', 'colours-a-key-of-colours-aaaaa.css'];
  const replies = await Promise.all([
    ...addresses.map((url) => get(url)),
    ...files.map((file) => get(`${off.path}/${file}`)),
  ]);
  const [first] = replies;
  const told = ({ statusCode, body, headers }: LightMyRequestResponse) => {
    const { date: _, ...others } = headers;
    return { statusCode, body, others };
  };
  if (first === undefined) throw new Error('nothing was asked');
  expect(first.statusCode).toBe(404);
  for (const reply of replies) expect(told(reply)).toEqual(told(first));
});

test('two colours stand in a style sheet of their own, kept for ever under an address that changes with them', async () => {
  const { body } = await get(path);
  const [, sheet = ''] =
    /<link rel="stylesheet" href="(\/careers\/[^"]+\/colours-[^"]+\.css)"/.exec(body) ?? [];
  const reply = await get(sheet);
  expect(reply.headers).toMatchObject({
    'content-type': 'text/css; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(reply.body).toBe(
    ':root{--employer:#0b5c52;--on-employer:#ffffff;--employer-ink:#0b5c52}\n',
  );
  expect((await get(sheet.replace('aaaaa', 'bbbbb'))).statusCode).toBe(404);
});

test('whatever came into the database, the page runs and loads none of it', async () => {
  const hostile = [
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<svg/onload=alert(1)>',
    '<a href="javascript:alert(1)">go</a>',
    '<iframe src="https://evil.example"></iframe>',
    '<style>*{background:url(https://evil.example)}</style>',
    '<p style="background:url(https://evil.example)" onclick="alert(1)">words</p>',
    '<math><mi xlink:href="data:x,<script>alert(1)</script>">',
    '"><script>alert(1)</script>',
    ']]><script>alert(1)</script>',
    '<base href="https://evil.example">',
    '<form action="https://evil.example"><button>Go</button></form>',
  ];
  const page = await givenCareersPage(server, {
    name: '"><script>alert(0)</script>',
    content: {
      headline: '<img src=x onerror=alert(1)>',
      text: `${hostile.join('')}<p>A harmless word.</p>`,
    },
  });
  const owner = await server.given.member(page.org, { role: 'ADMIN' });
  await givenJob('<b onmouseover=alert(1)>Baker</b>', { team: '"><svg onload=alert(1)>' }, owner);
  await sql(
    `insert into core.organisation_statement (org_id, kind, text) values ($1, 'about', $2)`,
    [page.org.id, hostile.join('\n\n')],
  );
  const { body } = await get(page.path);
  expect(body).toContain('A harmless word.');
  const elements = elementsOf(body);
  expect(elements.length).toBeGreaterThan(40);
  const allowed =
    /^(a|address|body|br|dd|div|dl|dt|footer|form|h[1-4]|head|header|html|img|label|li|link|main|meta|option|p|path|section|select|span|strong|svg|time|title|ul|button)$/;
  expect(elements.filter(({ name }) => !allowed.test(name))).toEqual([]);
  expect(elements.filter(({ names }) => names.some((each) => /^(on|style)/.test(each)))).toEqual(
    [],
  );
  const addresses = elements.flatMap(({ values }) => values);
  expect(addresses.filter((address) => !/^(\/[^/]|#|https?:\/\/)/.test(address))).toEqual([]);
  expect(addresses.filter((address) => /^https?:/.test(address))).toEqual([]);
});

test('a change is seen at once by every process, and what has not changed is not sent again', async () => {
  const page = await givenCareersPage(server);
  const owner = await server.given.member(page.org, { role: 'ADMIN' });
  const job = await givenJob('Baker', {}, owner);
  const other = await openSecondServer(server);
  const both = [server.running.app, other.app];
  const ask = (headers = {}) =>
    Promise.all(both.map((app) => app.inject({ url: page.path, headers })));
  const tagOf = async () => {
    const replies = await ask();
    expect(replies[0]?.body).toBe(replies[1]?.body);
    return String(replies[0]?.headers.etag);
  };
  let tag = await tagOf();
  const changes: [what: string, deed: () => Promise<unknown>][] = [
    ['a title', () => sql(`update core.job set title = 'Miller' where id = $1`, [job.id])],
    ['another role', () => givenJob('Driver', {}, owner)],
    [
      'kept off the page',
      () => sql('update core.job set on_careers_page = false where id = $1', [job.id]),
    ],
    [
      'the headline',
      () =>
        sql(
          `update core.careers_page set published = jsonb_set(published, '{headline}', '"Rolls"') where org_id = $1`,
          [page.org.id],
        ),
    ],
    [
      'the name',
      () => sql(`update core.organisation set name = 'Bread Ltd' where org_id = $1`, [page.org.id]),
    ],
    [
      'a brand',
      () => sql(`insert into core.brand (org_id, name) values ($1, 'Crust')`, [page.org.id]),
    ],
    [
      'a statement',
      () =>
        sql(
          `insert into core.organisation_statement (org_id, kind, text) values ($1, 'about', 'We bake.')`,
          [page.org.id],
        ),
    ],
    ['a closing', async () => server.setNow(new Date(Date.now() + 2 * 86_400_000))],
  ];
  for (const [what, command] of changes) {
    const kept = await ask({ 'if-none-match': tag });
    expect([what, kept.map(({ statusCode, body }) => [statusCode, body])]).toEqual([
      what,
      [
        [304, ''],
        [304, ''],
      ],
    ]);
    await command();
    const seen = await ask({ 'if-none-match': tag });
    expect([what, seen.map(({ statusCode }) => statusCode)]).toEqual([what, [200, 200]]);
    tag = await tagOf();
  }
  expect(titlesOf(await get(page.path))).toEqual([]);
});

test('who asks by date alone is never told that nothing has changed when something has', async () => {
  const page = await givenCareersPage(server);
  const at = new Date('2026-11-21T10:00:00.200Z');
  const later = (ms: number) => new Date(at.getTime() + ms);
  server.setNow(at);
  // Another change may still come in this very second.
  expect((await get(page.path)).headers['last-modified']).toBe(undefined);
  server.setNow(later(1000));
  const since = String((await get(page.path)).headers['last-modified']);
  const ask = async () => (await get(page.path, { 'if-modified-since': since })).statusCode;
  expect(await ask()).toBe(304);
  await sql(`update core.organisation set name = 'Bread Ltd' where org_id = $1`, [page.org.id]);
  expect(await ask()).toBe(200);
});

/** What a browser makes of a page, as far as it matters here: elements, the names of their attributes, and where they lead. */
function elementsOf(body: string) {
  return [
    ...body.matchAll(/<([a-z][a-z0-9]*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>|<(?![a-z/!])/gi),
  ].map(([whole, name = whole, attributes = '']) => {
    const parts = [...attributes.matchAll(/([\w-]+)(?:="([^"]*)")?/g)];
    return {
      name,
      names: parts.map(([, each = '']) => each.toLowerCase()),
      values: parts.flatMap(([, each = '', value = '']) =>
        /^(href|src|action)$/i.test(each) ? [value] : [],
      ),
    };
  });
}
