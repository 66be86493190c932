import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import {
  responseStatusAndProblemCode,
  newSignUpVisitor,
  randomEmailAddress,
  randomPrivateIpAddress,
  findSignUpTokenInEmailText,
  signUpFieldsTestData,
} from '../../test/sign-up-test-visitor-and-helpers.ts';

const server = startTestServer();
const closed = startTestServer({ SIGNUP: 'closed' });
const { send, finish, lettersTo } = newSignUpVisitor(server);
const ADVERT = 'Night baker\n\nYou bake bread and rolls for the whole town, six nights a week.';
const { signupReason: _reason, ...about } = signUpFieldsTestData;

const ask = (email: string, changes: object = {}) =>
  send('POST', '/register/new-textziki', { ...about, email, advert: ADVERT, ...changes });

async function founded(changes: object = {}) {
  const email = randomEmailAddress();
  expect((await ask(email, changes)).statusCode).toBe(202);
  const done = await finish(findSignUpTokenInEmailText((await lettersTo(email)).at(-1)));
  expect(done.statusCode, done.body).toBe(200);
  const session = done.cookies.find(({ name }) => name === 'sid')?.value ?? '';
  const { redirect } = done.json();
  const id = Number(/^\/builder\/(\d+)\/description$/.exec(redirect)?.[1]);
  return { as: server.as({ session }), redirect, id };
}

test('whoever confirms their address finds the advert as a draft, and its report beside it', async () => {
  const { as, id } = await founded();
  const draft = (await as.get(`/api/builder/${id}`)).json();
  expect(draft).toMatchObject({ title: 'Night baker', description: ADVERT, phase: 'DRAFT' });
  const question = { text: 'Why?', guideOne: '', guideThree: '', guideFive: '', maxWords: 250 };
  const asked = await as.put(`/api/builder/${id}/questions`, {
    version: draft.version,
    questions: [{ ...question, skills: ['Care'] }],
  });
  expect([asked.statusCode, asked.json().questions]).toMatchObject([200, [{ skills: ['Care'] }]]);
  const { user } = (await as.get('/api/user/current')).json();
  expect(user).toMatchObject({
    role: 'ADMIN',
    Org: { features: ['text-analysis'], name: about.orgName },
  });
  const text = `${ADVERT} You utilise ovens, and learn how our sourdough is made.`;
  const report = (await as.post(`/api/text-analysis/${id}`, { text })).json();
  expect([report.state, report.history.length]).toEqual(['read', 1]);
});

test('an advert that was pasted with its mark-up is kept as text', async () => {
  const advert =
    '<h1>Head baker</h1><p>You bake <b>bread</b> &amp; rolls for the whole town, every night.</p>';
  const { as, id } = await founded({ advert });
  const { title, description } = (await as.get(`/api/builder/${id}`)).json();
  expect([title, description.trim()]).toEqual([
    'Head baker',
    'Head baker\nYou bake bread & rolls for the whole town, every night.',
  ]);
});

test('the same answer for an address that has an account, and word of it to its owner alone', async () => {
  const known = await server.given.member(await server.given.organisation());
  const [first, second] = [await ask(known.email), await ask(randomEmailAddress())];
  expect([first.statusCode, first.body]).toEqual([second.statusCode, second.body]);
  const letters = await lettersTo(known.email);
  expect(letters.map(({ kind }) => kind)).toEqual(['sign-up-known']);
  expect(letters[0]?.text).not.toContain('bake');
});

test.each([
  [{ advert: '  ' }, 'advert'],
  [{ advert: 'x'.repeat(20_001) }, 'advert'],
  [{ email: 'nobody' }, 'email'],
  [{ size: 'huge' }, 'size'],
  [{ signupReason: 'Mine' }, 'signupReason'],
  [{ role: 'ADMIN' }, 'role'],
])('%j is refused beside its field', async (changes, field) => {
  const reply = await ask(randomEmailAddress(), changes);
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]]);
});

test('where sign-up is closed it is closed for adverts too', async () => {
  const visitor = newSignUpVisitor(closed);
  const body = { ...about, email: randomEmailAddress(), advert: ADVERT };
  expect(
    responseStatusAndProblemCode(await visitor.send('POST', '/register/new-textziki', body)),
  ).toEqual([403, 'sign-up-closed']);
});

test('the check of the address tells strangers yes, of whomever it is', async () => {
  const known = await server.given.member(await server.given.organisation());
  for (const email of [known.email, randomEmailAddress()]) {
    const path = `/api/user/check-email-address?email=${email}&tatSignUp=true`;
    expect((await send('GET', path)).json()).toEqual({ available: true });
  }
  const odd = await send('GET', '/api/user/check-email-address?email=nobody&tatSignUp=true');
  expect(odd.statusCode).toBe(422);
});

test('one network signs up thirty times in an hour, by whichever form', async () => {
  const from = randomPrivateIpAddress();
  await send(
    'POST',
    '/register/new-textziki',
    { ...about, email: randomEmailAddress(), advert: ADVERT },
    { from },
  );
  await server.given.owner.query(
    "update auth.throttle set failures = 30 where key like 'sign-up %'",
  );
  const late = { ...about, email: randomEmailAddress(), advert: ADVERT };
  expect(
    responseStatusAndProblemCode(await send('POST', '/register/new-textziki', late, { from })),
  ).toEqual([429, 'too-many']);
});

test('an advert is added to no sign-up but the one that is being made', async () => {
  const email = randomEmailAddress();
  await ask(email);
  await server.given.owner.query(
    'select auth.attach_advert(id, $2) from auth.sign_up where email = $1',
    [email, 'Something else'],
  );
  const { rows } = await server.given.owner.query(
    'select advert from auth.sign_up where email = $1',
    [email],
  );
  expect(rows).toEqual([{ advert: ADVERT }]);
});
