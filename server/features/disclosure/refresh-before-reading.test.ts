import { expect, test } from 'vitest';
import { startTestServer } from '../../test/start-test-server.ts';
import { publishDueDemographicsOfOrganisation } from './publish-due-demographics.ts';
import {
  refreshRollupsOfAllOrganisations,
  refreshRollupsBeforeReading,
} from '../figures/refresh-rollups-of-one-or-all-organisations.ts';

const server = startTestServer();

/** An organisation with one candidate, of whom so many changes wait to be looked at. */
async function employer(changes: number) {
  const { given } = server;
  const org = await given.organisation();
  await given.feature(org, 'global-reporting');
  const admin = await given.member(org, { role: 'ADMIN' });
  const { id } = await given.application(await given.openJob(admin));
  await refreshRollupsBeforeReading(server.services, org.id);
  await given.owner.query(
    'insert into core.fact_queue (org_id, application_id) select $1, $2 from generate_series(1, $3::int)',
    [org.id, id, changes],
  );
  const waiting = async () =>
    (await given.owner.query('select from core.fact_queue where org_id = $1', [org.id])).rowCount;
  return { org, admin, waiting };
}

const REPORTS = [
  '/api/org/stats',
  '/api/org/hired-stats',
  '/api/org/rejected-stats',
  '/api/org/referrer-breakdown',
  '/api/org/drop-off',
  '/api/org/org-drop-off/csv',
  '/api/recent-feedback?type=post-apply&from=2026-01-01&until=2026-03-31',
];

test('while very many changes wait, as after an update, whoever asks is told so at once, and no half of a figure', async () => {
  const { org, admin, waiting } = await employer(20_001);
  for (const path of REPORTS) {
    const answer = await server.as(admin).get(path);
    expect([path, answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
      path,
      503,
      'figures-being-counted',
      '30',
    ]);
  }
  expect(await waiting()).toBe(20_001);
  await refreshRollupsOfAllOrganisations(server.services);
  expect(await waiting()).toBe(0);
  const stats = await server.as(admin).get('/api/org/stats');
  expect([stats.statusCode, stats.json().candidates]).toEqual([200, 1]);
  const { rowCount } = await server.given.owner.query(
    'select from eo.application_fact where org_id = $1',
    [org.id],
  );
  expect(rowCount).toBe(1);
});

test('what is published for good waits for all of them', async () => {
  const { org, waiting } = await employer(20_001);
  await publishDueDemographicsOfOrganisation(server.services, org.id);
  expect(await waiting()).toBe(0);
});

test('while somebody else is long at it, figures may lack a few changes, and never most of them', async () => {
  const [few, many] = await Promise.all([employer(1000), employer(1001)]);
  const holder = await server.given.owner.connect();
  try {
    await holder.query('begin');
    for (const { org } of [few, many])
      await holder.query(`select pg_advisory_xact_lock(hashtextextended('facts', $1))`, [org.id]);
    const ask = async ({ admin }: typeof few) =>
      (await server.as(admin).get('/api/org/stats')).json();
    const freezing = publishDueDemographicsOfOrganisation(server.services, few.org.id).catch(
      (error: unknown) => error,
    );
    const [told, refused, failed] = await Promise.all([ask(few), ask(many), freezing]);
    expect([told.candidates, refused.code]).toEqual([1, 'figures-being-counted']);
    // What is published for good is not published of such figures.
    expect(failed).toMatchObject({ code: '55P03' });
  } finally {
    await holder.query('rollback');
    holder.release();
  }
});
