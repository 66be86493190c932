import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
const REASON = 'They asked why the builder shows no preview.';

let operator: PlantedMember;
beforeAll(async () => {
  operator = await server.given.operator();
});

const cookieOf = (reply: LightMyRequestResponse) =>
  reply.cookies.find(({ name }) => name === 'sid')?.value ?? '';
const message = (reply: LightMyRequestResponse) => [reply.statusCode, reply.json().code];

/** A fresh session of the operator: looking through somebody's eyes ends the one it began with. */
async function freshOperator(): Promise<PlantedMember> {
  operator = await server.given.operator();
  return operator;
}

function look(
  as: { session: string },
  member: { id: number; orgId: number },
  reason: unknown = REASON,
) {
  return server.as(as).post(`/api/operator/organisations/${member.orgId}/impersonate`, {
    memberId: member.id,
    reason,
  });
}

async function supported(role = 'ADMIN') {
  const member = await server.given.member(await server.given.organisation(), { role });
  const reply = await look(await freshOperator(), member);
  expect(reply.statusCode).toBe(200);
  return { member, session: cookieOf(reply), reply };
}

async function trailOf(orgId: number) {
  const { rows } = await server.given.owner.query<{
    kind: string;
    actor_kind: string;
    actor_id: number;
    subject: string | null;
    details: Record<string, unknown>;
  }>(
    'select kind, actor_kind, actor_id, subject, details from audit.entry where org_id = $1 order by id',
    [orgId],
  );
  return rows;
}

test('an operator goes on as the member, in a new session, and the old one is dead', async () => {
  const { member, session, reply } = await supported();
  expect(session).toMatch(/^[\w-]{43}$/);
  expect(session).not.toBe(operator.session);
  expect(reply.json()).toEqual({ csrfToken: expect.any(String) });
  const { user } = (await server.as({ session }).get('/api/user/current')).json();
  expect(user).toMatchObject({
    id: member.id,
    inImpersonatedAccount: true,
    may: { operate: false },
  });
  expect((await server.as(operator).get('/api/user/current')).statusCode).toBe(401);
  const visit = (await server.as({ session }).get('/api/impersonation')).json();
  expect(visit).toMatchObject({ operator: operator.email, reason: REASON });
  expect(Date.parse(visit.endsAt) - Date.now()).toBeGreaterThan(59 * 60_000);
  expect(Date.parse(visit.endsAt) - Date.now()).toBeLessThanOrEqual(60 * 60_000);
});

test('going back needs the header and ends it: the operator is themselves again, in another new session', async () => {
  const { member, session } = await supported();
  const bare = await server.running.app.inject({
    url: '/admin/auth-as/reset',
    headers: { cookie: `sid=${session}` },
  });
  expect(message(bare)).toEqual([403, 'stale-token']);
  const foreign = await server
    .as({ session })
    .get('/admin/auth-as/reset', { 'sec-fetch-site': 'cross-site' });
  expect(message(foreign)).toEqual([403, 'stale-token']);
  const reply = await server.as({ session }).get('/admin/auth-as/reset');
  expect(reply.statusCode).toBe(200);
  const back = cookieOf(reply);
  expect([session, operator.session]).not.toContain(back);
  const { user } = (await server.as({ session: back }).get('/api/user/current')).json();
  expect(user).toMatchObject({
    id: operator.id,
    inImpersonatedAccount: false,
    may: { operate: true },
  });
  expect((await server.as({ session }).get('/api/user/current')).statusCode).toBe(401);
  expect(message(await server.as({ session: back }).get('/admin/auth-as/reset'))).toEqual([
    404,
    'not-found',
  ]);
  expect((await trailOf(member.orgId)).map(({ kind }) => kind)).toEqual([
    'impersonation-started',
    'impersonation-ended',
  ]);
});

test.each([
  ['no reason', ''],
  ['nine characters', 'too short'],
  ['spaces', ' '.repeat(20)],
  ['501 characters', 'x'.repeat(501)],
  ['null', null],
])('%s is no reason', async (_, reason) => {
  const member = await server.given.member(await server.given.organisation());
  expect(message(await look(await freshOperator(), member, reason))).toEqual([422, 'bad-input']);
  expect((await server.as(operator).get('/api/user/current')).statusCode).toBe(200);
});

test('a password that was given longer ago than ten minutes is asked for again', async () => {
  const member = await server.given.member(await server.given.organisation());
  const stale = await freshOperator();
  await server.given.owner.query(
    `update auth.session s set confirmed_at = now() - interval '11 minutes' from auth.login l
     where l.id = s.login_id and l.email = $1`,
    [stale.email],
  );
  expect(message(await look(stale, member))).toEqual([403, 'confirm-first']);
});

test('whose eyes cannot be looked through, and what is said then', async () => {
  const { given } = server;
  const other = await given.operator();
  const gone = await given.member(await given.organisation());
  const shut = await given.member(await given.organisation());
  const closed = await given.member(await given.organisation());
  await given.owner.query('update core.member set deactivated_at = now() where id = $1', [gone.id]);
  await given.owner.query('update core.organisation set support_access = false where org_id = $1', [
    shut.orgId,
  ]);
  await given.owner.query('update core.organisation set deactivated_at = now() where org_id = $1', [
    closed.orgId,
  ]);
  await freshOperator();
  for (const [whose, answer] of [
    [other, [409, 'other-operator']],
    [operator, [409, 'other-operator']],
    [gone, [404, 'not-found']],
    [closed, [404, 'not-found']],
    [{ id: gone.id, orgId: shut.orgId }, [404, 'not-found']],
    [shut, [409, 'support-off']],
  ] as const) {
    const reply = await look(operator, whose);
    expect(message(reply)).toEqual(answer);
    // A refusal does not log the operator out.
    expect(reply.cookies).toEqual([]);
  }
  expect(await trailOf(shut.orgId)).toEqual([]);
});

test('nobody looks through somebody’s eyes while looking through somebody’s eyes', async () => {
  const { session } = await supported();
  const another = await server.given.member(await server.given.organisation());
  expect(message(await look({ session }, another))).toEqual([404, 'not-found']);
  expect((await server.as({ session }).get('/api/operator/organisations')).statusCode).toBe(404);
});

test('it ends after sixty minutes, and the way back still works', async () => {
  const { session } = await supported();
  await server.given.owner.query(
    `update auth.impersonation i set started_at = started_at - interval '60 minutes', ends_at = ends_at - interval '60 minutes'
     from auth.session s where s.impersonation_id = i.id and i.id = (select max(id) from auth.impersonation)`,
  );
  expect((await server.as({ session }).get('/api/user/current')).statusCode).toBe(401);
  const reply = await server.as({ session }).get('/admin/auth-as/reset');
  expect(reply.statusCode).toBe(200);
  const me = await server.as({ session: cookieOf(reply) }).get('/api/user/current');
  expect(me.json().user.id).toBe(operator.id);
});

test('the database keeps no impersonation of more than an hour', async () => {
  const { session } = await supported();
  expect(session).not.toBe('');
  await expect(
    server.given.owner.query(
      `update auth.impersonation set ends_at = started_at + interval '61 minutes'`,
    ),
  ).rejects.toMatchObject({ code: '23514' });
});

test('support access that is switched off ends it at once', async () => {
  const { member, session } = await supported();
  await server.given.owner.query(
    'update core.organisation set support_access = false where org_id = $1',
    [member.orgId],
  );
  expect((await server.as({ session }).get('/api/user/current')).statusCode).toBe(401);
});

test('whoever is no operator any more, or left long ago, is not let back in', async () => {
  const first = await supported();
  await server.given.owner.query('select auth.set_operator($1, false)', [operator.email]);
  expect((await server.as(first).get('/api/user/current')).statusCode).toBe(401);
  const reply = await server.as(first).get('/admin/auth-as/reset');
  expect((await server.as({ session: cookieOf(reply) }).get('/api/user/current')).statusCode).toBe(
    401,
  );
  const second = await supported();
  await server.given.owner.query(
    `update auth.impersonation set operator_began_at = now() - interval '12 hours 1 second' where id = (select max(id) from auth.impersonation)`,
  );
  const late = await server.as(second).get('/admin/auth-as/reset');
  expect((await server.as({ session: cookieOf(late) }).get('/api/user/current')).statusCode).toBe(
    401,
  );
});

test('every request is in the trail of the organisation with both ids, what was read and what was refused', async () => {
  const { member, session } = await supported();
  const job = await server.given.openJob(member);
  await server.as({ session }).get('/job/list-es');
  await server.as({ session }).post(`/dashboard-old/role/${job.id}/archive-open`);
  await server.as({ session }).post('/api/audit/export', {});
  const [started, ...rest] = await trailOf(member.orgId);
  const { rows } = await server.given.owner.query<{ id: number; login: number }>(
    'select i.id, i.operator_login_id as login from auth.impersonation i where i.org_id = $1',
    [member.orgId],
  );
  const both = { impersonation: rows[0]?.id, operator: rows[0]?.login };
  expect(started).toMatchObject({
    kind: 'impersonation-started',
    actor_kind: 'operator',
    actor_id: both.operator,
    subject: `member ${member.id}`,
    details: both,
  });
  const archiving = { call: 'POST /dashboard-old/role/{id}/archive-open', id: job.id };
  expect(rest).toEqual(
    [
      { kind: 'support-asked', details: { call: 'GET /job/list-es' } },
      { kind: 'support-refused', details: { ...archiving, code: 'closed-to-support' } },
      {
        kind: 'support-refused',
        details: { call: 'POST /api/audit/export', code: 'closed-to-support' },
      },
    ].map((entry) => ({
      actor_kind: 'member',
      actor_id: member.id,
      subject: null,
      ...entry,
      details: { ...entry.details, ...both },
    })),
  );
});

test('what cannot be written into the trail is not answered', async () => {
  const { session } = await supported();
  const { owner } = server.given;
  await owner.query(
    `create or replace function core.fail() returns trigger language plpgsql as $$ begin raise exception 'planted'; end $$;
     create trigger planted after insert on audit.entry for each row when (new.kind = 'support-asked') execute function core.fail()`,
  );
  const reply = await server.as({ session }).get('/job/list-es');
  await owner.query('drop trigger planted on audit.entry');
  expect([reply.statusCode, reply.json().code]).toEqual([500, 'broken']);
});

test('names stay sealed to support, in every table and on every screen, even where they were opened', async () => {
  const { given } = server;
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const job = await given.openJob(admin);
  const application = await given.application(job);
  await given.owner.query(
    'update pii.application_identity set opened_at = now() where org_id = $1',
    [admin.orgId],
  );
  const at = `/api/manage/${job.id}/candidates/${application.id}`;
  expect((await server.as(admin).get(at)).body).toContain(application.email);
  const session = cookieOf(await look(await freshOperator(), admin));
  for (const url of [at, `/api/manage/${job.id}/candidates`, `/api/manage/${job.id}/leaderboard`]) {
    const reply = await server.as({ session }).get(url);
    expect([url, reply.statusCode]).toEqual([url, 200]);
    expect(reply.body).not.toContain(application.email);
  }
});
