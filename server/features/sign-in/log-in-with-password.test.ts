import { randomBytes } from 'node:crypto';
import * as argon2 from '@node-rs/argon2';
import type * as Argon2 from '@node-rs/argon2';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test, vi } from 'vitest';
import { deriveCsrfToken } from '../../access/session-cookie-and-csrf.ts';
import { randomToken } from '../../crypto/random-token-and-token-hash.ts';
import type { RoutedApp } from '../../http/add-endpoint-route.ts';
import { lengthenThrottleWait } from '../../test/lengthen-throttle-wait.ts';
import { openSecondServer, startTestServer } from '../../test/start-test-server.ts';
import { openTestHttpClient } from '../../test/open-test-http-client.ts';
import { hashPassword } from './hash-password.ts';

const hashes = vi.hoisted(() => ({ done: 0 }));
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof Argon2>();
  const counted =
    <T extends unknown[], R>(work: (...args: T) => R) =>
    (...args: T) => {
      hashes.done += 1;
      return work(...args);
    };
  return { ...argon2, hash: counted(argon2.hash), verify: counted(argon2.verify) };
});

const server = startTestServer();
const PASSWORD = 'a password of some length';
const address = () => `10.${[...randomBytes(3)].join('.')}`;

/** A log-in as a browser does it: with a pre-session and its token. */
async function logIn(
  email: unknown,
  password: unknown,
  {
    from = address(),
    on = server.running,
    session = randomToken(),
  }: { from?: string; on?: RoutedApp; session?: string } = {},
) {
  return on.app.inject({
    method: 'POST',
    url: '/login-api',
    payload: { email, password } as object,
    remoteAddress: from,
    headers: {
      cookie: `sid=${session}`,
      'x-csrf-token': deriveCsrfToken(session, server.services.config),
    },
  });
}

async function somebody({ role = 'ADMIN', org = undefined as { id: number } | undefined } = {}) {
  return server.given.member(org ?? (await server.given.organisation()), {
    role,
    passwordHash: await hashPassword(PASSWORD),
  });
}

function cookieOf(reply: LightMyRequestResponse): string {
  return reply.cookies.find(({ name }) => name === 'sid')?.value ?? '';
}

const message = (reply: LightMyRequestResponse) => [reply.statusCode, reply.json().code];

async function auditedOf(orgId: number): Promise<string[]> {
  const { rows } = await server.given.owner.query<{ kind: string }>(
    'select kind from audit.entry where org_id = $1 order by id',
    [orgId],
  );
  return rows.map(({ kind }) => kind);
}

test('the right password opens a session, however the address is written', async () => {
  const member = await somebody();
  const reply = await logIn(`  ${member.email.toUpperCase()} `, PASSWORD);
  expect(reply.statusCode).toBe(200);
  const session = cookieOf(reply);
  expect(reply.json()).toEqual({ csrfToken: deriveCsrfToken(session, server.services.config) });
  const me = await server.as({ session }).get('/api/user/current');
  expect(me.json().user).toMatchObject({ id: member.id, email: member.email, OrgId: member.orgId });
  expect(await auditedOf(member.orgId)).toEqual(['signed-in']);
});

test.each([
  ['an admin', 'ADMIN', true],
  ['a member', 'MEMBER', false],
])('%s is told whether they may start a role', async (_, role, startJobs) => {
  const reply = await server.as(await somebody({ role })).get('/api/user/current');
  expect(reply.json().user.may).toMatchObject({ startJobs, operate: false });
});

test('a session id that the browser brought along is never adopted', async () => {
  const member = await somebody();
  const planted = randomToken();
  const reply = await logIn(member.email, PASSWORD, { session: planted });
  expect(cookieOf(reply)).toMatch(/^[\w-]{43}$/);
  expect(cookieOf(reply)).not.toBe(planted);
  expect((await server.as({ session: planted }).get('/api/user/current')).statusCode).toBe(401);
});

test('a password that has become too short for itself alone leads to a page to choose another', async () => {
  const member = await server.given.member(await server.given.organisation(), {
    passwordHash: await hashPassword('ox + elm'),
  });
  const reply = await logIn(member.email, 'ox + elm');
  expect([reply.statusCode, reply.json().redirect]).toEqual([
    200,
    '/settings/security?password=short',
  ]);
  expect((await server.as({ session: cookieOf(reply) }).get('/api/user/current')).statusCode).toBe(
    200,
  );
});

test('a hash of older parameters is made anew at the next log-in, and still opens', async () => {
  const old = await argon2.hash(PASSWORD, { memoryCost: 8192, timeCost: 2, parallelism: 1 });
  const member = await server.given.member(await server.given.organisation(), {
    passwordHash: old,
  });
  expect((await logIn(member.email, PASSWORD)).statusCode).toBe(200);
  const { rows } = await server.given.owner.query(
    'select password_hash from auth.login where email = $1',
    [member.email],
  );
  expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect((await logIn(member.email, PASSWORD)).statusCode).toBe(200);
});

test('two passwords that differ in their last character do not both log in, nor does another form of one differ', async () => {
  const long = 'ﬁne words, Å tall tale'.padEnd(255, ' and on');
  const member = await server.given.member(await server.given.organisation(), {
    passwordHash: await hashPassword(`${long}x`),
  });
  expect((await logIn(member.email, `${long}y`)).statusCode).toBe(401);
  expect((await logIn(member.email, long)).statusCode).toBe(401);
  expect((await logIn(member.email, `${long}x`.normalize('NFKD'))).statusCode).toBe(200);
});

test('a new kind of browser is told by mail, the first one and a known one are not', async () => {
  const member = await somebody();
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
  for (const agent of [undefined, undefined, phone, phone])
    await openTestHttpClient(server.running, agent === undefined ? {} : { agent }).post(
      '/login-api',
      { email: member.email, password: PASSWORD },
    );
  const { rows } = await server.given.owner.query(
    `select d.words from core.event e join auth.device d on d.id = e.subject_id
     where e.org_id = $1 and e.kind = 'signed-in-on-new-device'`,
    [member.orgId],
  );
  expect(rows).toEqual([{ words: 'Safari on iPhone' }]);
});

test('a session is stored only as a hash', async () => {
  const member = await somebody();
  const session = cookieOf(await logIn(member.email, PASSWORD));
  const { rows } = await server.given.owner.query(
    "select encode(token_hash, 'escape') || encode(token_hash, 'base64') as kept from auth.session",
  );
  expect(rows.some(({ kept }) => kept.includes(session))).toBe(false);
});

test('an unknown address, a wrong password and a deactivated account with a wrong one get the same answer after one hash', async () => {
  const member = await somebody();
  const gone = await somebody();
  const inviteOnly = await server.given.member(await server.given.organisation());
  await server.given.owner.query('update core.member set deactivated_at = now() where id = $1', [
    gone.id,
  ]);
  await logIn('warm@example.com', 'up');
  const replies = [];
  for (const email of [member.email, 'nobody@example.com', gone.email, inviteOnly.email]) {
    const before = hashes.done;
    const reply = await logIn(email, 'not the password');
    replies.push({
      status: reply.statusCode,
      headers: { ...reply.headers, date: '' },
      body: { ...reply.json(), requestId: '' },
      hashes: hashes.done - before,
    });
  }
  expect(replies[0]).toMatchObject({
    status: 401,
    body: { code: 'bad-credentials', message: 'Invalid email address or password' },
    hashes: 1,
  });
  for (const reply of replies) expect(reply).toEqual(replies[0]);
  expect(await auditedOf(member.orgId)).toEqual(['sign-in-failed']);
});

test('a deactivation is told only to who knows the password', async () => {
  const gone = await somebody();
  await server.given.owner.query('update core.member set deactivated_at = now() where id = $1', [
    gone.id,
  ]);
  const reply = await logIn(gone.email, PASSWORD);
  expect(message(reply)).toEqual([403, 'deactivated']);
  expect(reply.cookies).toEqual([]);
});

test('a deactivated organisation is told so, without a session', async () => {
  const member = await somebody();
  await server.given.owner.query(
    'update core.organisation set deactivated_at = now() where org_id = $1',
    [member.orgId],
  );
  const reply = await logIn(member.email, PASSWORD);
  expect([reply.statusCode, reply.json().status]).toEqual([200, 'orgExpired']);
  expect((await server.as({ session: cookieOf(reply) }).get('/api/user/current')).statusCode).toBe(
    401,
  );
});

test('two processes count the failures of an account together, and time heals', async () => {
  const member = await somebody();
  const second = await openSecondServer(server);
  for (const on of [server.running, second, server.running, second, server.running])
    expect((await logIn(member.email, 'wrong', { on })).statusCode).toBe(401);
  await lengthenThrottleWait(server, `account ${member.email}`);
  expect((await logIn(member.email, 'wrong')).statusCode).toBe(429);
  const refused = await logIn(member.email, PASSWORD, { on: second });
  expect(message(refused)).toEqual([429, 'too-many']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  await server.given.owner.query(
    "update auth.throttle set last_at = last_at - interval '1 hour 2 seconds' where key = $1",
    [`account ${member.email}`],
  );
  expect((await logIn(member.email, PASSWORD)).statusCode).toBe(200);
  expect((await logIn(member.email, 'wrong')).statusCode).toBe(401);
  expect((await logIn(member.email, PASSWORD)).statusCode).toBe(200);
});

test('thirty wrong tries at once, spread over two processes, all count', async () => {
  const member = await somebody();
  const second = await openSecondServer(server);
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      logIn(member.email, 'wrong', { on: n % 2 === 0 ? server.running : second }),
    ),
  );
  const statuses = replies.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status !== 401 && status !== 429)).toEqual([]);
  const { rows } = await server.given.owner.query(
    'select failures from auth.throttle where key = $1',
    [`account ${member.email}`],
  );
  expect(rows[0].failures).toBe(statuses.filter((status) => status === 401).length);
});

test('a network is slowed down for all accounts, another network is not', async () => {
  const member = await somebody();
  const attacker = '2001:db8:7:7::1';
  await server.given.owner.query(
    "insert into auth.throttle (key, failures, last_at) values ('network 2001:db8:7:7', 60, now())",
  );
  expect((await logIn(member.email, PASSWORD, { from: attacker })).statusCode).toBe(429);
  expect((await logIn(member.email, PASSWORD, { from: '2001:db8:7:7:ffff::2' })).statusCode).toBe(
    429,
  );
  expect((await logIn(member.email, PASSWORD, { from: '2001:db8:7:8::1' })).statusCode).toBe(200);
});

test('passwords are kept as Argon2id of at least 19 MiB and two passes', async () => {
  const [, algorithm, version, cost = ''] = (await hashPassword(PASSWORD)).split('$');
  const { m, t, p } = Object.fromEntries(cost.split(',').map((part) => part.split('=')));
  expect([algorithm, version]).toEqual(['argon2id', 'v=19']);
  expect(Number(m)).toBeGreaterThanOrEqual(19 * 1024);
  expect(Number(t)).toBeGreaterThanOrEqual(2);
  expect(Number(p)).toBe(1);
});

test.each([
  ['a missing password', { email: 'a@example.com' }],
  ['a number for a password', { email: 'a@example.com', password: 1 }],
  ['a list for an address', { email: ['a@example.com'], password: 'x' }],
  ['null for a password', { email: 'a@example.com', password: null }],
  ['an object for an address', { email: { $ne: null }, password: 'x' }],
  ['a huge password', { email: 'a@example.com', password: 'x'.repeat(100_000) }],
  ['a NUL', { email: 'a\0@example.com', password: 'x' }],
  ['half a surrogate pair', { email: 'a@example.com', password: '\ud800' }],
  ['an unknown field', { email: 'a@example.com', password: 'x', role: 'ADMIN' }],
  ['nothing', null],
  ['a list', []],
])('%s is refused without a hash', async (_, body) => {
  const [session, before] = [randomToken(), hashes.done];
  const reply = await server.running.app.inject({
    method: 'POST',
    url: '/login-api',
    payload: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      cookie: `sid=${session}`,
      'x-csrf-token': deriveCsrfToken(session, server.services.config),
    },
  });
  expect(reply.statusCode, reply.body).toSatisfy((status) => status === 400 || status === 422);
  expect(hashes.done).toBe(before);
});
