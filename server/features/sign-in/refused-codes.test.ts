import { generateSync } from 'otplib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestBrowser, openTestHttpClient } from '../../test/open-test-http-client.ts';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { makeHiringRoundActionsOverHttp } from '../../test/hiring-round-over-http.ts';
import { hashPassword } from './hash-password.ts';

const server = startTestServer();
/** The server's clock stands still: no thirty seconds of a code end between making and using it. */
const now = new Date();
beforeEach(() => server.setNow(now));
afterEach(() => server.setNow(null));
const PASSWORD = 'a password of some length';

const somebody = async () =>
  server.given.member(await server.given.organisation(), {
    passwordHash: await hashPassword(PASSWORD),
  });

const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) + 30 * steps });

async function atTheCode({ email }: PlantedMember): Promise<TestBrowser> {
  const browser = openTestHttpClient(server.running);
  await browser.post('/login-api', { email, password: PASSWORD });
  return browser;
}

async function setUp(member: PlantedMember): Promise<string> {
  const browser = await atTheCode(member);
  const { userSecret } = (await browser.post('/auth/two-factor/begin')).json();
  const totpToken = codeOf(userSecret, -1);
  await browser.post('/auth/two-factor/confirm', { totpToken, userSecret });
  return userSecret;
}

async function refusedOf({ id }: PlantedMember): Promise<number> {
  const { rows } = await server.given.owner.query(
    "select id from core.event where subject_id = $1 and kind = 'codes-refused'",
    [id],
  );
  return rows.length;
}

test('wrong codes after the right password are told to the owner, once an hour', async () => {
  const member = await somebody();
  const secret = await setUp(member);
  const guess = async () => (await atTheCode(member)).post('/setup-totp', { totpToken: '000000' });
  // Who cannot give the password is no news.
  await openTestHttpClient(server.running).post('/login-api', {
    email: member.email,
    password: 'wrong',
  });
  expect(await refusedOf(member)).toBe(0);
  for (let n = 0; n < 3; n += 1) expect((await guess()).json().code).toBe('wrong-code');
  expect(await refusedOf(member)).toBe(1);
  server.setNow(new Date(now.getTime() + 61 * 60_000));
  await guess();
  expect(await refusedOf(member)).toBe(2);
  server.setNow(now);
  const mine = await atTheCode(member);
  expect((await mine.post('/setup-totp', { totpToken: codeOf(secret) })).statusCode).toBe(200);
  await makeHiringRoundActionsOverHttp(server, (request) =>
    server.running.app.inject(request),
  ).work();
  const { rows } = await server.given.owner.query(
    "select subject, text from pii.email_message where to_address = $1 and kind = 'codes-refused' order by id limit 1",
    [member.email],
  );
  expect(rows[0].subject).toBe('Somebody with your password gave a wrong code');
  expect(rows[0].text).toContain('Choose another one now');
});

test('who sets two-factor up at a log-in may mistype without an e-mail', async () => {
  const member = await somebody();
  await server.given.owner.query('update core.member set totp_required = true where id = $1', [
    member.id,
  ]);
  const browser = await atTheCode(member);
  expect((await browser.post('/setup-totp', { totpToken: '000000' })).json().code).toBe(
    'wrong-code',
  );
  expect(await refusedOf(member)).toBe(0);
});
