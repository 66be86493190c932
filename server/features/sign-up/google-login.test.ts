import type { LightMyRequestResponse } from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { randomToken } from '../../crypto/random-token-and-token-hash.ts';
import { openIdentityProviderClient } from '../../outside/identity-provider.ts';
import {
  type FakeIdToken,
  TEST_OIDC_CLIENT_ID,
  TEST_OIDC_CLIENT_SECRET,
  startFakeOpenIdProvider,
} from '../../test/fake-openid-provider.ts';
import { openSecondServer, startTestServer } from '../../test/start-test-server.ts';
import { startRealOpenIdProvider } from '../../test/real-openid-provider.ts';

const fake = await startFakeOpenIdProvider();
const REDIRECT = 'http://127.0.0.1:3000/google/callback';
const real = await startRealOpenIdProvider(REDIRECT);
const server = startTestServer({
  OIDC_ISSUER: fake.issuer,
  OIDC_CLIENT_ID: TEST_OIDC_CLIENT_ID,
  OIDC_CLIENT_SECRET: TEST_OIDC_CLIENT_SECRET,
  OIDC_LABEL: 'Company account',
});
afterAll(async () => {
  server.setNow(null);
  await fake.close();
  await real.close();
});

const UNKNOWN = '/login?loginError=unknownError';
const USER = '/login?loginError=userError';

async function somebody() {
  return server.given.member(await server.given.organisation());
}

/** Asks where to go, as the log-in page does. */
async function setOut({ session = randomToken(), path = '' } = {}) {
  const query = path === '' ? '' : `?path=${encodeURIComponent(path)}`;
  const reply = await server.as({ session }).get(`/google/auth-url${query}`);
  expect(reply.statusCode, reply.body).toBe(200);
  return { session, url: String(reply.json().url) };
}

async function arrive(session: string | null, query: Record<string, string>) {
  return server
    .as(session === null ? null : { session })
    .get(`/google/callback?${new URLSearchParams(query).toString()}`);
}

/** A whole round trip at the end of which the provider says this. */
async function roundTrip(
  claims: Record<string, unknown>,
  { signature = 'good', path = '' }: { signature?: FakeIdToken['signature']; path?: string } = {},
) {
  const { session, url } = await setOut({ path });
  const back = fake.grant(url, { claims: fake.claimsFor(url, claims), signature });
  return arrive(session, back);
}

function sessionIn(reply: LightMyRequestResponse): string {
  return reply.cookies.find(({ name }) => name === 'sid')?.value ?? '';
}

async function whoIs(session: string): Promise<number | undefined> {
  const reply = await server.as({ session }).get('/api/logged-in');
  return reply.statusCode === 200 ? reply.json().userId : undefined;
}

function landed(reply: LightMyRequestResponse): [number, unknown] {
  return [reply.statusCode, reply.headers.location];
}

test('a member comes in by a real provider, and by the same person there ever after', async () => {
  const member = await somebody();
  const services = {
    ...server.services,
    identityProvider: openIdentityProviderClient({
      ...server.services.config,
      OIDC_ISSUER: real.issuer,
    }),
  };
  const { app } = await openSecondServer(server, services);
  for (const _ of ['the first time', 'again']) {
    const query = await app.inject({ url: '/google/auth-url?path=/dashboard' });
    const session = sessionIn(query);
    expect(query.json().label).toBe('Company account');
    const back = await real.logInAt(query.json().url, member.email);
    expect(back.href).toMatch(`${REDIRECT}?`);
    const reply = await app.inject({
      url: back.pathname + back.search,
      headers: { cookie: `sid=${session}` },
    });
    expect(landed(reply)).toEqual([303, '/login?path=%2Fdashboard']);
    expect(sessionIn(reply)).not.toBe(session);
    expect(await whoIs(sessionIn(reply))).toBe(member.id);
  }
  const { rows } = await server.given.owner.query(
    'select i.subject from auth.oidc_identity i join auth.login l on l.id = i.login_id where l.email = $1',
    [member.email],
  );
  expect(rows).toEqual([{ subject: member.email }]);
  const { rows: audited } = await server.given.owner.query(
    'select kind from audit.entry where org_id = $1 order by id',
    [member.orgId],
  );
  expect(audited.map(({ kind }) => kind)).toEqual([
    'identity-provider-tied',
    'signed-in',
    'signed-in',
  ]);
});

test('the address asks for state, nonce and a challenge, each other every time, and for no more than the address', async () => {
  const [one, two] = [await setOut(), await setOut()].map(({ url }) => new URL(url).searchParams);
  for (const name of ['state', 'nonce', 'code_challenge']) {
    expect(one?.get(name)).toMatch(/^[\w-]{43,}$/);
    expect(one?.get(name)).not.toBe(two?.get(name));
  }
  expect(Object.fromEntries(one ?? [])).toMatchObject({
    client_id: TEST_OIDC_CLIENT_ID,
    redirect_uri: REDIRECT,
    response_type: 'code',
    scope: 'openid email',
    code_challenge_method: 'S256',
  });
});

test.each<[string, Record<string, unknown>, FakeIdToken['signature'], string]>([
  ['of another issuer', { iss: 'https://accounts.example.org' }, 'good', UNKNOWN],
  ['for another client', { aud: 'somebody-else' }, 'good', UNKNOWN],
  ['with another nonce', { nonce: 'n'.repeat(43) }, 'good', UNKNOWN],
  ['that has expired', { exp: Math.floor(Date.now() / 1000) - 120 }, 'good', UNKNOWN],
  ['without a signature', {}, 'none', UNKNOWN],
  ['signed by another key', {}, 'by another key', UNKNOWN],
  ['with an address that is not verified', { email_verified: false }, 'good', USER],
  ['with an address verified in words', { email_verified: 'true' }, 'good', USER],
  ['without an address', { email: 7 }, 'good', UNKNOWN],
])('an assertion %s lets nobody in', async (_, claims, signature, where) => {
  const member = await somebody();
  const reply = await roundTrip({ email: member.email, ...claims }, { signature });
  expect([landed(reply), reply.cookies]).toEqual([[303, where], []]);
  // The same without the fault comes in.
  expect(await whoIs(sessionIn(await roundTrip({ email: member.email })))).toBe(member.id);
});

test('a code counts once, for the browser that set out, within ten minutes', async () => {
  const member = await somebody();
  const { session, url } = await setOut();
  const fresh = () =>
    fake.grant(url, { claims: fake.claimsFor(url, { email: member.email, sub: 'same' }) });
  const other = await setOut();
  const elsewhere = await arrive(other.session, fresh());
  const nowhere = await arrive(null, fresh());
  const { code } = fresh();
  const foreignState = await arrive(session, {
    code,
    state: new URL(other.url).searchParams.get('state') ?? '',
  });
  const respelt = await arrive(session, { ...fresh(), state: `${fresh().state}=` });
  server.setNow(new Date(Date.now() + 600_001));
  const late = await arrive(session, fresh());
  server.setNow(null);
  const query = fake.asked();
  for (const reply of [elsewhere, nowhere, foreignState, respelt, late])
    expect([landed(reply), reply.cookies]).toEqual([[303, UNKNOWN], []]);
  expect(query).toBe(fake.asked());

  const both = await Promise.all([arrive(session, fresh()), arrive(session, fresh())]);
  expect(both.map(landed).sort((a, b) => String(a[1]).localeCompare(String(b[1])))).toEqual([
    [303, '/login'],
    [303, UNKNOWN],
  ]);
  expect(landed(await arrive(session, fresh()))).toEqual([303, UNKNOWN]);
});

test('an uninvited and a deactivated person are told to ask their admin, and nothing is made for them', async () => {
  const gone = await somebody();
  await server.given.owner.query('update core.member set deactivated_at = now() where id = $1', [
    gone.id,
  ]);
  const count = async () =>
    (
      await server.given.owner.query(
        'select (select count(*) from core.organisation) as o, (select count(*) from core.member) as m, (select count(*) from auth.oidc_identity) as i',
      )
    ).rows;
  const before = await count();
  for (const email of [gone.email, 'stranger@example.com'])
    expect(landed(await roundTrip({ email }))).toEqual([303, USER]);
  expect(await count()).toEqual(before);
});

test('the address of a member lets in the person it was tied to first, and nobody else', async () => {
  const member = await somebody();
  await roundTrip({ email: member.email, sub: 'the first' });
  expect(landed(await roundTrip({ email: member.email, sub: 'another' }))).toEqual([303, USER]);
  const renamed = await roundTrip({ email: 'new.name@example.com', sub: 'the first' });
  expect(await whoIs(sessionIn(renamed))).toBe(member.id);
  const colleague = await somebody();
  const mixed = await roundTrip({ email: colleague.email, sub: 'the first' });
  expect(await whoIs(sessionIn(mixed))).toBe(member.id);
});

test('a one-time code is asked for as after a password, unless the organisation opted out', async () => {
  const member = await somebody();
  await server.given.owner.query('update core.member set totp_required = true where id = $1', [
    member.id,
  ]);
  const half = await roundTrip({ email: member.email, sub: 'two-factor' });
  expect(landed(half)).toEqual([303, '/login']);
  expect(await whoIs(sessionIn(half))).toBeUndefined();
  const pending = await server.as({ session: sessionIn(half) }).get('/auth/pending');
  expect(pending.json().message).toBe('needs totp');
  await server.given.owner.query(
    'update core.organisation set oidc_skips_totp = true where org_id = $1',
    [member.orgId],
  );
  const whole = await roundTrip({ email: member.email, sub: 'two-factor' });
  expect(await whoIs(sessionIn(whole))).toBe(member.id);
});

test('a deactivated organisation is told so', async () => {
  const member = await somebody();
  await server.given.owner.query(
    'update core.organisation set deactivated_at = now() where org_id = $1',
    [member.orgId],
  );
  expect(landed(await roundTrip({ email: member.email }))).toEqual([303, '/expired']);
});

test('whoever thinks better of it at the provider is back on the log-in page, without an error', async () => {
  const { session, url } = await setOut({ path: '/manage/7/' });
  const state = new URL(url).searchParams.get('state') ?? '';
  const reply = await arrive(session, { error: 'access_denied', state });
  expect(landed(reply)).toEqual([303, '/login?path=%2Fmanage%2F7%2F']);
});

test('where to go afterwards is judged by the log-in page, wherever it leads', async () => {
  const member = await somebody();
  for (const path of ['https://evil.example', '//evil.example', '/\\evil.example', '/\t/evil']) {
    const reply = await roundTrip({ email: member.email, sub: 'one' }, { path });
    expect(landed(reply)).toEqual([303, `/login?path=${encodeURIComponent(path)}`]);
  }
});

test('a provider that is away is an unknown error, never a breakdown, and is asked again later', async () => {
  const member = await somebody();
  const { app } = await openSecondServer(server, {
    identityProvider: openIdentityProviderClient(server.services.config),
  });
  fake.away(true);
  const query = await app.inject({ url: '/google/auth-url' });
  expect([query.statusCode, query.json().url]).toEqual([200, UNKNOWN]);
  fake.away(false);
  const again = await app.inject({ url: '/google/auth-url' });
  const { url } = again.json();
  expect(url).toMatch(`${fake.issuer}/auth?`);
  const back = fake.grant(url, { claims: fake.claimsFor(url, { email: member.email }) });
  fake.away(true);
  const reply = await app.inject({
    url: `/google/callback?${new URLSearchParams(back).toString()}`,
    headers: { cookie: `sid=${sessionIn(again)}` },
  });
  fake.away(false);
  expect(landed(reply)).toEqual([303, UNKNOWN]);
});

test('where no provider is set up there is no address to go to', async () => {
  const { app } = await openSecondServer(server, { identityProvider: null });
  expect((await app.inject({ url: '/google/auth-url' })).statusCode).toBe(404);
  expect(landed(await app.inject({ url: '/google/callback?state=x&code=y' }))).toEqual([
    303,
    UNKNOWN,
  ]);
});
