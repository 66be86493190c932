import { generateSync } from 'otplib';
import { beforeAll, expect, test } from 'vitest';
import { type TestBrowser, openTestHttpClient } from '../../test/open-test-http-client.ts';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import { makeHiringRoundActionsOverHttp } from '../../test/hiring-round-over-http.ts';
import { hashPassword } from './hash-password.ts';

const server = startTestServer();
/** The server's clock stands still: no thirty seconds of a code end between making and using it. */
const now = new Date();
beforeAll(() => server.setNow(now));
const PASSWORD = 'a password of some length';
const hashed = hashPassword(PASSWORD);
const REASON = 'Their phone fell into the harbour, and we spoke on the telephone.';

const member = async (org: { id: number }, role = 'MEMBER') =>
  server.given.member(org, { role, passwordHash: await hashed });

const message = (reply: { statusCode: number; json: () => { code?: string } }) => [
  reply.statusCode,
  reply.json().code,
];

/** Switches two-factor on as they do, in a browser that stays logged in. */
async function withTwoFactor({ email }: PlantedMember): Promise<TestBrowser> {
  const browser = openTestHttpClient(server.running);
  await browser.post('/login-api', { email, password: PASSWORD });
  const { userSecret } = (await browser.post('/auth/two-factor/begin')).json();
  const epoch = Math.floor(now.getTime() / 1000);
  const totpToken = generateSync({ secret: userSecret, epoch });
  const reply = await browser.post('/auth/two-factor/confirm', { totpToken, userSecret });
  expect(reply.statusCode).toBe(200);
  return browser;
}

const reset = (by: PlantedMember, { id }: { id: number }, reason = REASON) =>
  server.as(by).post(`/api/account/users/${id}/reset-two-factor`, { reason });

const resetByOperator = (by: { session: string }, { id, orgId }: PlantedMember, reason = REASON) =>
  server
    .as(by)
    .post(`/api/operator/organisations/${orgId}/people/${id}/reset-two-factor`, { reason });

async function lastEmailTo({ email }: PlantedMember): Promise<{ subject: string; text: string }> {
  await makeHiringRoundActionsOverHttp(server, (request) =>
    server.running.app.inject(request),
  ).work();
  const { rows } = await server.given.owner.query(
    'select subject, text from pii.email_message where to_address = $1 order by id desc limit 1',
    [email],
  );
  return rows[0];
}

const trailOf = async (orgId: number) =>
  (
    await server.given.owner.query(
      "select subject, actor_kind, actor_id from audit.entry where org_id = $1 and kind = 'two-factor-reset'",
      [orgId],
    )
  ).rows;

test('who has lost app and codes is helped by an admin: every session ends, the password alone logs in, and they are told who and why', async () => {
  const org = await server.given.organisation();
  const admin = await server.given.member(org, {
    role: 'ADMIN',
    firstName: 'Ada',
    lastName: 'Lind',
  });
  const colleague = await member(org);
  const theirs = await withTwoFactor(colleague);
  const list = await server.as(admin).get(`/api/org/${org.id}/users`);
  expect(
    list
      .json()
      .people.map(({ id, may }: { id: number; may: { resetTwoFactor: boolean } }) => [
        id,
        may.resetTwoFactor,
      ]),
  ).toEqual(
    expect.arrayContaining([
      [admin.id, false],
      [colleague.id, true],
    ]),
  );
  expect((await reset(admin, colleague)).statusCode).toBe(204);
  expect((await theirs.get('/api/user/current')).statusCode).toBe(401);
  const again = openTestHttpClient(server.running);
  const reply = await again.post('/login-api', { email: colleague.email, password: PASSWORD });
  expect(reply.json()).toEqual({ csrfToken: expect.any(String) });
  expect((await again.get('/auth/security')).json().twoFactor).toMatchObject({
    since: null,
    recoveryCodesLeft: 0,
  });
  const { subject, text } = await lastEmailTo(colleague);
  expect(subject).toBe('Your two-factor log-in was reset');
  expect(text).toContain('was reset by Ada Lind');
  expect(text.replaceAll(/\s+/g, ' ')).toContain(REASON);
  expect(await trailOf(org.id)).toMatchObject([
    { subject: `member ${colleague.id}`, actor_kind: 'member' },
  ]);
});

test('where an admin wants two-factor, it is set up anew at the next log-in', async () => {
  const org = await server.given.organisation();
  const [admin, colleague] = [await member(org, 'ADMIN'), await member(org)];
  await withTwoFactor(colleague);
  await server.given.owner.query('update core.member set totp_required = true where id = $1', [
    colleague.id,
  ]);
  await reset(admin, colleague);
  const reply = await openTestHttpClient(server.running).post('/login-api', {
    email: colleague.email,
    password: PASSWORD,
  });
  expect(reply.json()).toMatchObject({ message: 'needs totp', userSecret: expect.any(String) });
});

test('a half-done log-in ends with it', async () => {
  const org = await server.given.organisation();
  const [admin, colleague] = [await member(org, 'ADMIN'), await member(org)];
  await withTwoFactor(colleague);
  const half = openTestHttpClient(server.running);
  await half.post('/login-api', { email: colleague.email, password: PASSWORD });
  await reset(admin, colleague);
  expect(message(await half.post('/setup-totp', { totpToken: '123456' }))).toEqual([
    401,
    'password-first',
  ]);
});

test('it needs an admin, a proof of who they are, a reason, and somebody else who has it', async () => {
  const org = await server.given.organisation();
  const [admin, plain, colleague] = [
    await member(org, 'ADMIN'),
    await member(org),
    await member(org),
  ];
  const stranger = await member(await server.given.organisation(), 'ADMIN');
  await withTwoFactor(colleague);
  expect(message(await reset(plain, colleague))).toEqual([403, 'not-allowed']);
  expect(message(await reset(stranger, colleague))).toEqual([404, 'not-found']);
  expect(message(await reset(admin, colleague, 'too short'))).toEqual([422, 'bad-input']);
  expect(message(await reset(admin, plain))).toEqual([409, 'no-two-factor']);
  await server.given.owner.query(
    'update auth.login set totp_confirmed_at = now() where email = $1',
    [admin.email],
  );
  expect(message(await reset(admin, admin))).toEqual([409, 'own-two-factor']);
  await server.given.owner.query(
    `update auth.session s set confirmed_at = now() - interval '11 minutes' from auth.login l
     where l.id = s.login_id and l.member_id = $1`,
    [admin.id],
  );
  expect(message(await reset(admin, colleague))).toEqual([403, 'confirm-first']);
  expect(await trailOf(org.id)).toEqual([]);
});

test('the operator helps an admin whom no other admin could, and nobody else', async () => {
  const operator = await server.given.operator();
  const org = await server.given.organisation();
  const [admin, invited, colleague] = [
    await member(org, 'ADMIN'),
    await server.given.member(org, { role: 'ADMIN' }),
    await member(org),
  ];
  const theirs = await withTwoFactor(admin);
  await withTwoFactor(colleague);
  const { people } = (
    await server.as(operator).get(`/api/operator/organisations/${org.id}`)
  ).json();
  expect(
    Object.fromEntries(
      people.map(({ id, invited: isInvited, twoFactor, mayResetTwoFactor }: never) => [
        id,
        [isInvited, twoFactor, mayResetTwoFactor],
      ]),
    ),
  ).toEqual({
    [admin.id]: [false, true, true],
    [invited.id]: [true, false, false],
    [colleague.id]: [false, true, false],
  });
  expect(message(await resetByOperator(admin, admin))).toEqual([404, 'not-found']);
  expect(message(await resetByOperator(operator, colleague))).toEqual([409, 'admin-can']);
  expect(message(await resetByOperator(operator, invited))).toEqual([409, 'no-two-factor']);
  expect((await resetByOperator(operator, admin)).statusCode).toBe(204);
  expect((await theirs.get('/api/user/current')).statusCode).toBe(401);
  expect((await lastEmailTo(admin)).text).toContain('was reset by whoever runs Evenhand for you');
  expect(await trailOf(org.id)).toMatchObject([
    { subject: `member ${admin.id}`, actor_kind: 'operator' },
  ]);
  // A second admin who can log in is the one to ask.
  const second = await member(org, 'ADMIN');
  await withTwoFactor(second);
  expect(message(await resetByOperator(operator, second))).toEqual([409, 'admin-can']);
});

test('no other event is the operator’s to write or to see', async () => {
  const { given, services } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const work = (kind: 'member-added' | 'two-factor-reset') =>
    runTransactionByDoor(
      { services, door: 'operator', actor: { orgId: admin.orgId, actorId: null } },
      (db) => recordDomainEvent(db, { kind, actorKind: 'system', actorId: null, subjectId: 1 }),
    );
  await expect(work('member-added')).rejects.toMatchObject({ code: '42501' });
  const seen = await runTransactionByDoor(
    { services, door: 'operator', actor: { orgId: admin.orgId, actorId: null } },
    (db) => db.selectFrom('core.event').select('id').execute(),
  );
  expect(seen).toEqual([]);
});

test('an operator’s own is reset by nobody in the running server', async () => {
  const org = await server.given.organisation();
  const [admin, other] = [await member(org, 'ADMIN'), await member(org, 'ADMIN')];
  const operator = await server.given.operator();
  await withTwoFactor(other);
  await server.given.owner.query('update auth.login set operator_since = now() where email = $1', [
    other.email,
  ]);
  expect(message(await reset(admin, other))).toEqual([409, 'operator-two-factor']);
  expect(message(await resetByOperator(operator, other))).toEqual([409, 'operator-two-factor']);
});

test('on the server itself it is reset of whoever has it, and of nobody else', async () => {
  const who = await member(await server.given.organisation());
  const { owner } = server.given;
  const resetOnServer = async () =>
    (
      await owner.query(
        'select org_id as "orgId", member_id as "memberId", reset_id as "resetId" from auth.reset_two_factor_of($1, $2)',
        [who.email, REASON],
      )
    ).rows;
  expect(await resetOnServer()).toMatchObject([{ resetId: null }]);
  await withTwoFactor(who);
  expect(await resetOnServer()).toEqual([
    { orgId: who.orgId, memberId: who.id, resetId: expect.any(Number) },
  ]);
  const { rows } = await owner.query(
    'select totp_confirmed_at is null as "isOff" from auth.login where email = $1',
    [who.email],
  );
  expect(rows).toEqual([{ isOff: true }]);
  expect(await resetOnServer()).toMatchObject([{ resetId: null }]);
});
