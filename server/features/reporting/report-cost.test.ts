import { beforeAll, expect, test } from 'vitest';
import {
  type StatementWithRowsAndPagesRead,
  explainStatementsDuringWork,
} from '../../test/explain-statements.ts';
import type { PlantedMember } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { publishDueDemographicsOfOrganisation } from '../disclosure/publish-due-demographics.ts';
import { refreshRollupsBeforeReading } from '../figures/refresh-rollups-of-one-or-all-organisations.ts';

const server = startTestServer();
const HIRED = 20;
const SMALL = 1000;
const LARGE = 5000;
const HALF_A_YEAR = 'from=2026-01-01&until=2026-06-30';
const keyNumbers = ['/api/org/stats', '/api/org/hired-stats', '/api/org/rejected-stats'];
const wholePage = [
  ...keyNumbers,
  '/api/org/drop-off',
  '/api/org/drop-off?excludeQuickApply=true',
  '/api/org/referrer-breakdown',
  '/api/recent-feedback?size=20&type=post-apply',
  '/api/org/adverse-impact',
];
let small: PlantedMember;
let large: PlantedMember;

beforeAll(async () => {
  server.setNow(new Date('2026-08-02T12:00:00Z'));
  small = await employer(SMALL);
  large = await employer(LARGE);
  await server.given.owner.query('vacuum analyze');
});

/** So many applications to four roles, evenly over half a year; as many hires in each organisation, and published. */
async function employer(applications: number): Promise<PlantedMember> {
  const { given, services } = server;
  const org = await given.organisation();
  await given.feature(org, 'global-reporting');
  const admin = await given.member(org, { role: 'ADMIN' });
  const jobs = [];
  for (const [team, grade] of [
    ['Ovens', 'Junior'],
    ['Ovens', 'Senior'],
    ['Shop', 'Junior'],
    ['Shop', 'Senior'],
  ] as const)
    jobs.push(await given.job(admin, { team, grade, publishedAt: new Date('2026-01-01') }));
  await given.owner.query(
    `insert into core.application (org_id, job_id, public_ref, state, started_at, form_answered_at, submitted_at, hired_at, rejected_at, rejected_by)
     select $1, ($2::bigint[])[1 + n % 4], 'AA-' || 1000 + n, case when n < ${HIRED} then 'hired' else 'rejected' end, at, at, at,
       case when n < ${HIRED} then at + interval '5 days' end, case when n >= ${HIRED} then at + interval '3 days' end, $3
     from generate_series(0, $4 - 1) n, lateral (select timestamptz '2026-01-02T12:00:00Z' + n % 170 * interval '1 day' as at) started`,
    [org.id, jobs.map(({ id }) => id), admin.id, applications],
  );
  await refreshRollupsBeforeReading(services, org.id);
  // Everybody has told something of everything that is asked.
  await given.owner.query(
    `update eo.application_fact set demo = decode(repeat('0' || 1 + get_byte(link, 0) % 3, 11), 'hex') where org_id = $1`,
    [org.id],
  );
  await publishDueDemographicsOfOrganisation(services, org.id);
  return admin;
}

async function readBy(
  member: PlantedMember,
  paths: readonly string[],
): Promise<StatementWithRowsAndPagesRead[]> {
  return explainStatementsDuringWork(server.services, async () => {
    for (const path of paths) {
      const isPublished = path.includes('adverse');
      const query = isPublished ? '' : `${path.includes('?') ? '&' : '?'}${HALF_A_YEAR}`;
      const reply = await server.as(member).get(path + query);
      expect(reply.statusCode, path).toBe(200);
    }
  });
}

function rowsOf(read: readonly StatementWithRowsAndPagesRead[], table: string): number {
  return read.reduce((sum, { rows }) => sum + (rows[table] ?? 0), 0);
}

test('the figures that are measured are there', async () => {
  const reply = await server.as(large).get(`/api/org/drop-off?${HALF_A_YEAR}`);
  const { demographicsByStep, coverage } = reply.json();
  expect(demographicsByStep[1]).toMatchObject({ step: 'submit', runningTotal: LARGE });
  expect(coverage).toMatchObject({ from: '2026-01-01', until: '2026-06-30' });
  expect(Object.keys(demographicsByStep[1].grades.all)).not.toEqual([]);
});

test.each([
  ['few', SMALL, () => small],
  ['many', LARGE, () => large],
])(
  'key numbers of %s applications (%i) look at those who were hired, and at no other',
  async (_, __, member) => {
    const read = await readBy(member(), keyNumbers);
    expect(rowsOf(read, 'application')).toBeLessThanOrEqual(keyNumbers.length * HIRED);
    expect(rowsOf(read, 'application_fact')).toBeLessThanOrEqual(keyNumbers.length * HIRED);
  },
);

test('the whole report reads as much for five times as many applications', async () => {
  // What only the first reader pays, as for the catalogue of tables, would hide what the others do.
  for (const member of [small, large]) await readBy(member, wholePage);
  const [few, many] = [await readBy(small, wholePage), await readBy(large, wholePage)];
  const pages = (read: readonly StatementWithRowsAndPagesRead[]) =>
    read.reduce((sum, each) => sum + each.pages, 0);
  expect(few.length).toBeGreaterThan(wholePage.length);
  expect(many.length).toBe(few.length);
  // Table by table: in a sum of all of them one that grows is lost.
  const tables = new Set(many.flatMap(({ rows }) => Object.keys(rows)));
  const grown = [...tables].filter((table) => rowsOf(many, table) > rowsOf(few, table) * 1.2);
  expect(grown).toEqual([]);
  expect(pages(many)).toBeLessThan(pages(few) * 1.3);
  for (const table of ['response', 'answer', 'review', 'candidate', 'application_identity'])
    expect([table, rowsOf(many, table)]).toEqual([table, 0]);
});
