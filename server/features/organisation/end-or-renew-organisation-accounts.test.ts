import { afterEach, expect, test } from 'vitest';
import { beginTestApplication } from '../../test/test-candidate-client.ts';
import { visiblePageText } from '../../test/visible-page-text.ts';
import type { PlantedOrganisation } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { eraseTestApplication } from '../../test/random-hiring-activity-and-figures-requests.ts';
import { endOrRenewOrganisationAccounts } from './end-or-renew-organisation-accounts.ts';

const server = startTestServer();
const DAY_MS = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);

afterEach(() => server.setNow(null));

async function employer(terms: { endsAt: Date | null; renews?: boolean }) {
  const { given } = server;
  const org = await given.organisation();
  const admin = await given.member(org, { role: 'ADMIN' });
  await given.owner.query(
    'update core.organisation set expires_at = $2, auto_renews = $3 where org_id = $1',
    [org.id, terms.endsAt, terms.renews ?? false],
  );
  return { org, admin };
}

async function standing(org: PlantedOrganisation) {
  const { rows } = await server.given.owner.query(
    'select deactivated_at as "endedAt", expires_at as "endsAt" from core.organisation where org_id = $1',
    [org.id],
  );
  return rows[0];
}

test('an account is ended once its end has come, not before, and says so at the next call of an open page', async () => {
  const endsAt = inDays(2);
  const { org, admin } = await employer({ endsAt });
  await endOrRenewOrganisationAccounts(server.services);
  expect((await server.as(admin).get('/api/user/current')).statusCode).toBe(200);
  server.setNow(new Date(endsAt.getTime() + 1));
  await endOrRenewOrganisationAccounts(server.services);
  await endOrRenewOrganisationAccounts(server.services);
  const reply = await server.as(admin).get('/api/user/current');
  expect([reply.statusCode, reply.json().code]).toEqual([401, 'org-expired']);
  expect((await server.as(admin).get('/api/logged-in')).json().orgDeactivated).toBe(true);
  expect(await standing(org)).toEqual({ endedAt: endsAt, endsAt });
  const { rows } = await server.given.owner.query(
    `select kind, actor_kind from audit.entry where org_id = $1 and kind like 'account-%'`,
    [org.id],
  );
  expect(rows).toEqual([{ kind: 'account-ended', actor_kind: 'system' }]);
});

test('an account that renews itself goes on for whole years, and one without an end for ever', async () => {
  const renewing = await employer({ endsAt: new Date('2026-03-01T12:00:00Z'), renews: true });
  const endless = await employer({ endsAt: null });
  server.setNow(new Date('2028-05-01T00:00:00Z'));
  await endOrRenewOrganisationAccounts(server.services);
  expect(await standing(renewing.org)).toEqual({
    endedAt: null,
    endsAt: new Date('2029-03-01T12:00:00Z'),
  });
  expect(await standing(endless.org)).toEqual({ endedAt: null, endsAt: null });
});

test('whoever runs the installation is never locked out by the end of an account', async () => {
  const operator = await server.given.operator();
  await server.given.owner.query(
    `update core.organisation set expires_at = now() - interval '1 day' where org_id = $1`,
    [operator.orgId],
  );
  await endOrRenewOrganisationAccounts(server.services);
  expect((await server.as(operator).get('/api/user/current')).statusCode).toBe(200);
});

test('an ended account comes back with a later end, and not before', async () => {
  const { given } = server;
  const operator = await given.operator();
  const session = await given.sessionOf(operator);
  await given.owner.query('update auth.login set totp_confirmed_at = now() where email = $1', [
    operator.email,
  ]);
  const { org, admin } = await employer({ endsAt: inDays(-1) });
  await endOrRenewOrganisationAccounts(server.services);
  const at = `/api/operator/organisations/${org.id}`;
  const refused = await server.as(session).put(`${at}/active`, { active: true });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'account-ended']);
  const terms = { tier: 'pro', features: [], expiresAt: inDays(30), autoRenews: false };
  expect((await server.as(session).put(`${at}/terms`, terms)).statusCode).toBe(200);
  expect((await server.as(session).put(`${at}/active`, { active: true })).statusCode).toBe(200);
  await endOrRenewOrganisationAccounts(server.services);
  expect((await server.as(admin).get('/api/user/current')).statusCode).toBe(200);
});

test('with an account its job pages close, with words; who has applied can still look and withdraw', async () => {
  const { given } = server;
  const { org, admin } = await employer({ endsAt: null });
  const job = await given.openJob(admin);
  const candidate = await beginTestApplication(server, job);
  await candidate.post('about-you/skip');
  await candidate.post('check', { honest: 'yes' });
  const page = () => server.running.app.inject(`/apply/${job.hash}`);
  expect((await page()).body).not.toContain('has closed');
  await given.owner.query(
    `update core.organisation set expires_at = now() - interval '2 hours' where org_id = $1`,
    [org.id],
  );
  await endOrRenewOrganisationAccounts(server.services);
  expect(visiblePageText(await page())).toContain('closed');
  expect((await beginTestApplication(server, job)).id).toBe(0);
  expect((await candidate.get('status')).statusCode).toBe(200);
  expect((await candidate.post('withdraw')).statusCode).toBe(303);
  expect(visiblePageText(await candidate.get('status'))).toContain('You have withdrawn');
});

test('whoever has applied is forgotten after the account has ended and whoever ran the role has left, as before', async () => {
  const { given } = server;
  const { org, admin } = await employer({ endsAt: null });
  const job = await given.openJob(admin);
  await given.question(job);
  const candidate = await beginTestApplication(server, job);
  await candidate.post('about-you', { gender: 'gender.woman' });
  await candidate.post('question/1', { text: 'A word nobody else writes.', version: '0' });
  await candidate.post('check', { honest: 'yes' });
  await given.owner.query(
    `update core.organisation set expires_at = now() - interval '2 hours' where org_id = $1`,
    [org.id],
  );
  await given.owner.query('update core.member set deactivated_at = now() where id = $1', [
    admin.id,
  ]);
  await endOrRenewOrganisationAccounts(server.services);
  const left = async (table: string) => {
    const { rows } = await given.owner.query<{ n: number }>(
      `select count(*)::int as n from ${table} where org_id = $1`,
      [org.id],
    );
    return rows[0]?.n;
  };

  expect(await left('eo.response')).toBe(1);
  expect((await candidate.post('about-you/erase')).statusCode).toBe(303);
  expect([await left('eo.response'), await left('eo.link')]).toEqual([0, 0]);

  expect([await left('pii.candidate'), await left('core.answer')]).toEqual([1, 1]);
  await eraseTestApplication(server, { orgId: org.id, admin, id: candidate.id });
  expect([await left('pii.candidate'), await left('core.answer')]).toEqual([0, 0]);
  expect((await candidate.get('status')).statusCode).toBe(410);
});
