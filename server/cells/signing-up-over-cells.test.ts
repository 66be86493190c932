import pg from 'pg';
import { expect, test } from 'vitest';
import { runTransactionByDoor } from '../access/transactions-by-door-or-token.ts';
import { makeSignUpInvitation } from '../features/sign-up/make-sign-up-invitation.ts';
import { openTestHttpClient, type TestBrowser } from '../test/open-test-http-client.ts';
import {
  bothTestCells,
  directoryOfTestCell,
  emailOfWhoIsIn,
  passwordOfTestCells,
  responseWithoutIds,
  sendLogIn,
  statusAndCodeOf,
  signInOverTwoCells,
  type NameOfTestCell,
} from '../test/sign-in-over-two-cells.ts';
import { signUpFieldsTestData } from '../test/sign-up-test-visitor-and-helpers.ts';
import { startTwoCells } from '../test/start-two-cells.ts';
import { cellOfToken } from './cell-of-tokens-and-ids.ts';

const cells = await startTwoCells();
const { a, b, directoryUrl } = cells;
const { addressOf, browserAt, emailsTo, memberOf, tokenTo } = signInOverTwoCells(cells);

test.each(bothTestCells)(
  'who signs up at the address of %s or %s is founded in the cell of their address, and logs in at either',
  async (here, there) => {
    const email = await addressOf(there);
    const browser = browserAt(here);
    const wish = { ...signUpFieldsTestData, email: email.toUpperCase() };
    expect(statusAndCodeOf(await browser.post('/register/new-org', wish))).toEqual([
      202,
      undefined,
    ]);
    const token = await tokenTo(there, email);
    expect(cellOfToken(token)).toBe(there);
    expect((await browser.get(`/api/sign-up/${token}`)).json()).toMatchObject({ email });
    const done = await browser.post('/signup-with-password', {
      token,
      password: passwordOfTestCells,
    });
    expect(statusAndCodeOf(done)).toEqual([200, undefined]);
    expect(await emailOfWhoIsIn(browser)).toBe(email);
    expect(cellOfToken(browser.session())).toBe(there);
    const founded = 'select count(*)::int as n from auth.login where email = $1';
    expect((await cells[there].given.owner.query(founded, [email])).rows).toEqual([{ n: 1 }]);
    expect((await cells[here].given.owner.query(founded, [email])).rows).toEqual([{ n: 0 }]);

    for (const letter of [here, there]) {
      const again = browserAt(letter);
      expect(statusAndCodeOf(await sendLogIn(again, email))).toEqual([200, undefined]);
      expect(await emailOfWhoIsIn(again)).toBe(email);
      expect(statusAndCodeOf(await again.get('/logout-no-redirect'))).toEqual([204, undefined]);
      expect(await emailOfWhoIsIn(again)).toBeUndefined();
    }
  },
);

test.each(bothTestCells)(
  'an admin at %s invites to a cell %s, which keeps the address',
  async (at, own) => {
    const admin = await memberOf(own, { role: 'ADMIN' });
    const browser = openTestHttpClient(cells[at].running, { session: admin.session });
    // An address that would be the other cell's if nobody had claimed it.
    const email = await addressOf(at);
    const person = { email, firstName: 'Ada', lastName: 'Okafor' };
    const invited = await browser.post(`/org/${admin.orgId}/admin`, person);
    expect(invited.statusCode).toBe(201);
    expect(await directoryOfTestCell(a).findCell([{ email }])).toBe(own);
    const token = await tokenTo(own, email);
    const invitee = browserAt(at);
    expect(
      statusAndCodeOf(await invitee.post('/auth/reset', { token, password: passwordOfTestCells })),
    ).toEqual([200, undefined]);
    expect(statusAndCodeOf(await sendLogIn(invitee, email))).toEqual([200, undefined]);
    expect(await emailOfWhoIsIn(invitee)).toBe(email);
  },
);

test.each(bothTestCells)(
  'an address of %s that is invited in %s gets no second log-in, and the admin hears nothing of it',
  async (there, here) => {
    const [theirs, admin] = [await memberOf(there), await memberOf(here, { role: 'ADMIN' })];
    const local = await cells[here].given.member(await cells[here].given.organisation());
    const browser = openTestHttpClient(cells[here].running, { session: admin.session });
    const invite = async (email: string) => {
      const body = { email, firstName: 'Ada', lastName: 'Okafor' };
      const reply = responseWithoutIds(await browser.post(`/org/${admin.orgId}/admin`, body));
      const [mail] = (await emailsTo(here, email)).slice(-1);
      return { ...reply, body: reply.body.replace(/\d+/, ''), mail: mail?.kind };
    };
    const [elsewhere, inOwnCell] = [await invite(theirs.email), await invite(local.email)];
    expect(elsewhere).toEqual(inOwnCell);
    expect(elsewhere).toMatchObject({ status: 201, mail: 'other-account' });
    expect(await directoryOfTestCell(a).findCell([theirs])).toBe(there);
    const { rows } = await cells[here].given.owner.query(
      'select from auth.login where email = $1',
      [theirs.email],
    );
    expect(rows).toEqual([]);
  },
);

test('two cells that give a log-in to one address at the same time give one', async () => {
  const admins = {
    a: await memberOf('a', { role: 'ADMIN' }),
    b: await memberOf('b', { role: 'ADMIN' }),
  };
  for (let n = 0; n < 5; n += 1) {
    const email = await addressOf('a');
    const invite = (own: NameOfTestCell) =>
      openTestHttpClient(cells[own].running, { session: admins[own].session }).post(
        `/org/${admins[own].orgId}/admin`,
        { email, firstName: 'Ada', lastName: 'Okafor' },
      );
    const replies = await Promise.all([invite('a'), invite('b')]);
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    const found = await Promise.all(
      [a, b].map(({ given }) =>
        given.owner.query('select from auth.login where email = $1', [email]),
      ),
    );
    expect(found.flatMap(({ rows }) => rows)).toHaveLength(1);
  }
});

test.each(bothTestCells)(
  'an invitation of %s leads to it from %s, whosever the address would be; who has an account is mailed so',
  async (own, here) => {
    const browser = browserAt(here);
    const invitationFor = (email: string) =>
      runTransactionByDoor({ services: cells[own].services, door: 'operator' }, (db) =>
        makeSignUpInvitation(db, { email, baseUrl: 'http://127.0.0.1:3000', cell: own }),
      );
    const email = await addressOf(here);
    const { code } = await invitationFor(email);
    expect(code).toMatch(new RegExp(`^${own}[\\w-]{24}$`));
    const wish = { ...signUpFieldsTestData, email, invitation: code };
    expect((await browser.post('/register/new-org', wish)).statusCode).toBe(202);
    const token = await tokenTo(own, email);
    expect(cellOfToken(token)).toBe(own);
    const done = await browser.post('/signup-with-password', {
      token,
      password: passwordOfTestCells,
    });
    expect(statusAndCodeOf(done)).toEqual([200, undefined]);
    expect(await directoryOfTestCell(a).findCell([{ email }])).toBe(own);
    expect(statusAndCodeOf(await sendLogIn(browserAt(here), email))).toEqual([200, undefined]);

    const { email: known } = await memberOf(here);
    const again = { ...wish, email: known, invitation: (await invitationFor(known)).code };
    expect((await browser.post('/register/new-org', again)).statusCode).toBe(202);
    expect((await emailsTo(own, known)).map(({ kind }) => kind)).toEqual(['sign-up-known']);
  },
);

test('whoever founds in one cell with an address that another has claimed meanwhile founds nothing', async () => {
  const email = await addressOf('a');
  await browserAt('a').post('/register/new-org', { ...signUpFieldsTestData, email });
  const token = await tokenTo('a', email);
  await directoryOfTestCell(b).claim({ email });
  const done = await browserAt('a').post('/signup-with-password', {
    token,
    password: passwordOfTestCells,
  });
  expect(statusAndCodeOf(done)).toEqual([410, 'link-expired']);
});

test('members ask for colleagues in their own cell, and strangers are told the same of any address', async () => {
  const member = await memberOf('b');
  const check = async (browser: TestBrowser) =>
    (await browser.get(`/api/user/check-email-address?email=${member.email}`)).json();
  const own = openTestHttpClient(a.running, { session: member.session });
  expect(await check(own)).toEqual({ available: false });
  expect(await check(browserAt('a'))).toEqual({ available: true });
});

test('no address stands in the directory, of anybody who has logged in, was invited or has signed up', async () => {
  const client = new pg.Client({ connectionString: directoryUrl });
  await client.connect();
  const { rows } = await client
    .query<{ text: string; bytes: number }>(
      "select encode(hash, 'escape') || cell as text, octet_length(hash) as bytes from address_cell",
    )
    .finally(() => client.end());
  expect(rows.length).toBeGreaterThan(20);
  for (const { text, bytes } of rows) {
    expect(bytes).toBe(32);
    expect(text).not.toMatch(/@example|\.com/);
  }
});
