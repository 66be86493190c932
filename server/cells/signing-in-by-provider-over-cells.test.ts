import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import {
  startFakeOpenIdProvider,
  TEST_OIDC_CLIENT_ID,
  TEST_OIDC_CLIENT_SECRET,
} from '../test/fake-openid-provider.ts';
import { openTestHttpClient, type TestBrowser } from '../test/open-test-http-client.ts';
import {
  bothTestCells,
  emailOfWhoIsIn,
  signInOverTwoCells,
} from '../test/sign-in-over-two-cells.ts';
import { startTwoCells } from '../test/start-two-cells.ts';
import { cellOfToken } from './cell-of-tokens-and-ids.ts';

const provider = await startFakeOpenIdProvider();
afterAll(() => provider.close());
const cells = await startTwoCells({
  OIDC_ISSUER: provider.issuer,
  OIDC_CLIENT_ID: TEST_OIDC_CLIENT_ID,
  OIDC_CLIENT_SECRET: TEST_OIDC_CLIENT_SECRET,
});
const { b } = cells;
const { addressOf, browserAt, memberOf, openWithoutDirectory } = signInOverTwoCells(cells);

/** A whole round trip to the provider from the address of a cell. */
async function byProvider(browser: TestBrowser, claims: Record<string, unknown>) {
  const url = String((await browser.get('/google/auth-url?path=/dashboard')).json().url);
  const back = provider.grant(url, { claims: provider.claimsFor(url, claims) });
  const callback = `/google/callback?${new URLSearchParams(back).toString()}`;
  const reply = await browser.get(callback);
  return { callback, landed: [reply.statusCode, reply.headers.location], cookies: reply.cookies };
}

test.each(bothTestCells)(
  'by the provider, people at %s come in in their cell %s, once',
  async (here, there) => {
    const { email } = await memberOf(there);
    const browser = browserAt(here);
    const start = browser.session();
    const sub = randomBytes(8).toString('hex');
    const { callback, landed } = await byProvider(browser, { email, sub });
    expect(landed).toEqual([303, '/login?path=%2Fdashboard']);
    expect(cellOfToken(browser.session())).toBe(there);
    expect(await emailOfWhoIsIn(browser)).toBe(email);
    const replayed = openTestHttpClient(cells[here].running, { session: start });
    expect((await replayed.get(callback)).headers.location).toBe('/login?loginError=unknownError');
    // The person at the provider is known from here on, whatever their address becomes.
    const renamed = browserAt(here);
    await byProvider(renamed, { email: await addressOf(here), sub });
    expect(await emailOfWhoIsIn(renamed)).toBe(email);

    const stranger = await byProvider(browserAt(here), { email: await addressOf(there) });
    expect([stranger.landed, stranger.cookies]).toEqual([[303, '/login?loginError=userError'], []]);
  },
);

test('who somebody is at the provider is taken from no browser', async () => {
  const { email } = await memberOf('b');
  const browser = browserAt('b');
  for (const header of ['x', Buffer.alloc(200, 7).toString('base64url'), email]) {
    const url = String((await browser.get('/google/auth-url')).json().url);
    const state = new URL(url).searchParams.get('state') ?? '';
    const reply = await b.running.app.inject({
      url: `/google/callback?state=${state}&code=x`,
      headers: { cookie: `sid=${browser.session()}`, 'x-evenhand-identity': header },
    });
    expect([reply.headers.location, reply.cookies]).toEqual(['/login?loginError=unknownError', []]);
  }
});

test('while the directory is away, who logs in here comes in by the provider, and to others it is busy', async () => {
  const [own, theirs] = [await memberOf('a'), await memberOf('b')];
  const browser = await openWithoutDirectory();
  const inside = browser();
  await byProvider(inside, { email: own.email });
  expect(await emailOfWhoIsIn(inside)).toBe(own.email);
  expect((await byProvider(browser(), { email: theirs.email })).landed[0]).toBe(503);
});
