import { ProblemDetails } from '@evenhand/contract/problem-details.ts';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { measureJsonDepth } from '../http/json-body-parser.ts';
import { defaultSecurityHeaders } from '../http/security-headers.ts';
import { startTestServer } from './start-test-server.ts';
import { openRawRequestSender, type RawHttpReply } from './open-raw-request-sender.ts';

const server = startTestServer();

/** As if every other "no": in a sentence, with the safety headers, and kept by nobody. */
function expectRefusal({ status, headers, body }: RawHttpReply, wanted: [number, string]): void {
  const problem = z.parse(ProblemDetails, JSON.parse(body));
  expect([status, problem.code]).toEqual(wanted);
  expect(problem.status).toBe(status);
  expect(headers).toMatchObject({
    ...defaultSecurityHeaders,
    'content-type': expect.stringMatching(/^application\/problem\+json/),
  });
}

const get = (path: string) =>
  `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`;

test.each([
  '/assets/',
  '/assets',
  '/assets/../x',
  '/assets/../../package.json',
  '/assets/%2e%2e/x',
  '/assets/%00',
  '/assets/.',
])('GET %s is not found, and no breakdown', async (path) => {
  const { send } = await openRawRequestSender(server);
  const reply = await send(get(path));
  expect(reply.status === 400 ? 404 : reply.status).toBe(404);
  expectRefusal(reply, reply.status === 400 ? [400, 'bad-request'] : [404, 'not-found']);
  expect(server.logged.filter(({ at }) => at === 'failure')).toEqual([]);
});

test.each([
  ['a line that is none', 'nonsense\r\n\r\n', 400, 'bad-request'],
  ['a method that is none', 'G@T / HTTP/1.1\r\nHost: localhost\r\n\r\n', 400, 'bad-request'],
  [
    'two lengths',
    'POST /login-api HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab',
    400,
    'bad-request',
  ],
  [
    'a length and pieces',
    'POST /login-api HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
    'bad-request',
  ],
  [
    'headers without end',
    `GET / HTTP/1.1\r\nHost: localhost\r\nCookie: ${'x'.repeat(40_000)}\r\n\r\n`,
    431,
    'headers-too-large',
  ],
  [
    'two hosts',
    'GET /healthz HTTP/1.1\r\nHost: localhost\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    400,
    'bad-request',
  ],
  ['no host', 'GET /healthz HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'bad-request'],
])('%s is refused as all else is', async (_, bytes, status, code) => {
  const { send } = await openRawRequestSender(server);
  expectRefusal(await send(bytes), [status, code]);
});

test('what an old client leaves out, and what one expects, is no fault', async () => {
  const { send } = await openRawRequestSender(server);
  expect((await send('GET /healthz HTTP/1.0\r\n\r\n')).status).toBe(200);
  const expecting =
    'GET /healthz HTTP/1.1\r\nHost: localhost\r\nExpect: tea\r\nConnection: close\r\n\r\n';
  expect((await send(expecting)).status).toBe(200);
});

test('what does not arrive in time is told so', async () => {
  const { app, send } = await openRawRequestSender(server);
  app.server.once('connection', (socket) => {
    const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
    socket.once('data', () => app.server.emit('clientError', late, socket));
  });
  expectRefusal(await send('GET / HTTP/1.1\r\n'), [408, 'too-slow']);
});

const nested = (levels: number, open = '[', close = ']') =>
  open.repeat(levels) + close.repeat(levels);

test.each([
  ['lists', nested(50_000)],
  ['objects', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
  ['a field', `{"email":${nested(50_000)},"password":"x"}`],
  ['what is not closed', '['.repeat(50_000)],
  ['thirty-three', nested(33)],
])('JSON that is nested deeply is refused before anything walks it: %s', async (_, payload) => {
  const member = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  for (const [method, url] of [
    ['POST', '/login-api'],
    ['POST', '/api/start-job'],
    ['PUT', '/api/rest/user/1'],
    ['PUT', '/no/such/address'],
  ] as const) {
    const reply = await server.running.app.inject({
      method,
      url,
      payload,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': 'a-key-of-some-length',
        cookie: `sid=${member.session}`,
      },
    });
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'too-deep']);
  }
});

test('thirty-two levels are read', async () => {
  const reply = await server.running.app.inject({
    method: 'POST',
    url: '/login-api',
    payload: nested(32),
    headers: { 'content-type': 'application/json' },
  });
  expect(reply.json().code).not.toBe('too-deep');
});

test.each([
  ['', 0],
  ['1', 0],
  ['[]', 1],
  ['{"a":[{}]}', 3],
  ['[[],[[]]]', 3],
  ['"[[[["', 0],
  ['{"a\\"[":"\\\\"}', 1],
  [']]]][[', 0],
])('%s is %i deep', (text, depth) => {
  expect(measureJsonDepth(text)).toBe(depth);
});
