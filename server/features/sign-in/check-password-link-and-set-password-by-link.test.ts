import { generateSync } from 'otplib';
import { expect, test } from 'vitest';
import { writeEmailOfOneEvent } from '../../test/run-compose-email-task-for-event.ts';
import { openTestHttpClient } from '../../test/open-test-http-client.ts';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { sealTotpSecret } from './make-seal-and-unseal-totp-secret.ts';
import { hashPassword, verifyPassword } from './hash-password.ts';
import { sendPasswordResetLinks } from './send-password-reset-links.ts';

const server = startTestServer();
const OLD = 'the old one, long enough';
const NEW = 'a new one, quite different';
const hashed = hashPassword(OLD);

const somebody = async (role = 'MEMBER') =>
  server.given.member(await server.given.organisation({ name: 'Larkstone Trust' }), {
    role,
    passwordHash: await hashed,
  });

/** Does what the worker does: looks up who asked, then writes the e-mails that events call for. */
async function work(): Promise<void> {
  await sendPasswordResetLinks(server.services);
  const { rows } = await server.given.owner.query<{ orgId: number; eventId: number }>(
    'delete from core.event_outbox returning org_id as "orgId", event_id as "eventId"',
  );
  for (const { orgId, eventId } of rows)
    await writeEmailOfOneEvent(server.services, { orgId, eventId });
}

async function emailsTo({
  email,
}: {
  email: string;
}): Promise<{ subject: string; text: string }[]> {
  const { rows } = await server.given.owner.query<{ subject: string; text: string }>(
    'select subject, text from pii.email_message where to_address = $1 order by id',
    [email],
  );
  return rows;
}

async function tokenSentTo(member: { email: string }): Promise<string> {
  const text = (await emailsTo(member)).at(-1)?.text ?? '';
  return /\/([\w-]{43})\/(?:reset|create)-password\//.exec(text)?.[1] ?? '';
}

async function ask(member: { email: string }): Promise<string> {
  await openTestHttpClient(server.running).post('/auth/reset-link-new', {
    resetemail: member.email,
  });
  await work();
  return tokenSentTo(member);
}

const look = (token: string) =>
  openTestHttpClient(server.running).get(`/auth/reset-password-data?token=${token}`);
const reset = (token: string, password = NEW) =>
  openTestHttpClient(server.running).post('/auth/reset', { token, password });
const logIn = (member: PlantedMember, password: string) =>
  openTestHttpClient(server.running).post('/login-api', { email: member.email, password });
const message = (reply: { statusCode: number; json: () => { code: string } }) => [
  reply.statusCode,
  reply.json().code,
];

test('a link comes by mail, sets the password once, and ends every session', async () => {
  const member = await somebody();
  const token = await ask({ email: ` ${member.email.toUpperCase()} ` }).then(() =>
    tokenSentTo(member),
  );
  expect(token).toMatch(/^[\w-]{43}$/);
  const shown = await look(token);
  expect([shown.statusCode, shown.json()]).toEqual([
    200,
    { csrfToken: expect.any(String), token, email: member.email, leastLength: 15 },
  ]);
  const done = await reset(token);
  expect([done.statusCode, Object.keys(done.json())]).toEqual([200, ['csrfToken']]);
  expect((await server.as(member).get('/api/user/current')).statusCode).toBe(401);
  expect((await logIn(member, OLD)).statusCode).toBe(401);
  expect((await logIn(member, NEW)).statusCode).toBe(200);
  expect(message(await reset(token))).toEqual([410, 'link-expired']);
  await work();
  expect((await emailsTo(member)).map(({ subject }) => subject)).toEqual([
    'Choose a new password',
    'Your password was changed',
  ]);
});

test('setting the password logs nobody in, and skips no code', async () => {
  const member = await somebody();
  const { rows } = await server.given.owner.query('select id from auth.login where email = $1', [
    member.email,
  ]);
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  await server.given.owner.query(
    'update auth.login set totp_secret = $2, totp_confirmed_at = now() where id = $1',
    [rows[0].id, sealTotpSecret(secret, rows[0].id, server.services.config)],
  );
  const browser = openTestHttpClient(server.running);
  const token = await ask(member);
  expect((await look(token)).json().leastLength).toBe(8);
  await browser.post('/auth/reset', { token, password: 'ox + elm' });
  expect((await browser.get('/api/user/current')).statusCode).toBe(401);
  const query = await browser.post('/login-api', { email: member.email, password: 'ox + elm' });
  expect(query.json().message).toBe('totp');
  const totpToken = generateSync({ secret });
  expect((await browser.post('/setup-totp', { totpToken })).statusCode).toBe(200);
});

test('the answer is the same for a known, an unknown and a deactivated address, and only the known gets mail', async () => {
  const [known, gone] = [await somebody(), await somebody()];
  await server.given.owner.query('update core.member set deactivated_at = now() where id = $1', [
    gone.id,
  ]);
  const unknown = { email: 'nobody.at.all@example.com' };
  const replies = [];
  for (const { email } of [known, unknown, gone]) {
    const reply = await openTestHttpClient(server.running).post('/auth/reset-link-new', {
      resetemail: email,
    });
    replies.push({ status: reply.statusCode, body: reply.body });
  }
  expect(replies).toEqual(Array(3).fill({ status: 200, body: '{}' }));
  const waiting = 'select count(*)::int as n from auth.reset_request';
  expect((await server.given.owner.query(waiting)).rows).toEqual([{ n: 3 }]);
  await work();
  expect((await server.given.owner.query(waiting)).rows).toEqual([{ n: 0 }]);
  expect(await Promise.all([known, unknown, gone].map(emailsTo))).toEqual([
    [expect.objectContaining({ subject: 'Choose a new password' })],
    [],
    [],
  ]);
});

test('the fourth time within an hour is refused, known or not, and another address is not', async () => {
  const member = await somebody();
  for (const email of [member.email, 'nobody.here@example.com']) {
    const statuses = [];
    for (let n = 0; n < 4; n += 1)
      statuses.push(
        (
          await openTestHttpClient(server.running).post('/auth/reset-link-new', {
            resetemail: email,
          })
        ).statusCode,
      );
    expect(statuses).toEqual([200, 200, 200, 429]);
  }
  const other = await somebody();
  expect(await ask(other)).toMatch(/./);
});

test('a newer link, a changed password and half an hour each end a link', async () => {
  const member = await somebody();
  const [first, second] = [await ask(member), await ask(member)];
  expect(first).not.toBe(second);
  expect((await look(first)).statusCode).toBe(401);
  expect(message(await reset(first))).toEqual([410, 'link-expired']);
  expect((await look(second)).statusCode).toBe(200);
  await server.as(member).post('/auth/password-update', { currentPassword: OLD, newPassword: NEW });
  expect((await look(second)).statusCode).toBe(401);

  const late = await somebody();
  const token = await ask(late);
  const { rows } = await server.given.owner.query(
    `update auth.token set expires_at = expires_at - interval '30 minutes' where reference =
       (select id from auth.login where email = $1) returning extract(epoch from expires_at - created_at) as lived`,
    [late.email],
  );
  expect(Number(rows[0].lived)).toBe(0);
  expect((await look(token)).statusCode).toBe(401);
});

test('a link that does not work is answered 401, with a token to go on with', async () => {
  for (const token of ['', 'x', 'A'.repeat(43), 'A'.repeat(300)]) {
    const browser = openTestHttpClient(server.running);
    const reply = await browser.get(`/auth/reset-password-data?token=${token}`);
    expect([reply.statusCode, Object.keys(reply.json())]).toEqual([401, ['csrfToken']]);
    const query = await browser.post('/auth/reset-link-new', { resetemail: 'a@example.com' });
    expect(query.statusCode).toSatisfy((status) => status === 200 || status === 429);
  }
});

test('of ten that use one link at once, one sets the password', async () => {
  const member = await somebody();
  const token = await ask(member);
  const passwords = Array.from({ length: 10 }, (_, n) => `${NEW} number ${n}`);
  const replies = await Promise.all(passwords.map((password) => reset(token, password)));
  const won = replies.flatMap(({ statusCode }, n) => (statusCode === 200 ? [n] : []));
  expect(won).toHaveLength(1);
  const { rows } = await server.given.owner.query(
    'select password_hash from auth.login where email = $1',
    [member.email],
  );
  expect(await verifyPassword(passwords[won[0] ?? 0] ?? '', rows[0].password_hash)).toBe(true);
});

test.each([
  ['short', 'too short a one', /^Use at least 15 characters/],
  ['common', 'passwordpassword', /^Many people have this password/],
  ['about the employer', 'LarkstoneTrust1', /^Do not build it/],
])(
  'a password that is %s is refused with a reason, and the link still works',
  async (_, password, reason) => {
    const member = await somebody();
    const token = await ask(member);
    const reply = await reset(token, password.slice(0, password === 'too short a one' ? 14 : 99));
    expect([reply.statusCode, reply.json().fields.password]).toEqual([
      422,
      expect.stringMatching(reason),
    ]);
    expect((await look(token)).statusCode).toBe(200);
  },
);

test('no link is kept in a form that could be used', async () => {
  const member = await somebody();
  const token = await ask(member);
  const { rows } = await server.given.owner.query(
    "select encode(token_hash, 'escape') || encode(token_hash, 'base64') as kept from auth.token",
  );
  expect(rows.some(({ kept }) => kept.includes(token))).toBe(false);
});

test('an admin sends a colleague who has not got in yet another link, and it lives for a week', async () => {
  const admin = await somebody('ADMIN');
  const invited = await server.given.member({ id: admin.orgId });
  const reply = await server.as(admin).post('/account/welcome-email', { userId: invited.id });
  expect(reply.statusCode).toBe(204);
  await work();
  const token = await tokenSentTo(invited);
  expect((await emailsTo(invited)).at(-1)?.subject).toBe('Set your password for Larkstone Trust');
  const { rows } = await server.given.owner.query(
    `select kind, extract(epoch from expires_at - created_at)::int as lives from auth.token where reference =
       (select id from auth.login where email = $1)`,
    [invited.email],
  );
  expect(rows).toEqual([{ kind: 'create-password', lives: 7 * 86_400 }]);
  expect((await reset(token)).statusCode).toBe(200);
  expect((await logIn(invited, NEW)).statusCode).toBe(200);
  expect(
    message(await server.as(admin).post('/account/welcome-email', { userId: invited.id })),
  ).toEqual([409, 'has-password']);
});

test('a first password is followed by no question whether it was them; a changed one is', async () => {
  const admin = await somebody('ADMIN');
  const invited = await server.given.member({ id: admin.orgId });
  await server.as(admin).post('/account/welcome-email', { userId: invited.id });
  await work();
  expect((await reset(await tokenSentTo(invited))).statusCode).toBe(200);
  await work();
  expect((await emailsTo(invited)).map(({ subject }) => subject)).toEqual([
    'Set your password for Larkstone Trust',
  ]);
  await reset(await ask(invited), `${NEW} and more`);
  await work();
  expect((await emailsTo(invited)).at(-1)?.text).toContain('Was this not you?');
});

test('a colleague who is no admin, and another organisation, send no links', async () => {
  const [member, stranger] = [await somebody(), await somebody('ADMIN')];
  const invited = await server.given.member({ id: member.orgId });
  const call = (person: PlantedMember) =>
    server.as(person).post('/account/welcome-email', { userId: invited.id });
  expect(message(await call(member))).toEqual([403, 'not-allowed']);
  expect(message(await call(stranger))).toEqual([404, 'not-found']);
  await work();
  expect(await emailsTo(invited)).toEqual([]);
});
