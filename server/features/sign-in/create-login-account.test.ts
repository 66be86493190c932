import { expect, test } from 'vitest';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { createLoginAccount } from './create-login-account.ts';
import { signInPeriodicTasks } from './background-tasks.ts';

const server = startTestServer();

async function memberWithoutLogin(orgId: number, email: string): Promise<number> {
  const { rows } = await server.given.owner.query<{ id: number }>(
    `insert into core.member (org_id, first_name, last_name, email) values ($1, 'Some', 'Body', $2) returning id`,
    [orgId, email],
  );
  return rows[0]?.id ?? 0;
}

const open = (orgId: number, login: { email: string; memberId: number }) =>
  runTransactionByDoor(
    { services: server.services, door: 'staff', actor: { orgId, actorId: null } },
    (db) => createLoginAccount({ db, services: server.services }, login),
  );

test('an address has one log-in, in whatever organisation and however it is written', async () => {
  const [one, other] = [await server.given.organisation(), await server.given.organisation()];
  const email = `only-once-${one.id}@example.com`;
  const [memberId, theirs] = [
    await memberWithoutLogin(one.id, email),
    await memberWithoutLogin(other.id, email),
  ];
  expect(await open(one.id, { email: ` ${email.toUpperCase()} `, memberId })).toBe('created');
  expect(await open(one.id, { email, memberId })).toBe('taken');
  expect(await open(other.id, { email, memberId: theirs })).toBe('taken');
});

test('another organisation’s member gets no log-in', async () => {
  const [one, other] = [await server.given.organisation(), await server.given.organisation()];
  const email = `stranger-${one.id}@example.com`;
  const memberId = await memberWithoutLogin(one.id, email);
  await expect(open(other.id, { email, memberId })).rejects.toMatchObject({ code: '23503' });
});

test('failures older than a day, and log-ins that were left half done, are forgotten', async () => {
  const member = await server.given.member(await server.given.organisation());
  await server.given.owner.query(
    `insert into auth.throttle (key, failures, last_at) values ('account old', 3, now() - interval '25 hours'), ('account new', 3, now())`,
  );
  await server.given.owner.query(
    `insert into auth.pending (token_hash, login_id, created_at) select sha256('x'), id, now() - interval '11 minutes' from auth.login where email = $1`,
    [member.email],
  );
  await signInPeriodicTasks['tidy-sign-in'].work(server.services);
  const { rows } = await server.given.owner.query(
    `select key from auth.throttle where key like 'account %' union all select 'pending' from auth.pending`,
  );
  expect(rows).toEqual([{ key: 'account new' }]);
});
