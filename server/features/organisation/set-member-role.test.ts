import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
const code = (reply: { statusCode: number; json: () => { code?: string } }) => [
  reply.statusCode,
  reply.json().code,
];

async function twoAdmins() {
  const org = await server.given.organisation();
  const admin = await server.given.member(org, { role: 'ADMIN' });
  return { org, admin, other: await server.given.member(org, { role: 'ADMIN' }) };
}

/** Somebody who was invited and has not chosen a password yet. */
async function invitedAdmin(org: { id: number }) {
  const invited = await server.given.member(org, { role: 'ADMIN' });
  await server.given.owner.query(
    'delete from auth.session s using auth.login l where l.id = s.login_id and l.email = $1',
    [invited.email],
  );
  return invited;
}

test('what was granted counts from the next log-in on, and what was revoked from the next request on', async () => {
  const org = await server.given.organisation();
  const admin = await server.given.member(org, { role: 'ADMIN' });
  const colleague = await server.given.member(org);
  const set = (action: string) => server.as(admin).post(`/api/account/${colleague.id}/${action}`);
  expect((await server.as(colleague).get('/account/features')).statusCode).toBe(403);
  expect((await set('grant')).json()).toEqual({ role: 'ADMIN' });
  // No session from before does more than it could.
  expect((await server.as(colleague).get('/account/features')).statusCode).toBe(401);
  const { session } = await server.given.sessionOf(colleague);
  expect((await server.as({ session }).get('/account/features')).statusCode).toBe(200);
  expect((await set('revoke')).json()).toEqual({ role: 'MEMBER' });
  expect((await server.as({ session }).get('/account/features')).statusCode).toBe(403);
});

test('asking for what already is changes nothing', async () => {
  const { admin, other } = await twoAdmins();
  const reply = await server.as(admin).post(`/api/account/${other.id}/grant`);
  expect(reply.statusCode).toBe(200);
  expect((await server.as(other).get('/account/features')).statusCode).toBe(200);
});

test('the last admin stays one', async () => {
  const { admin, other } = await twoAdmins();
  expect((await server.as(admin).post(`/api/account/${other.id}/revoke`)).statusCode).toBe(200);
  expect(code(await server.as(admin).post(`/api/account/${admin.id}/revoke`))).toEqual([
    409,
    'last-admin',
  ]);
  const self = server.as(admin);
  expect(code(await self.put(`/api/rest/user/${admin.id}`, { role: 'MEMBER' }))).toEqual([
    409,
    'last-admin',
  ]);
});

test('an invited admin who never came is not counted: whoever is the only one that can log in stays admin', async () => {
  const org = await server.given.organisation();
  const admin = await server.given.member(org, { role: 'ADMIN' });
  const invited = await invitedAdmin(org);
  const self = server.as(admin);
  expect(code(await self.post(`/api/account/${admin.id}/revoke`))).toEqual([409, 'last-admin']);
  const { people } = (await self.get(`/api/org/${org.id}/users`)).json();
  const mayChange = (id: number) =>
    people.find((person: { id: number }) => person.id === id).may.changeRole;
  expect([mayChange(admin.id), mayChange(invited.id)]).toEqual([false, true]);
  expect((await self.post(`/api/account/${invited.id}/revoke`)).statusCode).toBe(200);
  expect((await self.post(`/api/account/${invited.id}/grant`)).statusCode).toBe(200);
  await server.given.owner.query("update auth.login set password_hash = 'x' where email = $1", [
    invited.email,
  ]);
  expect((await self.post(`/api/account/${admin.id}/revoke`)).statusCode).toBe(200);
});

test('of two admins who take the role from each other at once, one keeps it', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { org, admin, other } = await twoAdmins();
    await Promise.all([
      server.as(admin).post(`/api/account/${other.id}/revoke`),
      server.as(other).post(`/api/account/${admin.id}/revoke`),
      server.as(admin).post(`/api/account/${admin.id}/revoke`),
      server.as(other).post(`/api/account/users/${admin.id}/deactivate`),
    ]);
    const { rows } = await server.given.owner.query(
      `select id from core.member where org_id = $1 and role = 'ADMIN' and deactivated_at is null`,
      [org.id],
    );
    expect(rows.length).toBeGreaterThanOrEqual(1);
  }
});

test('an action that is none is not found', async () => {
  const { admin, other } = await twoAdmins();
  expect(code(await server.as(admin).post(`/api/account/${other.id}/promote`))).toEqual([
    404,
    'not-found',
  ]);
});
