import { generateSync } from 'otplib';
import { beforeAll, expect, test } from 'vitest';
import { type TestBrowser, openTestHttpClient } from '../../test/open-test-http-client.ts';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { lengthenThrottleWait } from '../../test/lengthen-throttle-wait.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { hashPassword } from './hash-password.ts';

const server = startTestServer();
/** The server's clock stands still: no thirty seconds of a code end between making and using it. */
const now = new Date();
beforeAll(() => server.setNow(now));
const PASSWORD = 'a password of some length';
const hashed = hashPassword(PASSWORD);

async function somebody({ role = 'MEMBER', orgId = 0 } = {}): Promise<PlantedMember> {
  const org = orgId === 0 ? await server.given.organisation() : { id: orgId };
  return server.given.member(org, { role, passwordHash: await hashed });
}

/** A browser that a member has just logged in with. */
async function browserOf(member: PlantedMember, agent?: string): Promise<TestBrowser> {
  const browser = openTestHttpClient(server.running, agent === undefined ? {} : { agent });
  await browser.post('/login-api', { email: member.email, password: PASSWORD });
  return browser;
}

const isIn = async (browser: TestBrowser) =>
  (await browser.get('/api/user/current')).statusCode === 200;
const message = (reply: { statusCode: number; json: () => { code: string } }) => [
  reply.statusCode,
  reply.json().code,
];
/** As if the password had been given eleven minutes ago. */
const later = (member: PlantedMember) =>
  server.given.owner.query(
    `update auth.session s set confirmed_at = now() - interval '11 minutes' from auth.login l
     where l.id = s.login_id and l.member_id = $1`,
    [member.id],
  );
const codeOf = (secret: string, steps = 0) =>
  generateSync({ secret, epoch: Math.floor(now.getTime() / 1000) + 30 * steps });

async function setUp(browser: TestBrowser): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { userSecret } = (await browser.post('/auth/two-factor/begin')).json();
  const totpToken = codeOf(userSecret, -1);
  const reply = await browser.post('/auth/two-factor/confirm', { totpToken, userSecret });
  return { secret: userSecret, recoveryCodes: reply.json().recoveryCodes };
}

async function happenedTo({ id }: PlantedMember): Promise<string[]> {
  const { rows } = await server.given.owner.query<{ kind: string }>(
    'select kind from core.event where subject_id = $1 order by id',
    [id],
  );
  return rows.map(({ kind }) => kind);
}

test('the own sessions are listed in words, this one first', async () => {
  const member = await somebody();
  await browserOf(
    member,
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  );
  const here = await browserOf(member);
  const { sessions } = (await here.get('/auth/sessions')).json();
  expect(sessions).toMatchObject([
    { device: 'Firefox on Linux', isThis: true, isSupport: false },
    { device: 'Safari on iPhone', isThis: false },
    { device: 'an unknown browser', network: null, isThis: false },
  ]);
  expect(sessions[0].network).toMatch(/^10\.\d+\.x\.x$/);
});

test('one session is ended, then all others, and never somebody else’s', async () => {
  const member = await somebody();
  const stranger = await somebody();
  const [here, phone, desk] = [
    await browserOf(member),
    await browserOf(member),
    await browserOf(member),
  ];
  const theirs = await browserOf(stranger);
  const idOf = async (browser: TestBrowser) =>
    (await browser.get('/auth/sessions')).json().sessions[0].id as number;
  expect(message(await here.post(`/auth/sessions/${await idOf(theirs)}/end`))).toEqual([
    404,
    'not-found',
  ]);
  expect((await here.post(`/auth/sessions/${await idOf(phone)}/end`)).statusCode).toBe(204);
  expect([await isIn(here), await isIn(phone), await isIn(desk), await isIn(theirs)]).toEqual([
    true,
    false,
    true,
    true,
  ]);
  expect((await here.post('/auth/sessions/end-others')).json()).toEqual({ ended: 2 });
  expect([await isIn(here), await isIn(desk), await isIn(theirs)]).toEqual([true, false, true]);
});

test('an admin ends a colleague’s sessions; a colleague and another organisation do not', async () => {
  const admin = await somebody({ role: 'ADMIN' });
  const [member, colleague] = [
    await somebody({ orgId: admin.orgId }),
    await somebody({ orgId: admin.orgId }),
  ];
  const stranger = await somebody({ role: 'ADMIN' });
  const browser = await browserOf(member);
  const end = (person: PlantedMember) =>
    server.as(person).post(`/api/account/users/${member.id}/end-sessions`);
  expect(message(await end(colleague))).toEqual([403, 'not-allowed']);
  expect(message(await end(stranger))).toEqual([404, 'not-found']);
  expect(await isIn(browser)).toBe(true);
  expect((await end(admin)).json()).toEqual({ ended: 2 });
  expect(await isIn(browser)).toBe(false);
});

test('changing the password asks for the present one, ends other sessions and gives this one another id', async () => {
  const member = await somebody();
  const [here, other] = [await browserOf(member), await browserOf(member)];
  const newPassword = 'quite another one than before';
  const wrong = await here.post('/auth/password-update', { currentPassword: 'no', newPassword });
  expect([wrong.statusCode, wrong.json().fields]).toEqual([
    422,
    { currentPassword: 'This is not your password.' },
  ]);
  const weak = await here.post('/auth/password-update', {
    currentPassword: PASSWORD,
    newPassword: 'passwordpassword',
  });
  expect(weak.json().fields.newPassword).toMatch(/^Many people/);
  const before = here.session();
  const done = await here.post('/auth/password-update', { currentPassword: PASSWORD, newPassword });
  expect(done.statusCode).toBe(200);
  expect(here.session()).not.toBe(before);
  expect([await isIn(here), await isIn(other)]).toEqual([true, false]);
  expect(await isIn(openTestHttpClient(server.running, { session: before }))).toBe(false);
  expect(await happenedTo(member)).toEqual(['password-changed']);
});

test('whoever guesses at the present password waits longer each time', async () => {
  const member = await somebody();
  const here = await browserOf(member);
  const statuses = [];
  for (let n = 0; n < 6; n += 1) {
    if (n === 5) await lengthenThrottleWait(server, 'confirm %');
    statuses.push((await here.post('/auth/confirm', { password: 'no' })).statusCode);
  }
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});

test('what matters most asks for the password or a code again after ten minutes', async () => {
  const member = await somebody();
  const here = await browserOf(member);
  await later(member);
  for (const url of ['/auth/two-factor/begin', '/auth/two-factor/off', '/auth/recovery-codes'])
    expect([url, ...message(await here.post(url))]).toEqual([url, 403, 'confirm-first']);
  expect(message(await here.post('/auth/confirm', { password: 'no' }))).toEqual([
    400,
    'wrong-password',
  ]);
  expect(message(await here.post('/auth/confirm', { code: '000000' }))).toEqual([
    400,
    'wrong-code',
  ]);
  expect(message(await here.post('/auth/confirm', {}))).toEqual([400, 'wrong-password']);
  expect((await here.post('/auth/confirm', { password: PASSWORD })).statusCode).toBe(204);
  const { secret } = await setUp(here);
  await later(member);
  expect(message(await here.post('/auth/recovery-codes'))).toEqual([403, 'confirm-first']);
  const code = codeOf(secret);
  expect((await here.post('/auth/confirm', { code })).statusCode).toBe(204);
  expect((await here.post('/auth/recovery-codes')).statusCode).toBe(200);
  await later(member);
  // The same code again proves nothing.
  expect(message(await here.post('/auth/confirm', { code }))).toEqual([400, 'wrong-code']);
});

test('two-factor is switched on and off by its owner, and told by mail', async () => {
  const member = await somebody();
  const here = await browserOf(member);
  const before = here.session();
  const { recoveryCodes } = await setUp(here);
  expect(recoveryCodes).toHaveLength(10);
  expect(here.session()).not.toBe(before);
  expect((await here.get('/auth/security')).json()).toEqual({
    email: member.email,
    hasPassword: true,
    leastLength: 8,
    twoFactor: { since: expect.any(String), isRequired: false, recoveryCodesLeft: 10 },
  });
  expect(message(await here.post('/auth/two-factor/begin'))).toEqual([409, 'two-factor-on']);
  expect((await here.post('/auth/two-factor/off')).statusCode).toBe(204);
  expect(message(await here.post('/auth/recovery-codes'))).toEqual([409, 'two-factor-off']);
  expect((await setUp(here)).recoveryCodes).toHaveLength(10);
  expect(await happenedTo(member)).toEqual([
    'two-factor-set-up',
    'two-factor-switched-off',
    'two-factor-set-up',
  ]);
});

test('the secret of an app that is set up is compared, and waits ten minutes and five tries', async () => {
  const member = await somebody();
  const here = await browserOf(member);
  const { userSecret } = (await here.post('/auth/two-factor/begin')).json();
  const own = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const confirm = (totpToken: string, secret = userSecret) =>
    here.post('/auth/two-factor/confirm', { totpToken, userSecret: secret });
  expect(message(await confirm(codeOf(own), own))).toEqual([400, 'wrong-code']);
  for (let n = 0; n < 4; n += 1)
    expect(message(await confirm('', userSecret))).toEqual([400, 'wrong-code']);
  expect(message(await confirm(codeOf(userSecret)))).toEqual([409, 'set-up-again']);
});

test('an admin’s wish keeps two-factor on', async () => {
  const member = await somebody();
  const here = await browserOf(member);
  await setUp(here);
  await server.given.owner.query('update core.member set totp_required = true where id = $1', [
    member.id,
  ]);
  expect(message(await here.post('/auth/two-factor/off'))).toEqual([409, 'two-factor-wanted']);
});

test('secrets that are shown once are not kept for a repeated call', async () => {
  const member = await somebody();
  const here = await browserOf(member);
  const key = { 'idempotency-key': 'only-once-please' };
  const session = { session: here.session() };
  const { userSecret } = (
    await server.as(session).post('/auth/two-factor/begin', undefined, key)
  ).json();
  expect(userSecret).toMatch(/^[A-Z2-7]{32}$/);
  const { rows } = await server.given.owner.query(
    'select answer from core.idempotency where key = $1',
    [key['idempotency-key']],
  );
  expect(rows).toEqual([]);
});

test('a log-in is noted once a day, and stays in the server', async () => {
  const member = await somebody();
  const note = (eventId: string, value = 1) =>
    server.as(member).post('/integrations/cstrack', { eventId, value });
  expect([(await note('login')).statusCode, (await note('login', 2)).statusCode]).toEqual([
    204, 204,
  ]);
  expect((await note('something else')).statusCode).toBe(422);
  const { rows } = await server.given.owner.query(
    'select kind, value, day = current_date as today from core.usage_event where member_id = $1',
    [member.id],
  );
  expect(rows).toEqual([{ kind: 'login', value: 1, today: true }]);
});
