import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { deriveCsrfToken } from '../../access/session-cookie-and-csrf.ts';
import { openSecondServer, startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();

const somebody = async () => server.given.member(await server.given.organisation());

function cookieOf(reply: LightMyRequestResponse): string {
  return reply.cookies.find(({ name }) => name === 'sid')?.value ?? '';
}

const message = (reply: LightMyRequestResponse) => [reply.statusCode, reply.json().code];

test('a deactivation counts from the next request on', async () => {
  const member = await somebody();
  expect((await server.as(member).get('/api/user/current')).statusCode).toBe(200);
  await server.given.owner.query('update core.member set deactivated_at = now() where id = $1', [
    member.id,
  ]);
  expect((await server.as(member).get('/api/user/current')).statusCode).toBe(401);
});

test.each([
  ['an admin', 'ADMIN', '30 minutes', '12 hours'],
  ['a member', 'MEMBER', '12 hours', '7 days'],
])(
  'the session of %s ends after its idle time, and at the latest after its longest',
  async (_, role, idle, most) => {
    const member = await server.given.member(await server.given.organisation(), { role });
    const age = (seen: string, created: string) =>
      server.given.owner.query(
        `update auth.session set seen_at = now() - $2::interval, created_at = now() - $3::interval
       from auth.login l where l.id = login_id and l.member_id = $1`,
        [member.id, seen, created],
      );
    const status = async () => (await server.as(member).get('/api/user/current')).statusCode;
    await age(`${idle}`, '1 hour');
    expect(await status()).toBe(401);
    await age('0', `${most} 1 second`);
    expect(await status()).toBe(401);
    await age('20 minutes', '11 hours');
    expect(await status()).toBe(200);
  },
);

test.each([
  ['granted', 'MEMBER', 'ADMIN', 403, 201],
  ['revoked', 'ADMIN', 'MEMBER', 201, 403],
])('a role that is %s counts from the next request on', async (_, before, after, first, then) => {
  const member = await server.given.member(await server.given.organisation(), { role: before });
  const start = async () =>
    (await server.as(member).post('/dashboard-old/role/new', { title: 'Baker' })).statusCode;
  expect(await start()).toBe(first);
  await server.given.owner.query('update core.member set role = $2 where id = $1', [
    member.id,
    after,
  ]);
  expect(await start()).toBe(then);
});

test('whoever is not logged in is told so, with a token to log in with', async () => {
  const reply = await server.as(null).get('/api/logged-in');
  expect(reply.statusCode).toBe(401);
  expect(reply.json()).toEqual({
    csrfToken: deriveCsrfToken(cookieOf(reply), server.services.config),
    orgDeactivated: false,
  });
  const again = await server.as({ session: cookieOf(reply) }).get('/api/logged-in');
  expect([again.statusCode, again.json().csrfToken, again.cookies]).toEqual([
    401,
    reply.json().csrfToken,
    [],
  ]);
});

test('logging out needs the token, ends the session for good and empties the browser', async () => {
  const member = await somebody();
  const bare = await server.running.app.inject({
    url: '/logout-no-redirect',
    headers: { cookie: `sid=${member.session}` },
  });
  expect(message(bare)).toEqual([403, 'stale-token']);
  const reply = await server.as(member).get('/logout-no-redirect');
  expect([reply.statusCode, reply.body, reply.headers['clear-site-data']]).toEqual([
    204,
    '',
    '"cache", "storage"',
  ]);
  expect((await server.as(member).get('/api/user/current')).statusCode).toBe(401);
  expect((await server.as(member).get('/logout-no-redirect')).statusCode).toBe(204);
  const { rows } = await server.given.owner.query(
    'select kind from audit.entry where org_id = $1',
    [member.orgId],
  );
  expect(rows).toEqual([{ kind: 'signed-out' }]);
});

test('over https the cookie is bound to the host, unreadable and the same-site kind', async () => {
  const https = await openSecondServer(server, {
    config: { ...server.services.config, BASE_URL: 'https://hiring.example.org' },
  });
  const reply = await https.app.inject({ url: '/api/logged-in' });
  const flags = String(reply.headers['set-cookie']).split('; ');
  expect(flags[0]).toMatch(/^__Host-sid=[\w-]{43}$/);
  expect(flags.slice(1).sort()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Lax', 'Secure']);
  expect(
    (
      await https.app.inject({
        url: '/api/user/current',
        headers: { cookie: `sid=${(await somebody()).session}` },
      })
    ).statusCode,
  ).toBe(401);
});
