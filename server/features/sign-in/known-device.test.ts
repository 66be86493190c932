import { generateSync } from 'otplib';
import { beforeAll, expect, test } from 'vitest';
import { derivePersonalLinkToken } from '../../access/derive-personal-link-token.ts';
import { type TestBrowser, openTestHttpClient } from '../../test/open-test-http-client.ts';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { lengthenThrottleWait } from '../../test/lengthen-throttle-wait.ts';
import { openSecondServer, startTestServer } from '../../test/start-test-server.ts';
import { hashPassword } from './hash-password.ts';

const server = startTestServer();
/** The server's clock stands still: no thirty seconds of a code end between making and using it. */
const now = new Date();
beforeAll(() => server.setNow(now));
const PASSWORD = 'a password of some length';
const hashed = hashPassword(PASSWORD);

const somebody = async () =>
  server.given.member(await server.given.organisation(), { passwordHash: await hashed });

const logIn = (browser: TestBrowser, { email }: PlantedMember, password = PASSWORD) =>
  browser.post('/login-api', { email, password });

/** A browser that somebody has logged in with, whose session is gone. */
async function knownTo(member: PlantedMember): Promise<TestBrowser> {
  const before = openTestHttpClient(server.running);
  await logIn(before, member);
  return openTestHttpClient(server.running, { device: before.device() });
}

/** As many wrong guesses as make an account wait longest, of the password or of the code. */
async function guessedAt(key: string, failures = 60): Promise<void> {
  await server.given.owner.query(
    `insert into auth.throttle (key, failures, last_at) values ($1, $2, now())
     on conflict (key) do update set failures = $2, last_at = now()`,
    [key, failures],
  );
}

const loginIdOf = async ({ email }: PlantedMember): Promise<number> =>
  (await server.given.owner.query('select id from auth.login where email = $1', [email])).rows[0]
    .id;

const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) + 30 * steps });

test('however often strangers guess, a browser that has logged in before is never made to wait', async () => {
  const member = await somebody();
  const mine = await knownTo(member);
  const stranger = openTestHttpClient(server.running);
  for (let n = 0; n < 5; n += 1) await logIn(stranger, member, 'wrong');
  await lengthenThrottleWait(server, `account ${member.email}`);
  expect((await logIn(stranger, member)).statusCode).toBe(429);
  await guessedAt(`account ${member.email}`);
  expect((await logIn(openTestHttpClient(server.running), member)).statusCode).toBe(429);
  expect((await logIn(mine, member, 'a slip of the finger')).statusCode).toBe(401);
  expect((await logIn(mine, member)).statusCode).toBe(200);
  // Its owner got in: the guesses of strangers are still counted.
  expect((await logIn(openTestHttpClient(server.running), member)).statusCode).toBe(429);
});

test('a neighbour who guesses on the same network does not stop it either', async () => {
  const member = await somebody();
  const from = '203.0.113.9';
  const mine = openTestHttpClient(server.running, { from });
  await logIn(mine, member);
  await guessedAt(`network ${from}`, 80);
  expect((await logIn(openTestHttpClient(server.running, { from }), member)).statusCode).toBe(429);
  expect((await logIn(mine, member)).statusCode).toBe(200);
});

test('nor does whoever has the password and guesses at the code', async () => {
  const member = await somebody();
  const mine = openTestHttpClient(server.running);
  await logIn(mine, member);
  const { userSecret } = (await mine.post('/auth/two-factor/begin')).json();
  await mine.post('/auth/two-factor/confirm', { totpToken: codeOf(userSecret, -1), userSecret });
  await guessedAt(`code ${await loginIdOf(member)}`);
  const other = openTestHttpClient(server.running);
  for (const browser of [other, mine]) await logIn(browser, member);
  const answer = { emailAddress: member.email, password: PASSWORD, totpToken: codeOf(userSecret) };
  expect((await other.post('/setup-totp', answer)).statusCode).toBe(429);
  expect((await mine.post('/setup-totp', answer)).statusCode).toBe(200);
});

test('it has five wrong tries of its own, an older copy of it none more, and another browser its own', async () => {
  const member = await somebody();
  const [mine, desk] = [await knownTo(member), await knownTo(member)];
  const copy = openTestHttpClient(server.running, { device: mine.device() });
  await logIn(mine, member);
  for (let n = 0; n < 5; n += 1) {
    const reply = await logIn(n % 2 === 0 ? mine : copy, member, 'wrong');
    expect(reply.statusCode).toBe(401);
  }
  await lengthenThrottleWait(server, 'log-in device %');
  for (const browser of [mine, copy]) {
    const reply = await logIn(browser, member);
    expect([reply.statusCode, reply.json().code]).toEqual([429, 'too-many']);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await logIn(desk, member)).statusCode).toBe(200);
  expect((await logIn(openTestHttpClient(server.running), member)).statusCode).toBe(200);
});

test('it opens nothing, scripts cannot read it, and it is sent from the own site only', async () => {
  const member = await somebody();
  const mine = await knownTo(member);
  expect(
    (await openTestHttpClient(server.running, { device: mine.device() }).get('/api/user/current'))
      .statusCode,
  ).toBe(401);
  const https = await openSecondServer(server, {
    config: { ...server.services.config, BASE_URL: 'https://hiring.example.org' },
  });
  const { headers, cookies } = await openTestHttpClient(server.running).post('/login-api', {
    email: member.email,
    password: PASSWORD,
  });
  expect(cookies.map(({ name }) => name).sort()).toEqual(['device', 'sid']);
  expect(String(headers['set-cookie'])).toMatch(
    /device=.*Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax/,
  );
  const { deriveCsrfToken } = await import('../../access/session-cookie-and-csrf.ts');
  const session = openTestHttpClient(server.running).session();
  const reply = await https.app.inject({
    method: 'POST',
    url: '/login-api',
    payload: { email: member.email, password: PASSWORD },
    headers: {
      cookie: `__Host-sid=${session}`,
      'x-csrf-token': deriveCsrfToken(session, https.services.config),
    },
  });
  expect(reply.cookies).toContainEqual(
    expect.objectContaining({
      name: '__Host-device',
      secure: true,
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    }),
  );
});

test('it is known to one account, and two people can share it', async () => {
  const [member, colleague] = [await somebody(), await somebody()];
  const mine = await knownTo(member);
  await guessedAt(`account ${colleague.email}`);
  expect((await logIn(mine, colleague)).statusCode).toBe(429);
  await guessedAt(`account ${colleague.email}`, 0);
  await logIn(mine, colleague);
  for (const { email } of [member, colleague]) await guessedAt(`account ${email}`);
  for (const person of [member, colleague])
    expect((await logIn(mine, person)).statusCode).toBe(200);
});

test.each([
  [
    'another account’s signature',
    (mark: string) => mark.replace(/\.[\w-]{43}$/, `.${'A'.repeat(43)}`),
  ],
  ['another id', (mark: string) => `${'A'.repeat(22)}${mark.slice(22)}`],
  ['another day', (mark: string) => mark.replace(/\.(\d+)\./, (_, day) => `.${Number(day) + 1}.`)],
  ['nothing that can be read', () => '~~.~x'],
  ['a megabyte', () => '~'.repeat(10_000)],
])('a cookie with %s is known to nobody', async (_, forge) => {
  const member = await somebody();
  const mine = await knownTo(member);
  await guessedAt(`account ${member.email}`);
  const forged = openTestHttpClient(server.running, { device: forge(mine.device() ?? '') });
  expect((await logIn(forged, member)).statusCode).toBe(429);
});

test('it is renewed with every log-in, forgotten after half a year, and outlives a change of the key', async () => {
  const member = await somebody();
  const mine = await knownTo(member);
  const days = (n: number) => new Date(now.getTime() + n * 86_400_000);
  const first = mine.device();
  const { SECRET_KEY } = server.services.config;
  const rotated = await openSecondServer(server, {
    config: {
      ...server.services.config,
      SECRET_KEY: 'k'.repeat(40),
      SECRET_KEY_PREVIOUS: SECRET_KEY,
    },
  });
  await guessedAt(`account ${member.email}`);
  const elsewhere = openTestHttpClient(rotated, { device: first });
  expect((await logIn(elsewhere, member)).statusCode).toBe(200);
  server.setNow(days(170));
  expect((await logIn(mine, member)).statusCode).toBe(200);
  server.setNow(days(300));
  await guessedAt(`account ${member.email}`);
  expect(
    (await logIn(openTestHttpClient(server.running, { device: first }), member)).statusCode,
  ).toBe(429);
  expect((await logIn(mine, member)).statusCode).toBe(200);
  server.setNow(now);
});

test('a changed password makes all browsers strangers but the one it was changed with', async () => {
  const member = await somebody();
  const [mine, other] = [openTestHttpClient(server.running), await knownTo(member)];
  await logIn(mine, member);
  const newPassword = 'another one of some length';
  expect(
    (await mine.post('/auth/password-update', { currentPassword: PASSWORD, newPassword }))
      .statusCode,
  ).toBe(200);
  await guessedAt(`account ${member.email}`);
  expect((await logIn(other, member, newPassword)).statusCode).toBe(429);
  expect((await logIn(mine, member, newPassword)).statusCode).toBe(200);
});

test('a browser that a password was chosen with by a mailed link is known from then on', async () => {
  const member = await somebody();
  const loginId = await loginIdOf(member);
  await guessedAt(`account ${member.email}`);
  const token = derivePersonalLinkToken(
    'reset-password',
    { id: loginId, serial: 0 },
    server.services.config,
  );
  const { hashToken } = await import('../../crypto/random-token-and-token-hash.ts');
  await server.given.owner.query(
    `insert into auth.token (token_hash, kind, org_id, reference, expires_at)
     values ($1, 'reset-password', $2, $3, now() + interval '30 minutes')`,
    [hashToken(token), member.orgId, loginId],
  );
  const mine = openTestHttpClient(server.running);
  const password = 'another one of some length';
  expect((await mine.post('/auth/reset', { token, password })).statusCode).toBe(200);
  expect((await mine.get('/api/user/current')).statusCode).toBe(401);
  expect((await logIn(mine, member, password)).statusCode).toBe(200);
  expect((await logIn(openTestHttpClient(server.running), member, password)).statusCode).toBe(429);
});
const hoursOf = (seconds: unknown) => Math.round(Number(seconds ?? 0) / 3600);

test('with it or without, nobody learns whether an address is known', async () => {
  const [me, other] = [await somebody(), await somebody()];
  const mine = await knownTo(me);
  const answers = [];
  for (const email of [other.email, 'nobody@example.com']) {
    for (const device of [mine.device(), undefined]) {
      const replies = [];
      for (let n = 0; n < 7; n += 1) {
        if (n === 5) await lengthenThrottleWait(server, `account ${email}`);
        replies.push(
          await openTestHttpClient(server.running, { device }).post('/login-api', {
            email,
            password: 'wrong',
          }),
        );
      }
      answers.push(
        replies.map(({ statusCode, headers, body }) => ({
          statusCode,
          headers: { ...headers, date: '', 'retry-after': hoursOf(headers['retry-after']) },
          body: { ...JSON.parse(body), requestId: '' },
        })),
      );
      await server.given.owner.query('delete from auth.throttle where key = $1', [
        `account ${email}`,
      ]);
    }
  }
  expect(answers[0]?.map(({ statusCode }) => statusCode)).toEqual([
    401, 401, 401, 401, 401, 429, 429,
  ]);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});
