import { ProblemDetails } from '@evenhand/contract/problem-details.ts';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  anonymousSessionId,
  callEndpointInTest,
  pathParamValuesFor,
  doesServerHaveRoute,
  needsCsrfToken,
} from './call-endpoint-and-fill-sample-request-in-test.ts';
import { loadContractEndpoints } from './load-contract-endpoints.ts';
import {
  closeDatabasePools,
  openDatabasePools,
} from '../access/database-pools-and-logins-by-door.ts';
import { openSecondServer, startTestServer } from './start-test-server.ts';

const server = startTestServer();
/** Where nothing waits to be done, however long all the others take: what waits for a minute ends readiness. */
const idle = startTestServer();
const entries = await loadContractEndpoints();

const onEveryAnswer = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'strict-transport-security': expect.stringMatching(/^max-age=\d{8,}/),
  'permissions-policy': expect.stringContaining('camera=()'),
};

const forbidden = [
  'server',
  'x-powered-by',
  'etag',
  'last-modified',
  'access-control-allow-origin',
];

/** @param referrer pages under a secret link let nothing of it out; everything else stays on the own site */
function expectSafe(
  reply: LightMyRequestResponse,
  { cache = 'no-store', referrer = /^(same-origin|no-referrer)$/ } = {},
): void {
  expect(reply.headers).toMatchObject({
    ...onEveryAnswer,
    'cache-control': cache,
    'referrer-policy': expect.stringMatching(referrer),
  });
  expectPolicy(String(reply.headers['content-security-policy']));
  if (cache === 'no-store')
    expect(Object.keys(reply.headers).filter((name) => forbidden.includes(name))).toEqual([]);
}

function expectPolicy(text: string): void {
  const policy = Object.fromEntries(
    text
      .split('; ')
      .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
  );
  expect(policy).toMatchObject({
    'default-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
  });
  expect(text).not.toMatch(/unsafe-|\*|https?:|data:/);
  expect(policy['script-src']).toMatch(/^'(self|nonce-)/);
}

function expectProblem(reply: LightMyRequestResponse): void {
  expect(reply.headers['content-type']).toMatch(/^application\/problem\+json/);
  const problem = z.parse(ProblemDetails, reply.json());
  expect(problem.status).toBe(reply.statusCode);
  expect(problem.message).toMatch(/[A-Za-z]{2}/);
  expect(reply.body).not.toMatch(/node_modules|\.ts:|select |insert |core\.|pg_|stack/i);
}

let read: ReturnType<typeof given> | undefined;

async function given() {
  return {
    mine: await server.given.furnishedOrganisation(),
    operator: await server.given.operator(),
  };
}

test.for(entries)(
  '%s: its answers, yes and no, carry the safety headers and are kept by nobody',
  async ([, endpoint], { skip }) => {
    skip(!doesServerHaveRoute(server, endpoint));
    // What a call changes is its own; what calls only read they may share.
    const { mine, operator } = await (needsCsrfToken(endpoint) ? given() : (read ??= given()));
    const ids = pathParamValuesFor(endpoint, mine);
    const referrer = /\{(token|hash)\}/.test(endpoint.path) ? /^no-referrer$/ : /^same-origin$/;
    const replies = [
      await callEndpointInTest(server, { endpoint, session: mine.member.session, ids }),
      await callEndpointInTest(server, { endpoint, session: operator.session, ids }),
      await callEndpointInTest(server, { endpoint, session: null, key: mine.apiKey.token, ids }),
      await callEndpointInTest(server, { endpoint, session: anonymousSessionId(), ids }),
      await callEndpointInTest(server, { endpoint, session: null, ids }),
      await callEndpointInTest(server, {
        endpoint,
        session: mine.member.session,
        ids,
        body: '{',
        headers: { 'content-type': 'application/json' },
      }),
    ];
    for (const reply of replies) {
      expect(reply.statusCode).toBeLessThan(500);
      expectSafe(reply, { referrer });
      // Spec: whoever is not logged in gets the anti-forgery token with the 401.
      const isToken =
        reply.statusCode === 401 &&
        ['/api/logged-in', '/auth/reset-password-data'].includes(endpoint.path);
      if (reply.statusCode >= 400 && !isToken) expectProblem(reply);
    }
  },
);

test('an answer to a broken house is as safe as any other', async () => {
  const nowhere = 'postgres://nobody@127.0.0.1:1/nothing';
  const pools = openDatabasePools({ app: nowhere, system: nowhere, reviewer: nowhere });
  const { app } = await openSecondServer(server, { pools });
  const reply = await app.inject({
    url: '/job/list-es',
    headers: { cookie: `sid=${anonymousSessionId()}` },
  });
  expect(reply.statusCode).toBe(503);
  expectSafe(reply);
  expectProblem(reply);
  await closeDatabasePools(pools);
});

test.each([
  ['the process’s health', '/healthz', 200],
  ['an unknown address', '/no/such/address', 404],
  ['an unknown file', '/assets/no-such-file.js', 404],
  ['a file outside', '/assets/..%2f..%2fpackage.json', 404],
  ['an address with a slash too much', '/job/list-es/', 404],
  ['a long address', `/${'x'.repeat(10_000)}`, 404],
  ['half an escape', '/%', 400],
  ['half an escape in an id', '/api/rest/job/%E0%A4%A', 400],
])('%s is answered with the safety headers', async (_, url, status) => {
  const reply = await server.running.app.inject({ url });
  expect(reply.statusCode).toBe(status);
  expectSafe(reply);
  if (status >= 400) expectProblem(reply);
});

test('readiness is answered with the safety headers, yes and no', async () => {
  const leaving = await openSecondServer(idle, { leaving: () => true });
  for (const [{ app }, status] of [
    [idle.running, 200],
    [leaving, 503],
  ] as const) {
    const reply = await app.inject({ url: '/readyz' });
    expect(reply.statusCode).toBe(status);
    expectSafe(reply);
  }
});

test('a page of the staff app is kept by nobody and runs no inline script', async () => {
  const reply = await server.running.app.inject({
    url: '/dashboard',
    headers: { accept: 'text/html' },
  });
  expectSafe(reply);
  expect(reply.body).not.toMatch(/<script(?![^>]*\bsrc=)|\son\w+=|style=/i);
});

test('health tells a stranger nothing but yes or no', async () => {
  const { app } = idle.running;
  expect((await app.inject({ url: '/healthz' })).json()).toEqual({ ok: true });
  expect((await app.inject({ url: '/readyz' })).json()).toEqual({ ok: true });
  const leaving = await openSecondServer(idle, { leaving: () => true });
  const reply = await leaving.app.inject({ url: '/readyz' });
  expect([reply.statusCode, reply.json()]).toEqual([503, { ok: false }]);
});

test('a body of more than a megabyte is refused unread', async () => {
  const member = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  const reply = await server
    .as(member)
    .post('/dashboard-old/role/new', { title: 'x'.repeat(1_100_000) });
  expect([reply.statusCode, reply.json().code]).toEqual([413, 'too-large']);
  expectSafe(reply);
});
