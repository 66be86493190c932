import type { MemberRole } from '@evenhand/contract/organisation/member-role-facts.ts';
import { API_KEYS_PER_ORGANISATION_MAX } from '@evenhand/contract/integrations/webhooks-and-api-keys.ts';
import { expect, test } from 'vitest';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
const KEYS = '/api/integrations/keys';

const somebody = async (role: MemberRole = 'ADMIN') =>
  server.given.member(await server.given.organisation(), {
    role,
    firstName: 'Adaline',
    lastName: 'Voss',
  });

const make = (member: PlantedMember, wish: object = {}) =>
  server.as(member).post(KEYS, { name: 'Our HR system', scopes: ['merit:read'], ...wish });

test('an admin makes a key of 256 random bits that is told this once and stored as a hash', async () => {
  const admin = await somebody();
  const reply = await make(admin);
  expect(reply.statusCode).toBe(201);
  const { key, token } = reply.json();
  expect(token).toMatch(/^evh_[\w-]{43}$/);
  expect(key).toMatchObject({
    name: 'Our HR system',
    hint: token.slice(0, 8),
    scopes: ['merit:read'],
    madeBy: 'Adaline Voss',
    expiresAt: null,
    lastUsedAt: null,
    state: 'active',
  });
  const listed = await server.as(admin).get(KEYS);
  expect(listed.json().keys).toEqual([key]);
  const { rows } = await server.given.owner.query<{ row: string }>(
    'select row_to_json(k)::text as row from auth.api_key k',
  );
  const told = listed.body + rows.map(({ row }) => row).join() + JSON.stringify(server.logged);
  expect(told).not.toContain(token.slice(8));
});

test('a key works at once and shows when it was last used, until it is revoked', async () => {
  const admin = await somebody();
  const { key, token } = (await make(admin)).json();
  const ask = () =>
    server.running.app.inject({
      url: '/api/v1/jobs',
      headers: { authorization: `Bearer ${token}` },
    });
  const askedAt = Date.now();
  expect((await ask()).statusCode).toBe(200);
  const [used] = (await server.as(admin).get(KEYS)).json().keys;
  expect(new Date(used.lastUsedAt).getTime()).toBeGreaterThanOrEqual(askedAt);
  for (let n = 0; n < 2; n += 1)
    expect((await server.as(admin).delete(`${KEYS}/${key.id}`)).statusCode).toBe(204);
  expect((await ask()).statusCode).toBe(401);
  expect((await server.as(admin).get(KEYS)).json().keys).toMatchObject([{ state: 'revoked' }]);
  const { rows } = await server.given.owner.query(
    `select kind from audit.entry where org_id = $1 order by id`,
    [admin.orgId],
  );
  expect(rows.map(({ kind }) => kind)).toEqual([
    'api-key-made',
    'api-key-revoked',
    'api-key-revoked',
  ]);
});

test('a key may end on a day, which is not over yet', async () => {
  const admin = await somebody();
  server.setNow(new Date('2026-07-14T15:00:00Z'));
  const past = await make(admin, { expiresOn: '2026-07-13' });
  expect([past.statusCode, past.json().fields]).toEqual([
    422,
    { expiresOn: 'Choose today or a later day.' },
  ]);
  const today = await make(admin, { expiresOn: '2026-07-14' });
  server.setNow(null);
  expect(today.json().key.expiresAt).toBe('2026-07-15T00:00:00.000Z');
});

test.each([
  [{ name: '' }, 'name'],
  [{ name: 'x'.repeat(101) }, 'name'],
  [{ scopes: [] }, 'scopes'],
  [{ scopes: ['merit:write'] }, 'scopes.0'],
  [{ expiresOn: 'tomorrow' }, 'expiresOn'],
])('%j is refused', async (wish, field) => {
  const reply = await make(await somebody(), wish);
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]]);
});

test(`an organisation has at most ${API_KEYS_PER_ORGANISATION_MAX} keys that work, also when two admins are quick`, async () => {
  const admin = await somebody();
  for (let n = 1; n < API_KEYS_PER_ORGANISATION_MAX; n += 1) await server.given.apiKey(admin);
  const replies = await Promise.all([make(admin), make(admin)]);
  expect(replies.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['201', '409']);
});

test('a key whose maker is no admin any more is shown asleep', async () => {
  const admin = await somebody();
  const other = await server.given.member({ id: admin.orgId }, { role: 'ADMIN' });
  await make(admin);
  await server.given.owner.query(`update core.member set role = 'MEMBER' where id = $1`, [
    admin.id,
  ]);
  expect((await server.as(other).get(KEYS)).json().keys).toMatchObject([{ state: 'asleep' }]);
});

test('a member who is no admin makes, sees and revokes no key; nobody revokes those of another organisation', async () => {
  const admin = await somebody();
  const member = await server.given.member({ id: admin.orgId });
  const key = await server.given.apiKey(admin);
  for (const reply of [
    await make(member),
    await server.as(member).get(KEYS),
    await server.as(member).delete(`${KEYS}/${key.id}`),
  ])
    expect([reply.statusCode, reply.json().code]).toEqual([403, 'not-allowed']);
  expect((await server.as(await somebody()).delete(`${KEYS}/${key.id}`)).statusCode).toBe(404);
});
