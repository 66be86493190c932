import type { OperatorOrganisation } from '@evenhand/contract/operator/operator-endpoints-types-and-limits.ts';
import type { LightMyRequestResponse } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { openSecondServer, startTestServer } from '../../test/start-test-server.ts';

const server = startTestServer();
const PAGE = 25;

let operator: PlantedMember;
beforeAll(async () => {
  operator = await server.given.operator();
});

const message = (reply: LightMyRequestResponse) => [reply.statusCode, reply.json().code];
const terms = { tier: 'growth', features: ['quick-apply'], expiresAt: null, autoRenews: false };

async function list(
  query: string,
): Promise<{ organisations: OperatorOrganisation[]; total: number; pages: number }> {
  return (await server.as(operator).get(`/api/operator/organisations?${query}`)).json();
}

test('lists organisations with how many work there and how many roles are open, the newest first', async () => {
  const org = await server.given.organisation({ name: 'Quarry & Sons', tier: 'starter' });
  const admin = await server.given.member(org, { role: 'ADMIN' });
  const gone = await server.given.member(org);
  await server.given.owner.query('update core.member set deactivated_at = now() where id = $1', [
    gone.id,
  ]);
  await server.given.openJob(admin);
  await server.given.job(admin);
  await server.given.organisation({ name: 'Quarry of old' });
  const { organisations, total, pages } = await list('search=qUARRY');
  expect(organisations.map(({ name }) => name)).toEqual(['Quarry of old', 'Quarry & Sons']);
  expect(organisations[1]).toMatchObject({
    id: org.id,
    tier: 'starter',
    people: 1,
    openRoles: 1,
    deactivatedAt: null,
    move: null,
  });
  expect({ total, pages }).toEqual({ total: 2, pages: 1 });
  expect((await list('search=quarry&tier=starter')).total).toBe(1);
  expect((await list('search=quarry&state=deactivated')).total).toBe(0);
  expect((await list(`search=${encodeURIComponent('%')}`)).total).toBe(0);
});

test('one on its way to another cell says where to and since when; one that has come or gone says nothing', async () => {
  const states = ['leaving', 'arrived'];
  for (const state of states) {
    const { id } = await server.given.organisation({ name: `Ferry ${state}` });
    await server.given.owner.query(
      `insert into auth.organisation_move (org_id, cell, state, changed_at) values ($1, 'b', $2, '2026-03-02T10:00:00Z')`,
      [id, state],
    );
  }
  const { organisations } = await list('search=ferry');
  expect(organisations.map(({ name, move }) => [name, move])).toEqual([
    ['Ferry arrived', null],
    ['Ferry leaving', { cell: 'b', since: '2026-03-02T10:00:00.000Z' }],
  ]);
});

test('pages by twenty-five', async () => {
  for (let n = 0; n < PAGE + 1; n += 1) await server.given.organisation({ name: `Paged ${n}` });
  const [one, two] = [await list('search=paged'), await list('search=paged&page=2')];
  expect([one.organisations.length, two.organisations.length, one.pages]).toEqual([PAGE, 1, 2]);
});

test('shows the people of one organisation and nothing of its candidates', async () => {
  const mine = await server.given.furnishedOrganisation();
  const reply = await server.as(operator).get(`/api/operator/organisations/${mine.id}`);
  expect(reply.json().people).toEqual([
    {
      id: mine.member.id,
      name: 'Some Body',
      email: mine.member.email,
      role: 'ADMIN',
      deactivated: false,
      operator: false,
      invited: true,
      twoFactor: false,
      mayResetTwoFactor: false,
    },
  ]);
  expect(reply.body).not.toContain(mine.application.email);
  expect(message(await server.as(operator).get('/api/operator/organisations/999999'))).toEqual([
    404,
    'not-found',
  ]);
});

test('tier, features and dates are set, say so in the organisation’s trail, and leave others alone', async () => {
  const [org, other] = [await server.given.organisation(), await server.given.organisation()];
  const expiresAt = '2027-01-31T00:00:00.000Z';
  const reply = await server
    .as(operator)
    .put(`/api/operator/organisations/${org.id}/terms`, { ...terms, expiresAt, autoRenews: true });
  expect(reply.json()).toMatchObject({
    id: org.id,
    tier: 'growth',
    features: ['quick-apply'],
    expiresAt,
    autoRenews: true,
  });
  const { rows } = await server.given.owner.query(
    'select tier, (select count(*)::int from audit.entry e where e.org_id = o.org_id) as entries from core.organisation o where org_id = $1',
    [other.id],
  );
  expect(rows).toEqual([{ tier: 'pro', entries: 0 }]);
  const admin = await server.given.member(org, { role: 'ADMIN' });
  const trail = (await server.as(admin).get('/api/audit')).json();
  expect(trail.entries[0]).toMatchObject({
    who: 'The operator',
    what: 'changed the plan: tier growth, features quick-apply, ends 2027-01-31, renews',
  });
  expect(
    message(await server.as(operator).put('/api/operator/organisations/999999/terms', terms)),
  ).toEqual([404, 'not-found']);
  expect(
    message(
      await server
        .as(operator)
        .put(`/api/operator/organisations/${org.id}/terms`, { ...terms, tier: 'gold' }),
    ),
  ).toEqual([422, 'bad-input']);
});

test('nobody of a deactivated organisation gets in from the next request on, and all is there when it comes back', async () => {
  const member = await server.given.member(await server.given.organisation());
  const at = `/api/operator/organisations/${member.orgId}/active`;
  expect(
    (await server.as(operator).put(at, { active: false })).json().deactivatedAt,
  ).not.toBeNull();
  expect((await server.as(operator).put(at, { active: false })).statusCode).toBe(200);
  expect((await server.as(member).get('/api/user/current')).statusCode).toBe(401);
  expect((await server.as(member).get('/api/logged-in')).json().orgDeactivated).toBe(true);
  expect((await server.as(operator).put(at, { active: true })).json().deactivatedAt).toBeNull();
  expect((await server.as(member).get('/api/user/current')).statusCode).toBe(200);
  const { rows } = await server.given.owner.query<{ kind: string }>(
    'select kind from audit.entry where org_id = $1 order by id',
    [member.orgId],
  );
  expect(rows.map(({ kind }) => kind)).toEqual([
    'organisation-deactivated',
    'organisation-reactivated',
  ]);
});

test('what was asked for is switched on or declined once, and the organisation’s trail says so', async () => {
  const admin = await server.given.member(await server.given.organisation({ name: 'Asking Ltd' }), {
    role: 'ADMIN',
    firstName: 'Ada',
    lastName: 'Moreno',
  });
  const ask = async (feature: string) =>
    (
      await server.given.owner.query<{ id: number }>(
        'insert into core.feature_request (org_id, feature, member_id) values ($1, $2, $3) returning id',
        [admin.orgId, feature, admin.id],
      )
    ).rows[0]?.id;
  const [wanted, unwanted] = [await ask('global-reporting'), await ask('jobvite-import')];
  const open = async () =>
    (await server.as(operator).get('/api/operator/requests'))
      .json()
      .requests.filter(({ orgId }: { orgId: number }) => orgId === admin.orgId);
  expect(await open()).toMatchObject([
    { id: unwanted, organisation: 'Asking Ltd', title: 'Import from Jobvite' },
    { id: wanted, askedBy: 'Ada Moreno', feature: 'global-reporting', title: 'Global Reporting' },
  ]);
  const at = `/api/operator/organisations/${admin.orgId}/requests`;
  expect((await server.as(operator).put(`${at}/${wanted}`, { granted: true })).statusCode).toBe(
    204,
  );
  expect(message(await server.as(operator).put(`${at}/${wanted}`, { granted: false }))).toEqual([
    404,
    'not-found',
  ]);
  await server.as(operator).put(`${at}/${unwanted}`, { granted: false });
  expect(await open()).toEqual([]);
  const { user } = (await server.as(admin).get('/api/user/current')).json();
  expect(user.Org.features).toEqual(['global-reporting']);
  const trail = (await server.as(admin).get('/api/audit')).json();
  expect(trail.entries.map(({ what }: { what: string }) => what)).toEqual([
    'declined to switch the feature jobvite-import on',
    'switched the feature global-reporting on, as asked for',
  ]);
});

test('operators do not lock themselves out', async () => {
  const reply = await server
    .as(operator)
    .put(`/api/operator/organisations/${operator.orgId}/active`, { active: false });
  expect(message(reply)).toEqual([409, 'own-organisation']);
});

test('where passwords are not public, an operator needs two-factor log-in', async () => {
  const real = await openSecondServer(server, {
    config: { ...server.services.config, DEMO: false },
  });
  const ask = () =>
    real.app.inject({
      url: '/api/operator/organisations',
      headers: { cookie: `sid=${operator.session}` },
    });
  expect(message(await ask())).toEqual([403, 'two-factor-first']);
  await server.given.owner.query(
    'update auth.login set totp_confirmed_at = now() where email = $1',
    [operator.email],
  );
  expect((await ask()).statusCode).toBe(200);
});

test('a member stops being an operator with the next request', async () => {
  const former = await server.given.operator();
  expect((await server.as(former).get('/api/operator/organisations')).statusCode).toBe(200);
  await server.given.owner.query('select auth.set_operator($1, false)', [former.email]);
  expect((await server.as(former).get('/api/operator/organisations')).statusCode).toBe(404);
});
