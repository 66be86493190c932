import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomToken } from '../../crypto/random-token-and-token-hash.ts';
import { makeHiringRoundActionsOverHttp, type SendRequest } from '../hiring-round-over-http.ts';
import { sendRequestToAddress } from '../send-request-to-address.ts';
import { startTwoCells, withSessionOfCell } from '../start-two-cells.ts';
import type { TestServer } from '../start-test-server.ts';
import { startHaproxy } from './start-haproxy.ts';

const { a, b } = await startTwoCells();
let now: Date;
let proxy: Awaited<ReturnType<typeof startHaproxy>>;
beforeAll(async () => {
  // Nobody hands events on here, which would make them unready a minute later.
  now = new Date();
  for (const cell of [a, b]) cell.setNow(now);
  proxy = await startHaproxy({ a: addressOf(a), b: addressOf(b) });
});
afterAll(() => proxy.stop());

function addressOf({ running }: TestServer): string {
  // It listens on a port.
  return `127.0.0.1:${(running.app.server.address() as AddressInfo).port}`;
}

const send: SendRequest = (request) => sendRequestToAddress(proxy.baseUrl)(request);

const status = async (url: string, headers: Record<string, string> = {}) =>
  (await send({ method: 'GET', url, headers })).statusCode;

/** How many requests a cell was sent, but for checks of its health. */
const requestsOf = ({ logged }: TestServer) =>
  logged.filter(({ at, route }) => at === 'request' && route !== '/readyz').length;

async function apply(own: TestServer, letter: string) {
  const round = makeHiringRoundActionsOverHttp(own, send);
  const org = await own.given.organisation();
  const admin = withSessionOfCell(letter, await own.given.member(org, { role: 'ADMIN' }));
  const job = await round.publishedRole(admin);
  const candidate = await round.apply(job, {
    firstName: 'Ada',
    lastName: 'Quill',
    email: `${randomToken().toLowerCase()}@example.com`,
    source: '',
    answers: ['I call the repair service.', 'I bake at the neighbour’s.'],
  });
  return { admin, job, candidate };
}

test('what one cell is asked the other never sees: a role, an application, a member, a sitemap', async () => {
  for (const [own, other, letter] of [
    [a, b, 'a'],
    [b, a, 'b'],
  ] as const) {
    const { candidate, admin, job } = await apply(own, letter);
    // Whoever opens a link for the first time brings no session.
    const [ofOwn, ofOther] = [requestsOf(own), requestsOf(other)];
    const cookie = `sid=${admin.session}`;
    expect(await status(`/apply/${job.hash}`)).toBe(200);
    expect(await status(`/application/${candidate.token}`)).toBe(303);
    expect(await status('/job/list-es', { cookie })).toBe(200);
    expect(await status(`/sitemap-${letter}.xml`)).toBe(200);
    await expect.poll(() => requestsOf(own)).toBe(ofOwn + 4);
    expect(requestsOf(other)).toBe(ofOther);
  }
});

test('an unknown letter is answered as any unknown link', async () => {
  const { candidate, job } = await apply(b, 'b');
  for (const unknown of [
    `/application/z${candidate.token.slice(1)}`,
    `/application/a${candidate.token.slice(1)}`,
    `/application/b${randomToken()}`,
    `/apply/z${job.hash.slice(1)}`,
    '/sitemap-z.xml',
    '/careers/z~oven',
  ])
    expect([unknown, await status(unknown)]).toEqual([unknown, 404]);
});

test('live updates come through at once, and stay open', async () => {
  const member = withSessionOfCell('b', await b.given.member(await b.given.organisation()));
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { cookie: `sid=${member.session}`, accept: 'text/event-stream' };
    get(`${proxy.baseUrl}/api/live`, { headers, agent: false }, resolve).on('error', reject);
  });
  let heard = '';
  answer.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  await expect.poll(() => heard).toContain('hello');
  expect(answer.complete).toBe(false);
  // The next sign of life comes once its time has passed by the clock of the server.
  const before = heard.length;
  b.setNow(new Date(now.getTime() + 16_000));
  await expect.poll(() => heard.length).toBeGreaterThan(before);
  b.setNow(now);
  answer.destroy();
});

test('a cell that is down is busy for its own people, and the links of the other work on', async () => {
  const [ofA, ofB] = [await apply(a, 'a'), await apply(b, 'b')];
  await a.running.app.close();
  const own = `/application/${ofB.candidate.token}`;
  expect(await status(own)).toBe(303);
  expect(await status(`/apply/${ofB.job.hash}`)).toBe(200);
  expect(await status('/job/list-es', { cookie: `sid=${ofB.admin.session}` })).toBe(200);
  // Whoever just came is served by the other once the proxy has noticed.
  await expect.poll(() => status('/robots.txt')).toBe(200);
  const asked = `/application/${ofA.candidate.token}`;
  await expect.poll(() => status(asked)).toBe(503);
  const reply = await send({ method: 'GET', url: asked });
  expect([reply.headers['retry-after'], reply.body]).toEqual([
    '2',
    expect.stringContaining('busy'),
  ]);
});
