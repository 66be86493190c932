import { beforeAll, expect, test } from 'vitest';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
const code = (reply: { statusCode: number; json: () => { code?: string } }) => [
  reply.statusCode,
  reply.json().code,
];
let admin: PlantedMember;
let member: PlantedMember;
let colleague: PlantedMember;
beforeAll(async () => {
  const org = await server.given.organisation();
  admin = await server.given.member(org, { role: 'ADMIN' });
  member = await server.given.member(org);
  colleague = await server.given.member(org);
});
const change = (by: PlantedMember, whom: PlantedMember, body: object) =>
  server.as(by).put(`/api/rest/user/${whom.id}`, body);

test('a person changes their names, job title and preferences, by either address', async () => {
  await change(member, member, { firstName: ' Ada ', jobTitle: 'Head baker' });
  await server.as(member).post(`/api/user/${member.id}`, {
    lastName: 'Okafor',
    prefs: { shortcuts: false },
  });
  expect((await server.as(member).get('/api/user/current')).json().user).toMatchObject({
    firstName: 'Ada',
    lastName: 'Okafor',
    jobTitle: 'Head baker',
    prefs: { shortcuts: false },
  });
});

test('a person may not make themselves an admin, nor lift two-factor', async () => {
  for (const field of ['role', 'totpRequired']) {
    const reply = await change(member, member, { [field]: field === 'role' ? 'ADMIN' : false });
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]]);
  }
});

test('a person changes nobody else; an admin does, but for preferences', async () => {
  expect(code(await change(member, colleague, { firstName: 'Eve' }))).toEqual([403, 'not-allowed']);
  expect((await change(admin, colleague, { firstName: 'Eva' })).statusCode).toBe(200);
  const reply = await change(admin, colleague, { prefs: { shortcuts: false } });
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['prefs']]);
});

test('an admin asks for two-factor, and a log-in without it is made to set it up', async () => {
  expect((await change(admin, colleague, { totpRequired: true })).statusCode).toBe(200);
  const { rows } = await server.given.owner.query('select totp_required from auth.find_login($1)', [
    colleague.email,
  ]);
  expect(rows).toEqual([{ totp_required: true }]);
});

test('role and two-factor ask for the password again when it was given long ago; names do not', async () => {
  const careful = await server.given.member({ id: admin.orgId }, { role: 'ADMIN' });
  await server.given.owner.query(
    `update auth.session s set confirmed_at = now() - interval '11 minutes' from auth.login l where l.id = s.login_id and l.email = $1`,
    [careful.email],
  );
  for (const body of [{ role: 'ADMIN' }, { totpRequired: true }])
    expect(code(await change(careful, colleague, body))).toEqual([403, 'confirm-first']);
  expect((await change(careful, colleague, { firstName: 'Eva' })).statusCode).toBe(200);
});

test('names that are empty or hold what cannot be shown are refused beside their field', async () => {
  for (const firstName of ['', '  ', 'a\u202eb', 'x'.repeat(101)]) {
    const reply = await change(member, member, { firstName });
    expect([firstName, reply.statusCode, Object.keys(reply.json().fields ?? {})]).toEqual([
      firstName,
      422,
      ['firstName'],
    ]);
  }
});
