import { apiKeyScopes } from '@evenhand/contract/integrations/webhooks-and-api-keys.ts';
import { beforeAll, expect, test } from 'vitest';
import {
  anonymousSessionId,
  callEndpointInTest,
  pathParamValuesFor,
} from './call-endpoint-and-fill-sample-request-in-test.ts';
import { loadContractEndpoints } from './load-contract-endpoints.ts';
import type { PlantedApiKey } from './webhook-and-api-key-test-data-builders.ts';
import { startTestServer } from './start-test-server.ts';

const server = startTestServer();
const api = (await loadContractEndpoints()).filter(([, { door }]) => door === 'api');

let mine: Awaited<ReturnType<typeof server.given.furnishedOrganisation>>;
let stranger: PlantedApiKey;
beforeAll(async () => {
  mine = await server.given.furnishedOrganisation();
  await server.given.openedIdentity(mine.application);
  stranger = await server.given.apiKey(
    await server.given.member(await server.given.organisation(), { role: 'ADMIN' }),
  );
});

test('the versioned API makes promises, each with a scope of its own', () => {
  expect(api.length).toBeGreaterThan(3);
  for (const [name, { path, scope, method }] of api)
    expect([
      name,
      path.startsWith('/api/v1/'),
      apiKeyScopes.some((each) => each === scope),
      method,
    ]).toEqual([name, true, true, 'GET']);
});

test.for(api)('%s: nobody gets in without a key that works', async ([, endpoint]) => {
  const ids = pathParamValuesFor(endpoint, mine);
  const { given } = server;
  const revoked = await given.apiKey(mine.member);
  await server.as(mine.member).delete(`/api/integrations/keys/${revoked.id}`);
  const expired = await given.apiKey(mine.member, { expiresAt: new Date(Date.now() - 1000) });
  const headers = [
    {},
    { cookie: `sid=${mine.member.session}` },
    { authorization: 'Bearer ' },
    { authorization: `Bearer evh_${'x'.repeat(43)}` },
    { authorization: `Basic ${mine.apiKey.token}` },
    { authorization: mine.apiKey.token },
    { authorization: `Bearer ${mine.apiKey.token}x` },
    { authorization: `Bearer ${mine.apiKey.token.toLowerCase()}` },
    { authorization: `Bearer ${mine.member.session}` },
    { authorization: `Bearer ${revoked.token}` },
    { authorization: `Bearer ${expired.token}` },
  ];
  for (const each of headers) {
    const reply = await callEndpointInTest(server, { endpoint, session: null, ids, headers: each });
    expect([reply.statusCode, reply.json().code, reply.headers['www-authenticate']]).toEqual([
      401,
      'bad-api-key',
      'Bearer',
    ]);
  }
});

test.for(api)(
  '%s: a key gets in with the scope of the call, and with no other',
  async ([, endpoint]) => {
    const ids = pathParamValuesFor(endpoint, mine);
    for (const scope of apiKeyScopes) {
      const { token } = await server.given.apiKey(mine.member, { scopes: [scope] });
      const reply = await callEndpointInTest(server, { endpoint, session: null, key: token, ids });
      if (scope === endpoint.scope) expect(reply.statusCode).toBe(200);
      else expect([reply.statusCode, reply.json().code]).toEqual([403, 'scope-missing']);
    }
  },
);

test.for(api.filter(([, { params }]) => params !== undefined))(
  "%s: another organisation's id is as unknown to a key as one that never was",
  async ([, endpoint]) => {
    const ids = pathParamValuesFor(endpoint, mine);
    const never = Object.fromEntries(Object.keys(ids).map((name) => [name, 999_999_999]));
    const told = async (which: Record<string, string | number>) => {
      const reply = await callEndpointInTest(server, {
        endpoint,
        session: null,
        key: stranger.token,
        ids: which,
      });
      return {
        status: reply.statusCode,
        headers: { ...reply.headers, date: '' },
        body: { ...reply.json(), requestId: '' },
      };
    };
    expect(await told(ids)).toEqual(await told(never));
    expect(await told(ids)).toMatchObject({ status: 404 });
  },
);

test('a key dies with its maker: demoted, deactivated, or the organisation gone', async () => {
  const { owner } = server.given;
  const works = async ({ token }: PlantedApiKey) =>
    (
      await server.running.app.inject({
        url: '/api/v1/jobs',
        headers: { authorization: `Bearer ${token}` },
      })
    ).statusCode;
  for (const [end, undo] of [
    [
      `update core.member set role = 'MEMBER' where id = $1`,
      `update core.member set role = 'ADMIN' where id = $1`,
    ],
    [
      'update core.member set deactivated_at = now() where id = $1',
      'update core.member set deactivated_at = null where id = $1',
    ],
    [
      'update core.organisation set deactivated_at = now() where org_id = (select org_id from core.member where id = $1)',
      'update core.organisation set deactivated_at = null where org_id = (select org_id from core.member where id = $1)',
    ],
  ] as const) {
    const admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
    const key = await server.given.apiKey(admin);
    expect(await works(key)).toBe(200);
    await owner.query(end, [admin.id]);
    expect(await works(key)).toBe(401);
    await owner.query(undo, [admin.id]);
    expect(await works(key)).toBe(200);
  }
});

test('a key opens no other door, and no cookie opens the door of keys', async () => {
  const headers = { authorization: `Bearer ${mine.apiKey.token}` };
  for (const url of [
    '/job/list-es',
    '/api/user/current',
    '/api/integrations/keys',
    '/api/docs/openapi.json',
  ])
    expect((await server.running.app.inject({ url, headers })).statusCode).toBe(401);
  const withBoth = await server.running.app.inject({
    url: '/api/v1/jobs',
    headers: { cookie: `sid=${anonymousSessionId()}`, ...headers },
  });
  expect(withBoth.statusCode).toBe(200);
  expect(withBoth.headers['set-cookie']).toBeUndefined();
  expect(withBoth.headers['access-control-allow-origin']).toBeUndefined();
});

test('a key makes three hundred calls at once and five a second from then on, each key for itself', async () => {
  const { app } = server.running;
  const [one, other] = [
    await server.given.apiKey(mine.member),
    await server.given.apiKey(mine.member),
  ];
  const ask = async ({ token }: PlantedApiKey) =>
    app.inject({ url: '/api/v1/jobs', headers: { authorization: `Bearer ${token}` } });
  const start = new Date();
  server.setNow(start);
  const statuses: number[] = [];
  for (let n = 0; n < 30; n += 1)
    statuses.push(
      ...(await Promise.all(Array.from({ length: 10 }, () => ask(one)))).map(
        ({ statusCode }) => statusCode,
      ),
    );
  expect(new Set(statuses)).toEqual(new Set([200]));
  const refused = await ask(one);
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    429,
    'too-many',
    '1',
  ]);
  expect((await ask(other)).statusCode).toBe(200);
  server.setNow(new Date(start.getTime() + 1000));
  const later: number[] = [];
  for (let n = 0; n < 6; n += 1) later.push((await ask(one)).statusCode);
  server.setNow(null);
  expect(later).toEqual([200, 200, 200, 200, 200, 429]);
});
