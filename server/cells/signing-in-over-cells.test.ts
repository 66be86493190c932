import { generateSync } from 'otplib';
import { expect, test } from 'vitest';
import { newSessionId } from '../access/session-cookie-and-csrf.ts';
import { openTestHttpClient } from '../test/open-test-http-client.ts';
import {
  bothTestCells,
  emailOfWhoIsIn,
  responseWithoutIds,
  sendLogIn,
  statusAndCodeOf,
  signInOverTwoCells,
} from '../test/sign-in-over-two-cells.ts';
import { signUpFieldsTestData } from '../test/sign-up-test-visitor-and-helpers.ts';
import type { TestServer } from '../test/start-test-server.ts';
import { startTwoCells } from '../test/start-two-cells.ts';
import { cellOfToken } from './cell-of-tokens-and-ids.ts';

const cells = await startTwoCells();
const { a, b } = cells;
const { addressOf, browserAt, emailsTo, memberOf, openWithoutDirectory, tokenTo } =
  signInOverTwoCells(cells);

/** How many requests to a route a cell has answered or handed on. */
const requestsTo = ({ logged }: TestServer, route: string) =>
  logged.filter((line) => line['at'] === 'request' && line['route'] === route).length;

test.each(bothTestCells)(
  'at the address of %s a known address of %s and an unknown one are answered and handed on alike',
  async (here, there) => {
    const [known, unknown] = [(await memberOf(there)).email, await addressOf(there)];
    const routes = ['/login-api', '/auth/reset-link-new', '/register/new-org'] as const;
    const asked = async (email: string) => {
      const before = routes.map((route) => requestsTo(cells[there], route));
      const browser = browserAt(here);
      const wish = { ...signUpFieldsTestData, email };
      const replies = [
        await sendLogIn(browser, email, 'not the right one'),
        await browser.post('/auth/reset-link-new', { resetemail: email }),
        await browser.post('/register/new-org', wish),
      ];
      const handed = routes.map((route, n) => requestsTo(cells[there], route) - (before[n] ?? 0));
      return { replies: replies.map(responseWithoutIds), handed };
    };
    const [ofKnown, ofUnknown] = [await asked(known), await asked(unknown)];
    expect(ofKnown).toEqual(ofUnknown);
    expect(ofKnown.replies.map(({ status }) => status)).toEqual([401, 200, 202]);
    expect(ofKnown.handed).toEqual([1, 1, 1]);
    // By mail alone, and from the cell where they are known.
    const kinds = async (email: string) =>
      (await emailsTo(there, email)).map(({ kind }) => kind).sort();
    expect(await kinds(known)).toEqual(['reset-password', 'sign-up-known']);
    expect(await kinds(unknown)).toEqual(['sign-up-confirm']);
    expect(await emailsTo(here, known)).toEqual([]);
  },
);

test('a browser that was in one cell logs in in the other, whichever of them it is sent to', async () => {
  const [ofA, ofB] = [await memberOf('a'), await memberOf('b')];
  for (const at of ['a', 'b'] as const) {
    const browser = browserAt(at);
    for (const { email } of [ofA, ofB, ofA]) {
      expect(statusAndCodeOf(await sendLogIn(browser, email))).toEqual([200, undefined]);
      expect(await emailOfWhoIsIn(browser)).toBe(email);
    }
  }
});

test.each(bothTestCells)(
  'a new password is asked for at %s and chosen by a link of %s, by whoever is logged in elsewhere as well',
  async (here, there) => {
    const { email } = await memberOf(there);
    const browser = browserAt(here);
    await browser.post('/auth/reset-link-new', { resetemail: email });
    const token = await tokenTo(there, email);
    expect(cellOfToken(token)).toBe(there);
    for (const at of [here, there]) {
      const page = await cells[at].running.app.inject({
        url: `/${token}/reset-password/`,
        headers: { accept: 'text/html' },
      });
      expect(page.statusCode).toBe(200);
    }
    const other = browserAt(there);
    await sendLogIn(other, (await memberOf(here)).email);
    expect((await other.get(`/auth/reset-password-data?token=${token}`)).json().email).toBe(email);
    const password = 'another seven umbrellas';
    expect(statusAndCodeOf(await other.post('/auth/reset', { token, password }))).toEqual([
      200,
      undefined,
    ]);
    expect(statusAndCodeOf(await sendLogIn(browser, email))).toEqual([401, 'bad-credentials']);
    expect(statusAndCodeOf(await sendLogIn(browser, email, password))).toEqual([200, undefined]);
  },
);

test.each(bothTestCells)(
  'at the address of %s a code is asked for, of an account of %s',
  async (here, there) => {
    const member = await memberOf(there);
    await cells[there].given.owner.query(
      'update core.member set totp_required = true where id = $1',
      [member.id],
    );
    const browser = browserAt(here);
    const half = await sendLogIn(browser, member.email);
    expect(half.json().message).toBe('needs totp');
    expect(cellOfToken(browser.session())).toBe(there);
    expect((await browser.get('/auth/pending')).json().message).toBe('needs totp');
    expect(await emailOfWhoIsIn(browser)).toBeUndefined();
    const secret = String(half.json().userSecret);
    const totpToken = generateSync({ secret });
    const done = await browser.post('/setup-totp', { totpToken, userSecret: secret });
    expect(statusAndCodeOf(done)).toEqual([200, undefined]);
    expect(await emailOfWhoIsIn(browser)).toBe(member.email);
  },
);

test('while the directory is away, who logs in here comes in, and to all others it is busy', async () => {
  const [own, theirs] = [await memberOf('a'), await memberOf('b')];
  const browser = await openWithoutDirectory();
  const inside = browser();
  expect(statusAndCodeOf(await sendLogIn(inside, own.email))).toEqual([200, undefined]);
  expect(await emailOfWhoIsIn(inside)).toBe(own.email);

  const replies = [
    // Not even who is known here is told by it.
    await sendLogIn(browser(), own.email, 'not the right one'),
    await sendLogIn(browser(), theirs.email),
    await sendLogIn(browser(), await addressOf('a')),
    await browser().post('/auth/reset-link-new', { resetemail: own.email }),
    await browser().post('/register/new-org', {
      ...signUpFieldsTestData,
      email: await addressOf('a'),
    }),
    await inside.get('/api/sign-up'),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503, 503, 200]);
  for (const reply of replies.slice(0, 5))
    expect([reply.json().code, reply.headers['retry-after']]).toEqual(['busy', '2']);
});

test('while a cell is down its addresses are busy, known or not, and the others log in', async () => {
  const [own, theirs, unknown] = [await memberOf('a'), await memberOf('b'), await addressOf('b')];
  await b.running.app.close();
  const replies = await Promise.all(
    [theirs.email, unknown].map((email) => sendLogIn(browserAt('a'), email)),
  );
  const [ofKnown, ofUnknown] = replies.map(responseWithoutIds);
  expect(ofKnown).toEqual(ofUnknown);
  expect(ofKnown?.headers['retry-after']).toBe('2');
  expect(replies.map(statusAndCodeOf)).toEqual([
    [503, 'busy'],
    [503, 'busy'],
  ]);
  // With a session of the cell that is down as well.
  const browser = openTestHttpClient(a.running, { session: newSessionId(b.services.config) });
  expect(statusAndCodeOf(await sendLogIn(browser, own.email))).toEqual([200, undefined]);
  expect(await emailOfWhoIsIn(browser)).toBe(own.email);
});
