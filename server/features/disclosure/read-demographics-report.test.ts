import { expect, test } from 'vitest';
import {
  repeatFigureFact,
  demographicsRequestTestData,
  type CandidateFigureFactToPlant,
  insertFigureFactRowsForTests,
} from '../../test/figure-fact-and-demographics-test-data.ts';
import type { PlantedJob } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { publishDueDemographicsOfOrganisation } from './publish-due-demographics.ts';
import { readDemographicsReport } from './read-demographics-report.ts';
import { readPublishedJobDemographics } from './read-published-job-demographics.ts';
import type { DemographicsRequest } from './rules/demographics-request-and-report-types.ts';

const server = startTestServer();
const woman = { gender: 'gender.woman' };
const man = { gender: 'gender.man' };

const jobOf = async (settings: Parameters<typeof server.given.job>[1] = {}) => {
  const admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  return server.given.job(admin, { publishedAt: new Date('2025-01-01'), ...settings });
};
const facts = (list: CandidateFigureFactToPlant[]) =>
  insertFigureFactRowsForTests(server.given.owner, list);
const freeze = async (job: PlantedJob, now: string) => {
  server.setNow(new Date(now));
  await publishDueDemographicsOfOrganisation(server.services, job.orgId);
};
const gender = async (job: PlantedJob, more: Partial<DemographicsRequest> = {}) => {
  const { cells } = await readDemographicsReport(
    server.services,
    demographicsRequestTestData(job, more),
  );
  return cells.find(({ group }) => group === 'all')?.steps.submit.gender;
};

test('figures by team need 25 in each group and in all the others together', async () => {
  const member = await server.given.member(await server.given.organisation());
  const published = { publishedAt: new Date('2025-01-01') };
  const kitchen = await server.given.job(member, {
    ...published,
    team: 'Kitchen',
    grade: 'Senior',
  });
  const shop = await server.given.job(member, { ...published, team: 'Shop', grade: 'Junior' });
  const van = await server.given.job(member, { ...published, team: 'Van', grade: 'Junior' });
  const office = await server.given.job(member, { ...published, team: 'Office', grade: 'Senior' });
  const of = (job: PlantedJob, n: number) =>
    repeatFigureFact(n, { job, startedDay: '2026-01-15', furthest: 'submit', answers: woman });
  await facts([...of(kitchen, 240), ...of(shop, 198), ...of(van, 4), ...of(office, 240)]);
  await freeze(kitchen, '2026-04-01T12:00:00Z');
  const told = async (teams: string[], grades: string[] = []) => {
    const { cells, coverage } = await readDemographicsReport(
      server.services,
      demographicsRequestTestData(kitchen, { teams, grades }),
    );
    return [
      cells.map(({ group, steps }) => `${group} ${steps.submit.gender?.['gender.woman']}`),
      coverage.leftOut,
    ];
  };
  expect(await told(['Kitchen'])).toEqual([['all 240', 'Senior 240'], []]);
  // Four people: they and the smallest group cannot be told apart from each other.
  expect(await told(['Van'])).toEqual([[], ['Van']]);
  expect(await told(['Kitchen', 'Shop', 'Office'])).toEqual([['all 480', 'Senior 480'], ['Shop']]);
  // Everybody: the figures of the whole organisation, of 682 in forties, and of the 202 juniors in fives.
  const [everybody] = await told(['Kitchen', 'Shop', 'Office', 'Van']);
  expect(everybody).toEqual([
    expect.stringMatching(/^all (680|720)$/),
    expect.stringMatching(/^Junior 20[05]$/),
    'Senior 480',
  ]);
  expect(await told([], ['Senior'])).toEqual([['all 480', 'Senior 480'], []]);
  expect(await told(['Kitchen'], ['Senior', 'Junior'])).toEqual([['all 240', 'Senior 240'], []]);
  expect(await told(['Elsewhere'])).toEqual([[], []]);
});

test('candidates without quick apply, and each source, have figures of their own where both sides are groups', async () => {
  const job = await jobOf();
  await facts([
    ...repeatFigureFact(120, {
      job,
      startedDay: '2026-01-15',
      furthest: 'submit',
      answers: woman,
      source: 1,
    }),
    ...repeatFigureFact(120, {
      job,
      startedDay: '2026-02-15',
      furthest: 'submit',
      answers: man,
      source: 2,
      quick: true,
    }),
  ]);
  await freeze(job, '2026-04-01T12:00:00Z');
  expect(await gender(job, { excludeQuick: true })).toMatchObject({
    'gender.woman': 120,
    // Of two answers that are as common as each other, none may be up to 39.
    'gender.man': null,
  });
  const { cells, coverage } = await readDemographicsReport(
    server.services,
    demographicsRequestTestData(job, { by: 'source' }),
  );
  expect(cells.map(({ group, steps }) => [group, steps.submit.gender?.['gender.man']])).toEqual([
    ['Source 1', null],
    ['Source 2', 120],
  ]);
  expect(coverage.periods).toEqual([{ from: '2026-01-01', until: '2026-02-28' }]);
  const filtered = { teams: ['None'], by: 'source' as const };
  expect(
    (await readDemographicsReport(server.services, demographicsRequestTestData(job, filtered)))
      .coverage.from,
  ).toBeNull();
  // Who comes late to a source, as an admin may have somebody's source changed, moves no figure of it.
  await facts(
    repeatFigureFact(40, {
      job,
      startedDay: '2026-01-15',
      furthest: 'submit',
      answers: man,
      source: 1,
    }),
  );
  await freeze(job, '2026-08-01T12:00:00Z');
  const later = await readDemographicsReport(
    server.services,
    demographicsRequestTestData(job, { by: 'source' }),
  );
  expect(later.cells).toEqual(cells);
  expect(await gender(job, { until: '2026-01-31' })).toMatchObject({ 'gender.man': 40 });
});

test('three quick applications make no group, whatever the toggle', async () => {
  const job = await jobOf();
  await facts([
    ...repeatFigureFact(240, { job, startedDay: '2026-01-15', furthest: 'submit', answers: woman }),
    ...repeatFigureFact(3, {
      job,
      startedDay: '2026-01-15',
      furthest: 'submit',
      answers: man,
      quick: true,
    }),
  ]);
  await freeze(job, '2026-04-01T12:00:00Z');
  expect(await gender(job, { excludeQuick: true })).toBeUndefined();
});

test('a role is published once it has closed, when it and all the others are groups, and says why it is not', async () => {
  const of = (job: PlantedJob, n: number) =>
    facts(
      repeatFigureFact(n, { job, startedDay: '2026-01-15', furthest: 'submit', answers: woman }),
    );
  const role = (job: PlantedJob) =>
    readPublishedJobDemographics(server.services, { orgId: job.orgId, jobId: job.id });
  server.setNow(new Date('2026-02-10'));
  const open = await jobOf();
  await of(open, 60);
  expect((await role(open)).unpublished).toBe('open');
  const closesAt = new Date('2026-02-01');
  const few = await jobOf({ closesAt });
  await of(few, 49);
  expect((await role(few)).unpublished).toBe('not-yet');
  await freeze(few, '2026-02-10');
  expect((await role(few)).unpublished).toBe('too-few');

  const alone = await jobOf({ closesAt });
  await of(alone, 80);
  await freeze(alone, '2026-02-10');
  const { published, unpublished } = await role(alone);
  // All of them had sent it; of so few it is not told how far they got.
  expect([unpublished, published?.steps.started.gender]).toMatchObject([
    null,
    { 'gender.woman': 80 },
  ]);
  const { cells } = await readDemographicsReport(
    server.services,
    demographicsRequestTestData(alone, { by: 'job' }),
  );
  expect(cells.map(({ group }) => group)).toEqual([String(alone.id)]);
  const nobody = await readDemographicsReport(
    server.services,
    demographicsRequestTestData(alone, { by: 'job', jobIds: [0] }),
  );
  expect(nobody.cells).toEqual([]);

  const member = await server.given.member(await server.given.organisation());
  const publishedAt = new Date('2025-01-01');
  const beside = await server.given.job(member, { publishedAt, closesAt });
  await of(beside, 50);
  await of(await server.given.job(member, { publishedAt }), 3);
  await freeze(beside, '2026-02-10');
  expect((await role(beside)).unpublished).toBe('rest-too-small');
});
