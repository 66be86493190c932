import { generateSync } from 'otplib';
import { beforeAll, expect, test } from 'vitest';
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

/** Somebody whom an admin wants to have two-factor, at a browser whose password was right. */
async function settingUp() {
  const member = await server.given.member(await server.given.organisation(), {
    passwordHash: await hashed,
  });
  await server.given.owner.query('update core.member set totp_required = true where id = $1', [
    member.id,
  ]);
  const browser = openTestHttpClient(server.running);
  const reply = await browser.post('/login-api', { email: member.email, password: PASSWORD });
  return { member, browser, reply, secret: String(reply.json().userSecret) };
}

/** Somebody who has it, with their recovery codes. */
async function withTwoFactor() {
  const { member, browser, secret } = await settingUp();
  const reply = await send(browser, member, { totpToken: codeOf(secret, -1), userSecret: secret });
  return { member, secret, recoveryCodes: reply.json().recoveryCodes as string[] };
}

async function atTheCode(member: PlantedMember): Promise<TestBrowser> {
  const browser = openTestHttpClient(server.running);
  await browser.post('/login-api', { email: member.email, password: PASSWORD });
  return browser;
}

/** The code of this step, or of one before or after it. */
function codeOf(secret: string, steps = 0): string {
  return generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) + 30 * steps });
}

const send = (browser: TestBrowser, member: PlantedMember, body: object) =>
  browser.post('/setup-totp', { emailAddress: member.email, password: PASSWORD, ...body });
const isIn = async (browser: TestBrowser) =>
  (await browser.get('/api/user/current')).statusCode === 200;
const message = (reply: { statusCode: number; json: () => { code: string } }) => [
  reply.statusCode,
  reply.json().code,
];

async function eventsOf({ id }: PlantedMember): Promise<string[]> {
  const { rows } = await server.given.owner.query<{ kind: string }>(
    'select kind from core.event where subject_id = $1 order by id',
    [id],
  );
  return rows.map(({ kind }) => kind);
}

test('who is to have two-factor sets it up at the next log-in, and is asked for a code from then on', async () => {
  const { member, browser, reply, secret } = await settingUp();
  expect(reply.json()).toEqual({
    csrfToken: expect.any(String),
    message: 'needs totp',
    svg: expect.stringMatching(/^<svg [^>]*viewBox/),
    uri: expect.stringContaining(`secret=${secret}`),
    userSecret: expect.stringMatching(/^[A-Z2-7]{32}$/),
  });
  expect(await isIn(browser)).toBe(false);
  const half = browser.session();
  const done = await send(browser, member, { totpToken: codeOf(secret), userSecret: secret });
  expect(done.statusCode).toBe(200);
  expect(new Set(done.json().recoveryCodes).size).toBe(10);
  expect(await isIn(browser)).toBe(true);
  expect(browser.session()).not.toBe(half);
  expect(await eventsOf(member)).toEqual(['two-factor-set-up']);

  const next = openTestHttpClient(server.running);
  const query = await next.post('/login-api', { email: member.email, password: PASSWORD });
  expect(query.json()).toEqual({ csrfToken: expect.any(String), message: 'totp' });
  expect(await isIn(next)).toBe(false);
  expect((await send(next, member, { totpToken: codeOf(secret, 1) })).statusCode).toBe(200);
  expect(await isIn(next)).toBe(true);
});

test('whoever has the password alone cannot set up another app over the one there is', async () => {
  const { member, browser, secret } = await settingUp();
  const other = await atTheCode(member);
  const theirs = (await other.get('/auth/pending')).json().userSecret;
  expect(theirs).not.toBe(secret);
  expect(
    (await send(browser, member, { totpToken: codeOf(secret), userSecret: secret })).statusCode,
  ).toBe(200);
  expect(
    message(await send(other, member, { totpToken: codeOf(theirs), userSecret: theirs })),
  ).toEqual([400, 'wrong-code']);
  const late = await atTheCode(member);
  expect((await late.get('/auth/pending')).json()).toEqual({
    csrfToken: expect.any(String),
    message: 'totp',
  });
  expect(
    message(await send(late, member, { totpToken: codeOf(theirs), userSecret: theirs })),
  ).toEqual([400, 'wrong-code']);
});

test('the secret is the one that the server kept: one that the client brings is compared and never stored', async () => {
  const { member, browser, secret } = await settingUp();
  const own = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(message(await send(browser, member, { totpToken: codeOf(own), userSecret: own }))).toEqual(
    [400, 'wrong-code'],
  );
  expect(
    message(await send(browser, member, { totpToken: codeOf(secret), userSecret: own })),
  ).toEqual([400, 'wrong-code']);
  expect(message(await send(browser, member, { totpToken: codeOf(secret) }))).toEqual([
    400,
    'wrong-code',
  ]);
  const { rows } = await server.given.owner.query(
    'select totp_secret, totp_confirmed_at from auth.login where email = $1',
    [member.email],
  );
  expect(rows).toEqual([{ totp_secret: null, totp_confirmed_at: null }]);
});

test('a code counts once: not again in its window, and not in another browser', async () => {
  const { member, secret } = await withTwoFactor();
  const [first, second] = [await atTheCode(member), await atTheCode(member)];
  const totpToken = codeOf(secret);
  expect((await send(first, member, { totpToken })).statusCode).toBe(200);
  expect(message(await send(second, member, { totpToken }))).toEqual([400, 'wrong-code']);
  // One step older than the last that was accepted.
  expect(message(await send(second, member, { totpToken: codeOf(secret, -1) }))).toEqual([
    400,
    'wrong-code',
  ]);
});

test('of twenty that bring the same code at once, over two processes, one gets in', async () => {
  const { member, secret } = await withTwoFactor();
  const second = await openSecondServer(server);
  const browsers = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => {
      const { session } = await atTheCode(member);
      return openTestHttpClient(n % 2 === 0 ? server.running : second, { session: session() });
    }),
  );
  const totpToken = codeOf(secret);
  const replies = await Promise.all(
    browsers.map((browser) => send(browser, member, { totpToken })),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('of twenty that set up an app of their own at once, one does', async () => {
  const { member } = await settingUp();
  const browsers = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const browser = await atTheCode(member);
      return { browser, secret: String((await browser.get('/auth/pending')).json().userSecret) };
    }),
  );
  const replies = await Promise.all(
    browsers.map(({ browser, secret }) =>
      send(browser, member, { totpToken: codeOf(secret), userSecret: secret }),
    ),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test.each([
  ['null', { totpToken: null }],
  ['missing', {}],
  ['empty', { totpToken: '' }],
  ['a list', { totpToken: ['000000'] }],
  ['an object', { totpToken: { $ne: 1 } }],
  ['a number', { totpToken: 123456 }],
  ['true', { totpToken: true }],
  ['an empty recovery code', { recoveryCode: '' }],
  ['a recovery code that is null', { recoveryCode: null }],
  ['of somebody else', { totpToken: '000000', emailAddress: 'somebody.else@example.com' }],
])('a code that is %s is a failure', async (_, body) => {
  const { member } = await withTwoFactor();
  const browser = await atTheCode(member);
  expect((await send(browser, member, body)).statusCode).toSatisfy((s) => s === 400 || s === 422);
  expect(await isIn(browser)).toBe(false);
});

test('after five wrong codes, or ten minutes, the password is asked for again', async () => {
  const { member, secret } = await withTwoFactor();
  const browser = await atTheCode(member);
  const wrong = codeOf(secret) === '000000' ? '000001' : '000000';
  for (let n = 0; n < 5; n += 1)
    expect((await send(browser, member, { totpToken: wrong })).statusCode).toBe(400);
  expect(message(await send(browser, member, { totpToken: codeOf(secret) }))).toEqual([
    401,
    'password-first',
  ]);
  // The account itself waits too, so that the password alone does not buy five more guesses at once.
  await lengthenThrottleWait(server, 'code %');
  const again = await atTheCode(member);
  expect(message(await send(again, member, { totpToken: codeOf(secret) }))).toEqual([
    429,
    'too-many',
  ]);
  await server.given.owner.query(
    "update auth.throttle set last_at = last_at - interval '1 hour 1 minute' where key like 'code %'",
  );
  const late = await atTheCode(member);
  await server.given.owner.query(
    "update auth.pending p set created_at = now() - interval '10 minutes 1 second' from auth.login l where l.id = p.login_id and l.email = $1",
    [member.email],
  );
  expect(message(await send(late, member, { totpToken: codeOf(secret) }))).toEqual([
    401,
    'password-first',
  ]);
});

test('a code alone, without the password first, is worth nothing', async () => {
  const { member, secret } = await withTwoFactor();
  const browser = openTestHttpClient(server.running);
  expect(message(await send(browser, member, { totpToken: codeOf(secret) }))).toEqual([
    401,
    'password-first',
  ]);
  expect(message(await browser.get('/auth/pending'))).toEqual([401, 'password-first']);
});

test('a recovery code gets in once, however it is typed, and is told by mail', async () => {
  const { member, recoveryCodes } = await withTwoFactor();
  const [code = ''] = recoveryCodes;
  const browser = await atTheCode(member);
  const typed = { recoveryCode: ` ${code.toLowerCase().replaceAll('-', ' ')} ` };
  expect((await send(browser, member, typed)).statusCode).toBe(200);
  expect(await isIn(browser)).toBe(true);
  const left = await browser.get('/auth/security');
  expect(left.json().twoFactor.recoveryCodesLeft).toBe(9);
  expect(await eventsOf(member)).toEqual(['two-factor-set-up', 'recovery-code-used']);
  const again = await atTheCode(member);
  expect(message(await send(again, member, { recoveryCode: code }))).toEqual([400, 'wrong-code']);
});

test('of ten that bring the same recovery code at once, one gets in', async () => {
  const { member, recoveryCodes } = await withTwoFactor();
  const browsers = await Promise.all(Array.from({ length: 10 }, () => atTheCode(member)));
  const replies = await Promise.all(
    browsers.map((browser) => send(browser, member, { recoveryCode: recoveryCodes[1] })),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test('recovery codes are kept as hashes, and new ones void the old', async () => {
  const { member, secret, recoveryCodes } = await withTwoFactor();
  const { rows } = await server.given.owner.query(
    `select octet_length(code_hash) as bytes, code_hash::text as kept from auth.recovery_code r
     join auth.login l on l.id = r.login_id where l.email = $1`,
    [member.email],
  );
  expect(rows).toHaveLength(10);
  expect(rows.every(({ bytes }) => bytes === 32)).toBe(true);
  const browser = await atTheCode(member);
  await send(browser, member, { totpToken: codeOf(secret) });
  const fresh = (await browser.post('/auth/recovery-codes')).json().recoveryCodes as string[];
  expect(fresh).toHaveLength(10);
  expect(fresh.filter((code) => recoveryCodes.includes(code))).toEqual([]);
  const late = await atTheCode(member);
  expect(message(await send(late, member, { recoveryCode: recoveryCodes[2] }))).toEqual([
    400,
    'wrong-code',
  ]);
  expect((await send(late, member, { recoveryCode: fresh[0] })).statusCode).toBe(200);
  expect(await eventsOf(member)).toContain('recovery-codes-made');
});

test('a secret that was moved to another account opens nothing', async () => {
  const [ana, ben] = [await withTwoFactor(), await withTwoFactor()];
  await server.given.owner.query(
    `update auth.login set totp_secret = (select totp_secret from auth.login where email = $1) where email = $2`,
    [ana.member.email, ben.member.email],
  );
  const browser = await atTheCode(ben.member);
  const reply = await send(browser, ben.member, { totpToken: codeOf(ana.secret) });
  expect(reply.statusCode).toBe(500);
  expect(await isIn(browser)).toBe(false);
});

test('the database alone holds no secret that an app could use', async () => {
  const { member, secret } = await withTwoFactor();
  const { rows } = await server.given.owner.query(
    "select encode(totp_secret, 'escape') || encode(totp_secret, 'base64') as kept from auth.login where email = $1",
    [member.email],
  );
  expect(rows[0].kept).not.toContain(secret);
});
