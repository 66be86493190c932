import { expect, test } from 'vitest';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { freezeServerClock } from '../../test/freeze-server-clock.ts';
import { openSecondServer, startTestServer } from '../../test/start-test-server.ts';
import {
  responseStatusAndProblemCode,
  newSignUpVisitor,
  randomEmailAddress,
  randomPrivateIpAddress,
  findSignUpTokenInEmailText,
} from '../../test/sign-up-test-visitor-and-helpers.ts';
import { makeSignUpInvitation } from './make-sign-up-invitation.ts';

const server = startTestServer();
const { send, ask, finish, lettersTo, linkFor } = newSignUpVisitor(server);

test('where sign-up is closed, every call of it says so kindly', async () => {
  const token = await linkFor(randomEmailAddress());
  const on = await openSecondServer(server, {
    config: { ...server.services.config, SIGNUP: 'closed' },
  });
  expect((await send('GET', '/api/sign-up', undefined, { on })).json()).toEqual({
    mode: 'closed',
    outbox: '/dev/outbox',
    templateTitle: null,
  });
  const ended = await finish(token, {}, { on });
  for (const reply of [await ask(randomEmailAddress(), {}, { on }), ended])
    expect(responseStatusAndProblemCode(reply)).toEqual([403, 'sign-up-closed']);
});

test('where only the invited may sign up, a code lets its address in, once', async () => {
  const on = await openSecondServer(server, {
    config: { ...server.services.config, SIGNUP: 'invite' },
  });
  const email = randomEmailAddress();
  const { code, link } = await runTransactionByDoor(
    { services: server.services, door: 'operator' },
    (db) =>
      makeSignUpInvitation(db, {
        email: email.toUpperCase(),
        baseUrl: 'https://hiring.example.org',
      }),
  );
  expect(link).toBe(`https://hiring.example.org/welcome#invitation=${code}`);
  for (const [address, changes] of [
    [email, {}],
    [email, { invitation: 'guessed' }],
    [randomEmailAddress(), { invitation: code }],
  ] as const) {
    expect(responseStatusAndProblemCode(await ask(address, changes, { on }))).toEqual([
      403,
      'invitation-needed',
    ]);
  }
  expect((await ask(email, { invitation: code }, { on })).statusCode).toBe(202);
  expect((await ask(email, { invitation: code }, { on })).statusCode).toBe(202);
  const [first, second] = (await lettersTo(email)).map(findSignUpTokenInEmailText);
  expect((await finish(first ?? '')).statusCode).toBe(200);
  expect(responseStatusAndProblemCode(await finish(second ?? ''))).toEqual([410, 'link-expired']);
  expect(responseStatusAndProblemCode(await ask(email, { invitation: code }, { on }))).toEqual([
    403,
    'invitation-needed',
  ]);
});

test('a network that signs up again and again is slowed down, others are not', async () => {
  freezeServerClock(server);
  const from = '2001:db8:5:5::1';
  for (let n = 0; n < 30; n += 1)
    expect((await ask(randomEmailAddress(), {}, { from })).statusCode).toBe(202);
  const refused = await ask(randomEmailAddress(), {}, { from: '2001:db8:5:5:ffff::2' });
  expect(responseStatusAndProblemCode(refused)).toEqual([429, 'too-many']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask(randomEmailAddress(), {}, { from: '2001:db8:5:6::1' })).statusCode).toBe(202);
});

test('strangers are told that every address can be used; a member, whether a colleague has it', async () => {
  const org = await server.given.organisation();
  const [member, colleague] = [await server.given.member(org), await server.given.member(org)];
  const other = await server.given.member(await server.given.organisation());
  const at = (email: string) =>
    `/api/user/check-email-address?email=${encodeURIComponent(email)}&tatSignUp=true`;
  for (const email of [colleague.email, other.email, randomEmailAddress()]) {
    const reply = await send('GET', at(email));
    expect([reply.statusCode, reply.json()]).toEqual([200, { available: true }]);
  }
  const toldToMember = async (email: string) =>
    (await server.as(member).get(at(email))).json().available;
  expect(await toldToMember(colleague.email.toUpperCase())).toBe(false);
  expect(await toldToMember(other.email)).toBe(true);
  expect((await send('GET', at('no address'))).statusCode).toBe(422);
  freezeServerClock(server);
  const from = randomPrivateIpAddress();
  const replies = [];
  for (let n = 0; n < 61; n += 1)
    replies.push(await send('GET', at('a@b.example'), undefined, { from }));
  expect(replies.map(({ statusCode }) => statusCode).filter((status) => status === 429)).toEqual([
    429,
  ]);
});
