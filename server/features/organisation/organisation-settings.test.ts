import { beforeAll, expect, test } from 'vitest';
import type { PlantedMember, PlantedOrganisation } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
let org: PlantedOrganisation;
let admin: PlantedMember;
beforeAll(async () => {
  org = await server.given.organisation({ tier: 'growth', name: 'Brown Bakery' });
  admin = await server.given.member(org, { role: 'ADMIN' });
});
const change = (body: object) => server.as(admin).put(`/api/rest/org/${org.id}`, body);
const current = async () => (await server.as(admin).get('/api/org/current')).json().org;
const code = (reply: { statusCode: number; json: () => { code?: string } }) => [
  reply.statusCode,
  reply.json().code,
];

const whole = {
  name: 'Brown & Daughters',
  contactEmail: 'Hello@Example.com',
  industry: 'Hospitality and travel',
  size: '11-50',
  locale: 'en-NI',
  tz: 'Europe/Belfast',
  privacyContact: 'privacy@example.com',
  retentionMonths: 9,
  sealedDefault: false,
  supportAccess: false,
};

test('what an admin sets is kept, told to everybody in the organisation, and no info is missing any more', async () => {
  expect(await current()).toMatchObject({
    isInfoMissing: true,
    locale: 'en-GB',
    retentionMonths: 12,
    sealedDefault: true,
    supportAccess: true,
  });
  const told = { ...whole, contactEmail: 'hello@example.com' };
  expect((await change(whole)).json().org).toMatchObject({ ...told, isInfoMissing: false });
  const colleague = await server.given.member(org);
  const { supportAccess: _, ...ofEverybody } = told;
  expect((await server.as(colleague).get('/api/user/current')).json().user.Org).toMatchObject({
    ...ofEverybody,
    isInfoMissing: false,
    OrgTiers: [{ Tier: { code: 'growth', title: 'Growth' } }],
    OrgNotifications: [],
  });
});

test.for(['contactEmail', 'industry', 'size', 'tz'])(
  'without its %s info is missing again',
  async (field) => {
    await change(whole);
    expect((await change({ [field]: null })).json().org.isInfoMissing).toBe(true);
  },
);

test.for([
  { locale: 'en-XX' },
  { locale: 'GB' },
  { tz: 'Europe/Atlantis' },
  { tz: '+01:00' },
  { tz: 'GMT+1' },
  { size: 'huge' },
  { contactEmail: 'nobody' },
  { retentionMonths: 0 },
  { retentionMonths: 37 },
  { retentionMonths: 6.5 },
  { retentionMonths: '6' },
  { name: ' ' },
  { name: 'x'.repeat(201) },
  { brands: [{ name: 'A' }, { name: 'A' }] },
])('%j is refused beside its field', async (body) => {
  const reply = await change(body);
  expect(reply.statusCode).toBe(422);
  expect(Object.keys(reply.json().fields)[0]).toMatch(new RegExp(`^${Object.keys(body)[0]}`));
});

test.for([
  { tier: 'enterprise' },
  { features: ['global-reporting'] },
  { hasGlobalReporting: true },
  { OrgTiers: [] },
  { limitedLibraryEnabled: false },
  { expiresAt: '2099-01-01T00:00:00Z' },
  { deactivatedAt: null },
  { slug: 'other' },
])('%j is not the organisation’s own to change', async (body) => {
  const before = await current();
  expect(code(await change(body))).toEqual([422, 'bad-input']);
  expect(await current()).toEqual(before);
});

test('who changes what somebody else has changed meanwhile hears of it', async () => {
  const { version } = await current();
  expect((await change({ name: 'First', version })).statusCode).toBe(200);
  expect(code(await change({ name: 'Second', version }))).toEqual([409, 'newer-version']);
  expect((await current()).name).toBe('First');
});

test('brands are added, renamed and taken away as a list', async () => {
  const brands = async (list: object[]) => (await change({ brands: list })).json().org.brands;
  const [oven, bun] = await brands([{ name: 'Oven & Co' }, { name: 'Bun' }]);
  expect(await brands([{ id: bun.id, name: 'Bun Fun' }, { name: 'Crumb' }])).toEqual([
    { id: bun.id, name: 'Bun Fun' },
    { id: expect.any(Number), name: 'Crumb' },
  ]);
  expect(code(await change({ brands: [{ id: oven.id, name: 'Back' }] }))).toEqual([
    404,
    'not-found',
  ]);
  const list = await server.as(admin).get(`/api/org/${org.id}/brands`);
  expect(list.json().brands).toHaveLength(2);
});

test('brands can swap their names', async () => {
  const brands = async (list: object[]) => (await change({ brands: list })).json().org?.brands;
  const [one, two] = await brands([{ name: 'One' }, { name: 'Two' }]);
  expect(
    await brands([
      { id: one.id, name: 'Two' },
      { id: two.id, name: 'One' },
    ]),
  ).toEqual([
    { id: one.id, name: 'Two' },
    { id: two.id, name: 'One' },
  ]);
});

test('a statement is kept as plain text, replaced, and gone when it is empty', async () => {
  const write = async (text: string) =>
    (await server.as(admin).post(`/api/org/${org.id}/statement`, { type: 'about', text })).json()
      .OrgStatements;
  expect(await write(' We bake.\r\n<script>alert(1)</script> ')).toEqual([
    { type: 'about', text: 'We bake.\n<script>alert(1)</script>' },
  ]);
  expect(await write('We bake at night.')).toEqual([{ type: 'about', text: 'We bake at night.' }]);
  expect(await write('  ')).toEqual([]);
  const foreign = await server
    .as(admin)
    .post(`/api/org/${org.id}/statement`, { type: 'other', text: 'x' });
  expect(foreign.statusCode).toBe(422);
});

test('support reads the settings and changes none, its own access least of all', async () => {
  const theirs = await server.given.organisation();
  const person = await server.given.member(theirs, { role: 'ADMIN' });
  const support = server.as({ session: await server.given.support(person) });
  expect((await support.get('/api/org/current')).statusCode).toBe(200);
  for (const body of [{ industry: 'Retail' }, { supportAccess: true }])
    expect(code(await support.put(`/api/rest/org/${theirs.id}`, body))).toEqual([
      403,
      'closed-to-support',
    ]);
});

test('an account that ends soon, and one that has little room left, is told so; what presses most comes first', async () => {
  const small = await server.given.organisation({ tier: 'starter' });
  const boss = await server.given.member(small, { role: 'ADMIN' });
  const seen = async () => (await server.as(boss).get('/api/org/current')).json().org;
  expect(await seen()).toMatchObject({ openRoles: 0, openRoleCap: 1, OrgNotifications: [] });
  await server.given.openJob(boss);
  const ends = new Date(Date.now() + 5 * 86_400_000);
  await server.given.owner.query('update core.organisation set expires_at = $2 where org_id = $1', [
    small.id,
    ends,
  ]);
  expect(await seen()).toMatchObject({
    openRoles: 1,
    expiresAt: ends.toISOString(),
    OrgNotifications: [
      { type: 'account-expiring', expiresAt: ends.toISOString() },
      { type: 'approaching-role-cap', expiresAt: null },
    ],
  });
});

test('new roles keep names sealed, unless the organisation has decided otherwise', async () => {
  const free = await server.given.organisation();
  const boss = await server.given.member(free, { role: 'ADMIN' });
  const start = async (title: string) => {
    const { id } = (await server.as(boss).post('/dashboard-old/role/new', { title })).json();
    const { rows } = await server.given.owner.query('select sealed from core.job where id = $1', [
      id,
    ]);
    return rows[0].sealed;
  };
  expect(await start('Baker')).toBe(true);
  await server.as(boss).put(`/api/rest/org/${free.id}`, { sealedDefault: false });
  expect(await start('Cook')).toBe(false);
});
