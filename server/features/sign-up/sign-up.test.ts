import type * as Argon2 from '@node-rs/argon2';
import type { LightMyRequestResponse } from 'fastify';
import { expect, test, vi } from 'vitest';
import { deriveCsrfToken } from '../../access/session-cookie-and-csrf.ts';
import { freezeServerClock } from '../../test/freeze-server-clock.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import {
  responseStatusAndProblemCode,
  newSignUpVisitor,
  randomEmailAddress,
  findSignUpTokenInEmailText,
  signUpFieldsTestData,
} from '../../test/sign-up-test-visitor-and-helpers.ts';

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
const { send, ask, finish, lettersTo, linkFor } = newSignUpVisitor(server);
const PASSWORD = 'seven green umbrellas';

const sessionIn = (reply: LightMyRequestResponse) =>
  reply.cookies.find(({ name }) => name === 'sid')?.value ?? '';

async function organisationsOf(email: string): Promise<number> {
  const { rows } = await server.given.owner.query<{ n: number }>(
    'select count(distinct org_id)::int as n from core.member where email = $1',
    [email],
  );
  return rows[0]?.n ?? 0;
}

test('whoever confirms their address has an organisation in a free trial, is its admin, and is logged in', async () => {
  const email = randomEmailAddress();
  const reply = await ask(`  ${email.toUpperCase()} `);
  expect([reply.statusCode, reply.body]).toEqual([202, '']);
  expect(await organisationsOf(email)).toBe(0);
  const letters = await lettersTo(email);
  expect(letters.map(({ kind }) => kind)).toEqual(['sign-up-confirm']);
  const token = findSignUpTokenInEmailText(letters[0]);

  expect((await send('GET', `/api/sign-up/${token}`)).json()).toEqual({
    email,
    firstName: 'Ada',
    orgName: 'Quill & Sons',
    templateTitle: null,
    leastLength: 15,
  });
  const done = await finish(token);
  expect([done.statusCode, done.json().redirect]).toEqual([200, '/dashboard']);
  const session = sessionIn(done);
  expect(done.json().csrfToken).toBe(deriveCsrfToken(session, server.services.config));
  const { user } = (await server.as({ session }).get('/api/user/current')).json();
  expect(user).toMatchObject({
    firstName: 'Ada',
    lastName: 'Quill',
    jobTitle: 'Head of People',
    email,
    role: 'ADMIN',
    Org: {
      name: 'Quill & Sons',
      size: '11-50',
      industry: 'Publishing',
      locale: 'en-GB',
      tz: 'Europe/London',
      OrgTiers: [{ Tier: { code: 'free-trial', title: 'Free trial' } }],
      features: [],
    },
  });
  expect((await send('POST', '/login-api', { email, password: PASSWORD })).statusCode).toBe(200);
  const { rows } = await server.given.owner.query(
    'select o.sign_up_reason, o.slug from core.organisation o where org_id = $1',
    [user.OrgId],
  );
  expect(rows).toEqual([
    {
      sign_up_reason: signUpFieldsTestData.signupReason,
      slug: expect.stringMatching(/^quill-sons-[0-9a-f]{8}$/),
    },
  ]);
  const { rows: audited } = await server.given.owner.query(
    'select kind from audit.entry where org_id = $1 order by id limit 2',
    [user.OrgId],
  );
  expect(audited.map(({ kind }) => kind)).toEqual(['organisation-founded', 'signed-in']);
});

test('a template that was chosen before is named, and is the first role; one that there is not is left out', async () => {
  for (const [templateId, title, roles] of [
    ['software-engineer', 'Software Engineer', 1],
    ['no-such-template', null, 0],
  ] as const) {
    const link = await linkFor(randomEmailAddress(), { templateId });
    for (const url of [`/api/sign-up?templateId=${templateId}`, `/api/sign-up/${link}`])
      expect((await send('GET', url)).json()).toMatchObject({ templateTitle: title });
    const done = await finish(link);
    const reply = await server.as({ session: sessionIn(done) }).get('/job/list-es');
    expect(reply.json().jobs).toHaveLength(roles);
  }
});

test('nobody is told whether an address has an account: same answer, same headers, no hash; only its owner hears of it', async () => {
  const known = await server.given.member(await server.given.organisation());
  const unknown = randomEmailAddress();
  const gone = await server.given.member(await server.given.organisation());
  await server.given.owner.query('update core.member set deactivated_at = now() where id = $1', [
    gone.id,
  ]);
  const before = hashes.done;
  const told = [];
  for (const email of [known.email, unknown, gone.email]) {
    const { statusCode, body, headers } = await ask(email);
    told.push({ statusCode, body, headers: { ...headers, date: '' } });
  }
  expect(told[1]).toEqual(told[0]);
  expect(told[2]).toEqual(told[0]);
  expect(hashes.done).toBe(before);
  const letters = await lettersTo(known.email);
  expect(letters.map(({ kind }) => kind)).toEqual(['sign-up-known']);
  expect(letters[0]?.text).toContain(`${server.services.config.BASE_URL}/login`);
  expect(letters[0]?.text).not.toMatch(/Ada|Quill|confirm#/);
  expect(await organisationsOf(known.email)).toBe(1);
});

test('twenty sign-ups at once with one address make one organisation, and three letters at most', async () => {
  freezeServerClock(server);
  const email = randomEmailAddress();
  const replies = await Promise.all(Array.from({ length: 20 }, () => ask(email)));
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([202]));
  const tokens = (await lettersTo(email)).map(findSignUpTokenInEmailText);
  expect(new Set(tokens).size).toBe(3);
  const ended = await Promise.all(
    Array.from({ length: 20 }, (_, n) => finish(tokens[n % tokens.length] ?? '')),
  );
  const statuses = ended.map(({ statusCode }) => statusCode).sort((a, b) => a - b);
  expect(statuses).toEqual([200, ...Array<number>(19).fill(410)]);
  expect(await organisationsOf(email)).toBe(1);
  const { rows } = await server.given.owner.query(
    `select o.org_id from core.organisation o where name = 'Quill & Sons' and not exists (select from core.member m where m.org_id = o.org_id)`,
  );
  expect(rows).toEqual([]);
  expect((await ask(email)).statusCode).toBe(202);
});

test('a link works once, for a day, and for who has no account yet', async () => {
  const [used, old, taken] = [randomEmailAddress(), randomEmailAddress(), randomEmailAddress()];
  const usedToken = await linkFor(used);
  expect((await finish(usedToken)).statusCode).toBe(200);
  const oldToken = await linkFor(old);
  await server.given.owner.query(
    `update auth.token set expires_at = now() - interval '1 second' where kind = 'sign-up' and reference = (select max(id) from auth.sign_up)`,
  );
  const takenToken = await linkFor(taken);
  await server.given.member(await server.given.organisation(), { email: taken });
  for (const token of [usedToken, oldToken, takenToken, 'x'.repeat(43)]) {
    expect(responseStatusAndProblemCode(await send('GET', `/api/sign-up/${token}`))).toEqual([
      410,
      'link-expired',
    ]);
    const before = hashes.done;
    expect(responseStatusAndProblemCode(await finish(token))).toEqual([410, 'link-expired']);
    expect(hashes.done).toBe(before);
  }
});

test('a password that is too weak is refused beside its field, and the link goes on working', async () => {
  const token = await linkFor(randomEmailAddress());
  for (const password of ['', 'fourteen chars', 'p'.repeat(257), 'Quill & Sons 2026']) {
    const reply = await finish(token, { password });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['password']]);
  }
  expect((await finish(token)).statusCode).toBe(200);
});

test.each([
  'tier',
  'features',
  'role',
  'OrgId',
  'org_id',
  'hasGlobalReporting',
  'slug',
  'is_operator',
])('nobody gives themselves a %s by signing up', async (field) => {
  const query = await ask(randomEmailAddress(), { [field]: 'enterprise' });
  expect([query.statusCode, Object.keys(query.json().fields)]).toEqual([422, [field]]);
  const ended = await finish('x'.repeat(43), { [field]: 'ADMIN' });
  expect([ended.statusCode, Object.keys(ended.json().fields)]).toEqual([422, [field]]);
});

test('what is missing is told beside its field', async () => {
  const reply = await ask('not an address', { firstName: ' ', size: 'huge', signupReason: '  ' });
  expect(reply.statusCode).toBe(422);
  expect(Object.keys(reply.json().fields).sort()).toEqual([
    'email',
    'firstName',
    'signupReason',
    'size',
  ]);
});

test('what nobody confirms is forgotten after a week', async () => {
  const email = randomEmailAddress();
  await ask(email);
  await server.given.owner.query(
    "update auth.sign_up set created_at = now() - interval '7 days 1 second' where email = $1",
    [email],
  );
  await ask(randomEmailAddress());
  const { rows } = await server.given.owner.query('select from auth.sign_up where email = $1', [
    email,
  ]);
  expect(rows).toEqual([]);
});
