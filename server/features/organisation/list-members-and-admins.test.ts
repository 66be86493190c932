import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();

test('the list tells of each person what an admin needs to know', async () => {
  const org = await server.given.organisation();
  const admin = await server.given.member(org, {
    role: 'ADMIN',
    firstName: 'Ada',
    lastName: 'Åkesson',
  });
  const job = await server.given.openJob(admin);
  const invited = await server.given.member(org, { firstName: 'Ben', lastName: 'Zola' });
  await server.given.part(job, invited);
  await server.given.owner.query(
    'delete from auth.session s using auth.login l where l.id = s.login_id and l.email = $1',
    [invited.email],
  );
  const gone = await server.given.member(org, { firstName: 'Cy', lastName: 'Adams' });
  await server.given.owner.query('update core.member set deactivated_at = now() where id = $1', [
    gone.id,
  ]);
  await server.given.owner.query(
    'update auth.login set totp_confirmed_at = now() where email = $1',
    [admin.email],
  );
  const reply = await server.as(admin).get(`/api/org/${org.id}/users`);
  const { people, counts, total } = reply.json();
  expect({ counts, total }).toEqual({
    counts: { all: 3, admins: 1, invited: 1, deactivated: 1 },
    total: 3,
  });
  expect(people).toMatchObject([
    { firstName: 'Ada', state: 'active', jobRoles: 1, hasTwoFactor: true, isYou: true },
    { firstName: 'Ben', state: 'invited', jobRoles: 1, hasTwoFactor: false },
    { firstName: 'Cy', state: 'deactivated', may: { reactivate: true, deactivate: false } },
  ]);
});

test('people are found by any part of name and address, a page at a time', async () => {
  const org = await server.given.organisation();
  const admin = await server.given.member(org, {
    role: 'ADMIN',
    firstName: 'Ada',
    lastName: 'One',
  });
  for (let n = 0; n < 30; n += 1)
    await server.given.member(org, { firstName: 'Ben', lastName: `Two${n}` });
  const list = async (query: string) =>
    (await server.as(admin).get(`/api/org/${org.id}/users${query}`)).json();
  expect(await list('')).toMatchObject({ total: 31, pages: 2 });
  expect((await list('?page=2')).people).toHaveLength(6);
  expect(await list('?search=two7%20BEN')).toMatchObject({ total: 1 });
  expect(await list(`?search=${encodeURIComponent(admin.email)}`)).toMatchObject({ total: 1 });
  expect(await list('?search=100%25_')).toMatchObject({ total: 0, pages: 1 });
  expect((await list('?filter=admins')).people).toMatchObject([{ firstName: 'Ada' }]);
  expect(await list('?filter=nonsense&page=zero')).toMatchObject({ total: 31 });
});

test('the admins are who has the role and is there', async () => {
  const org = await server.given.organisation();
  const admin = await server.given.member(org, { role: 'ADMIN' });
  const gone = await server.given.member(org, { role: 'ADMIN' });
  await server.given.owner.query('update core.member set deactivated_at = now() where id = $1', [
    gone.id,
  ]);
  const reply = await server.as(admin).get(`/api/org/${org.id}/admins`);
  expect(reply.json().admins.map(({ id }: { id: number }) => id)).toEqual([admin.id]);
});
