import { spawnSync } from 'node:child_process';
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { findFreePort } from '../find-free-port.ts';
import { installedHaproxy, SHIPPED_HAPROXY_FILE, startHaproxy } from './start-haproxy.ts';

const KEY = 'K7'.repeat(22).slice(0, 43);
const LINK = 'L7'.repeat(12);

/** Stands for a cell: answers with its letter and what it was sent. */
async function standIn(
  cell: string,
  { isReady = true } = {},
): Promise<{ address: string; server: Server }> {
  const server = createServer((request, reply) => {
    if (request.url === '/readyz' && !isReady) reply.statusCode = 503;
    reply.end(JSON.stringify({ cell, url: request.url, headers: request.headers }));
  });
  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { address: `127.0.0.1:${port}`, server };
}

let a: Awaited<ReturnType<typeof standIn>>;
let b: Awaited<ReturnType<typeof standIn>>;
let proxy: Awaited<ReturnType<typeof startHaproxy>>;
beforeAll(async () => {
  [a, b] = [await standIn('a'), await standIn('b')];
  proxy = await startHaproxy({ a: a.address, b: b.address });
});
afterAll(async () => {
  await proxy.stop();
  a.server.close();
  b.server.close();
});

type Seen = { cell: string; url: string; headers: Record<string, string> };

async function ask(path: string, headers: Record<string, string> = {}, by = proxy): Promise<Seen> {
  return (await fetch(by.baseUrl + path, { headers })).json() as Promise<Seen>;
}
/** Or with what the proxy itself refuses it. */
const cellOrStatusOf = (path: string, by: typeof proxy) =>
  fetch(by.baseUrl + path).then(async (reply) =>
    reply.ok ? ((await reply.json()) as Seen).cell : `${reply.status}`,
  );
const cellOf = async (path: string, headers: Record<string, string> = {}) =>
  (await ask(path, headers)).cell;

test('the shipped file is read without a warning', () => {
  const { status, stdout, stderr } = spawnSync(
    installedHaproxy(),
    ['-c', '-f', SHIPPED_HAPROXY_FILE],
    { encoding: 'utf8' },
  );
  expect([status, `${stdout}${stderr}`.trim()]).toEqual([0, 'Configuration file is valid']);
});

test.each([
  ['a personal link', `/application/b${KEY}`],
  ['one that goes on', `/review-app/b${KEY}/questions/3`],
  ['one with a query', `/application/b${KEY}?lang=en`],
  ['a calendar', `/calendars/b${KEY}.ics`],
  ['a link to a job', `/apply/b${LINK}`],
  ['one with its source', `/apply/b${LINK}?utm_source=rss`],
  ['a careers page', '/careers/b~oven-1f2e3d4c'],
  ['its feed', '/careers/b~oven-1f2e3d4c/feed.xml'],
  ['a sitemap', '/sitemap-b.xml'],
  ['a link that a script opens', `/api/sign-up/check?token=b${KEY}`],
])('%s goes to the cell of its letter', async (_, path) => {
  expect(await cellOf(path)).toBe('b');
  expect(await cellOf(path.replace(/b(?=K7|L7|~|\.xml)/, 'a'))).toBe('a');
  expect(await cellOf(path, { cookie: `sid=a${KEY}` })).toBe('b');
});

test.each([
  ['a program', { authorization: `Bearer evh_b${KEY}` }],
  ['one that writes it otherwise', { authorization: `bearer  evh_b${KEY}` }],
  ['a session', { cookie: `sid=b${KEY}` }],
  ['one over https, among other cookies', { cookie: `x=1; __Host-sid=b${KEY}; y=2` }],
])('%s is served in its cell, whatever it asks for', async (_, headers) => {
  for (const path of ['/', '/api/v1/jobs', '/dashboard'])
    expect(await cellOf(path, headers)).toBe('b');
});

test.each([
  ['what was made before there were several', `/application/${KEY}`, { cookie: `sid=b${KEY}` }],
  ['a link to a job of then', `/apply/${LINK}`, { cookie: `sid=b${KEY}` }],
  ['a program of then', '/api/v1/jobs', { authorization: `Bearer evh_${KEY}` }],
  ['a session of then', '/dashboard', { cookie: `sid=${KEY}` }],
  ['whoever just came', '/', {}],
  ['a page of the time before', '/careers/oven-1f2e3d4c', {}],
  ['an unknown letter', `/application/z${KEY}`, {}],
  ['an unknown letter of a job', `/apply/z${LINK}`, {}],
  ['an unknown letter of a page', '/careers/z~oven', {}],
  ['an unknown letter of a sitemap', '/sitemap-z.xml', {}],
  ['an unknown letter of a session', '/dashboard', { cookie: `sid=z${KEY}` }],
  ['what only looks like one', `/application/b${KEY}x`, {}],
  ['a session that only looks like one', '/dashboard', { cookie: `sid=b${KEY.slice(1)}` }],
] as const)('%s goes to the home cell', async (_, path, headers) => {
  expect(await cellOf(path, headers)).toBe('a');
});

test('who asks is told by the proxy alone, and nobody outside speaks as a cell', async () => {
  const { headers } = await ask(`/application/b${KEY}`, {
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-proto': 'https',
    'x-evenhand-forwards': '2',
    'x-evenhand-operator-proof': 'a.1.1.forged',
  });
  expect(headers['x-forwarded-for']).toBe('127.0.0.1');
  for (const name of Object.keys(headers))
    expect(name).not.toMatch(/^x-(evenhand|forwarded-proto)/);
});

test('the log tells no address', async () => {
  await ask(`/application/b${KEY}?secret=in-the-query`, { cookie: `sid=b${KEY}` });
  await expect.poll(() => proxy.logged()).toContain('cell_b/b');
  expect(proxy.logged()).not.toMatch(/K7|L7|application|in-the-query/);
});

test('while a cell is away another answers in its place, and visitors come to another', async () => {
  const nowhere = `127.0.0.1:${await findFreePort()}`;
  const [withoutA, withoutB] = [
    await startHaproxy({ a: nowhere, b: b.address }),
    await startHaproxy({ a: a.address, b: nowhere }),
  ];
  onTestFinished(() => withoutA.stop());
  onTestFinished(() => withoutB.stop());
  await expect.poll(() => cellOrStatusOf('/', withoutA)).toBe('b');
  await expect.poll(() => cellOrStatusOf(`/application/a${KEY}`, withoutA)).toBe('b');
  await expect.poll(() => cellOrStatusOf(`/application/b${KEY}`, withoutB)).toBe('a');
  expect(await cellOrStatusOf(`/application/b${KEY}`, withoutA)).toBe('b');
  expect(await cellOrStatusOf('/', withoutB)).toBe('a');
});

test('where no cell says that it is ready each is asked all the same', async () => {
  const [unreadyA, unreadyB] = [
    await standIn('a', { isReady: false }),
    await standIn('b', { isReady: false }),
  ];
  const unready = await startHaproxy({ a: unreadyA.address, b: unreadyB.address });
  onTestFinished(async () => {
    await unready.stop();
    unreadyA.server.close();
    unreadyB.server.close();
  });
  await expect.poll(() => unready.logged().match(/Server cell_b\/a is DOWN/)).not.toBeNull();
  for (const [path, cell] of [
    ['/', 'a'],
    [`/application/a${KEY}`, 'a'],
    [`/application/b${KEY}`, 'b'],
  ] as const)
    expect(await cellOrStatusOf(path, unready)).toBe(cell);
});
