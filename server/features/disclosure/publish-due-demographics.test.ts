import { expect, test } from 'vitest';
import {
  repeatFigureFact,
  demographicsRequestTestData,
  encodeDemographics,
  type CandidateFigureFactToPlant,
  insertFigureFactRowsForTests,
} from '../../test/figure-fact-and-demographics-test-data.ts';
import type { PlantedJob } from '../../test/test-data-types.ts';
import { openSecondServer, startTestServer } from '../../test/start-test-server.ts';
import { STORED_FIGURE_CELLS_SQL } from '../../test/stored-figure-cells-sql.ts';
import { demographicCodesInByteOrder } from '../figures/rules/encode-and-decode-demographic-answer-bytes.ts';
import {
  publishDueDemographics,
  publishDueDemographicsOfOrganisation,
} from './publish-due-demographics.ts';
import { readDemographicsReport } from './read-demographics-report.ts';
import type { DemographicsRequest } from './rules/demographics-request-and-report-types.ts';

const server = startTestServer();
const woman = { gender: 'gender.woman' };
const man = { gender: 'gender.man' };
const DAY_MS = 86_400_000;

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
const periods = async (job: PlantedJob, more: Partial<DemographicsRequest> = {}) => {
  const { coverage } = await readDemographicsReport(
    server.services,
    demographicsRequestTestData(job, more),
  );
  return coverage.periods.map(({ from, until }) => `${from} ${until}`);
};

test('a month is published once it has closed in the organisation’s zone, and with 25 who answered', async () => {
  const job = await jobOf();
  await facts([
    ...repeatFigureFact(24, { job, startedDay: '2026-03-10', furthest: 'submit', answers: woman }),
    ...repeatFigureFact(40, { job, startedDay: '2026-03-10', furthest: 'submit' }),
  ]);
  await freeze(job, '2026-04-02T00:00:00Z');
  expect(await periods(job)).toEqual([]);
  await facts(
    repeatFigureFact(30, { job, startedDay: '2026-04-30', furthest: 'submit', answers: man }),
  );
  // In London the month ends an hour before it does in UTC.
  await freeze(job, '2026-04-30T22:59:00Z');
  expect(await periods(job)).toEqual([]);
  await freeze(job, '2026-04-30T23:01:00Z');
  expect(await periods(job)).toEqual(['2026-03-01 2026-04-30']);
  const published = await gender(job);
  expect(published).toMatchObject({ unknown: 40 });
  // The first figures of an organisation are rounded to 40 in groups of so many.
  for (const option of ['gender.woman', 'gender.man'])
    expect([null, 40]).toContain(published?.[option]);
});

test('a range takes the whole periods within it, and all past months are caught up with at once', async () => {
  const job = await jobOf();
  const months = ['2025-11-05', '2025-12-05', '2026-01-05', '2026-02-05'];
  await facts(
    months.flatMap((startedDay) =>
      repeatFigureFact(40, { job, startedDay, furthest: 'submit', answers: woman }),
    ),
  );
  await freeze(job, '2026-03-02T12:00:00Z');
  // A quarter that is over stands in one piece.
  expect(await periods(job)).toEqual([
    '2025-11-01 2025-12-31',
    '2026-01-01 2026-01-31',
    '2026-02-01 2026-02-28',
  ]);
  expect(await periods(job, { from: '2025-11-02', until: '2026-02-27' })).toEqual([
    '2025-12-01 2025-12-31',
    '2026-01-01 2026-01-31',
  ]);
  expect(await gender(job, { from: '2025-11-02', until: '2026-02-27' })).toMatchObject({
    'gender.woman': 80,
    'gender.man': null,
  });
  expect(await gender(job, { from: '2026-02-02' })).toBeUndefined();
});

test('a figure that stands is replaced after 90 days, where five people of a step have changed, by the same draw', async () => {
  const job = await jobOf();
  const links = await facts(
    repeatFigureFact(60, { job, startedDay: '2026-01-15', furthest: 'submit', answers: woman }),
  );
  await facts(
    repeatFigureFact(13, { job, startedDay: '2026-01-15', furthest: 'submit', answers: man }),
  );
  await freeze(job, '2026-02-02T12:00:00Z');
  const before = await stored(job);
  const move = (n: number, reached: number) =>
    server.given.owner.query('update eo.application_fact set reached = $2 where link = any ($1)', [
      links.slice(0, n),
      reached,
    ]);
  await move(4, 63);
  const later = (days: number) =>
    new Date(Date.parse('2026-02-02T12:00:00Z') + days * DAY_MS).toISOString();
  await freeze(job, later(91));
  expect(await stored(job)).toEqual(before);
  await move(9, 63);
  await freeze(job, later(170));
  expect(await stored(job)).toEqual(before);
  await freeze(job, later(182));
  expect((await stored(job)).map(({ told }) => told)).toEqual([
    'gender.man submit 13',
    'gender.woman hired 9',
    'gender.woman submit 51',
  ]);
  const draws = (list: typeof before) =>
    list.filter(({ told }) => told.includes('submit')).map(({ draw }) => draw);
  expect(draws(await stored(job))).toEqual(draws(before));
});

test('erasing a person changes no published figure', async () => {
  const job = await jobOf();
  const [link] = await facts(
    repeatFigureFact(30, { job, startedDay: '2026-01-15', furthest: 'submit', answers: woman }),
  );
  await freeze(job, '2026-02-02T12:00:00Z');
  const before = await readDemographicsReport(server.services, demographicsRequestTestData(job));
  const drawnFrom = await stored(job);
  await server.given.owner.query('update eo.application_fact set demo = $2 where link = $1', [
    link,
    encodeDemographics({}),
  ]);
  await freeze(job, '2026-02-03T12:00:00Z');
  await freeze(job, '2027-02-03T12:00:00Z');
  expect(await readDemographicsReport(server.services, demographicsRequestTestData(job))).toEqual(
    before,
  );
  expect(await stored(job)).toEqual(drawnFrom);
});

test('a cell is rounded by one draw for good, also when what it counts has changed', async () => {
  const job = await jobOf();
  const ages = demographicCodesInByteOrder.ageRange.map((ageRange) => ({ ageRange }));
  const some = (n: number) =>
    ages.flatMap((answers) =>
      repeatFigureFact(n, { job, startedDay: '2026-01-15', furthest: 'submit', answers }),
    );
  await facts(some(7));
  await freeze(job, '2026-02-02T12:00:00Z');
  await facts(some(6));
  await freeze(job, '2026-06-02T12:00:00Z');
  const { rows } = await server.given.owner.query<
    Record<'counted' | 'draw' | 'step' | 'n', number>
  >(
    `select counted, draw, step, coalesce(n, 0) as n from eo.rounding_draw left join ${STORED_FIGURE_CELLS_SQL}
       using (org_id, table_id, group_value, category, option, furthest) where org_id = $1 and category = 'ageRange' and counted > 0`,
    [job.orgId],
  );
  expect(rows.map(({ counted }) => counted)).toEqual(ages.map(() => 13));
  expect(rows.map(({ n }) => n)).toEqual(
    rows.map(({ draw, step }) => step * Math.floor((13 + draw) / step)),
  );
});

test('two processes at once publish each period once, and the round comes back after an hour', async () => {
  const job = await jobOf();
  await facts(
    ['2026-01-05', '2026-02-05', '2026-03-05'].flatMap((startedDay) =>
      repeatFigureFact(33, { job, startedDay, furthest: 'submit', answers: woman }),
    ),
  );
  server.setNow(new Date('2026-04-02T12:00:00Z'));
  await Promise.all(
    [1, 2, 3].map(() => publishDueDemographicsOfOrganisation(server.services, job.orgId)),
  );
  expect(await periods(job)).toEqual(['2026-01-01 2026-03-31']);
  expect(await periods(job, { until: '2026-03-30' })).toHaveLength(2);
  await publishDueDemographics(server.services, async () => {});
  await facts(
    repeatFigureFact(33, { job, startedDay: '2026-04-05', furthest: 'submit', answers: woman }),
  );
  server.setNow(new Date('2026-05-02T12:00:00Z'));
  await publishDueDemographics(server.services, async () => {});
  expect(await periods(job)).toEqual(['2026-01-01 2026-03-31', '2026-04-01 2026-04-30']);
});

test('a thousand questions in another order, another process and after a restart have one answer', async () => {
  const job = await jobOf();
  await facts(
    ['2026-01-05', '2026-02-05', '2026-03-05'].flatMap((startedDay) => [
      ...repeatFigureFact(33, { job, startedDay, furthest: 'submit', answers: woman }),
      ...repeatFigureFact(17, { job, startedDay, furthest: 'review', answers: man }),
    ]),
  );
  await freeze(job, '2026-04-02T12:00:00Z');
  const other = await openSecondServer(server);
  const ranges = ['2026-01-01', '2026-01-20', '2026-02-01', '2026-03-01'];
  const answers = new Map<string, Set<string>>();
  for (let n = 0; n < 100; n += 1) {
    await Promise.all(
      Array.from({ length: 10 }, async (_, i) => {
        const from = ranges[(n + i) % ranges.length] ?? '';
        const services = i % 2 === 0 ? server.services : other.services;
        const answer = JSON.stringify(
          await readDemographicsReport(services, demographicsRequestTestData(job, { from })),
        );
        answers.set(from, (answers.get(from) ?? new Set()).add(answer));
      }),
    );
  }
  expect([...answers.values()].map(({ size }) => size)).toEqual([1, 1, 1, 1]);
});

async function stored({ orgId }: PlantedJob): Promise<{ told: string; draw: number }[]> {
  const { rows } = await server.given.owner.query<{ told: string; draw: number }>(
    `select d.option || ' ' || d.furthest || ' ' || d.counted as told, d.draw from eo.rounding_draw d
       join report.period_table t on t.org_id = d.org_id and t.id = d.table_id
     where d.org_id = $1 and t.dimension = 'org' and d.category = 'gender' and d.counted > 0 order by 1`,
    [orgId],
  );
  return rows;
}

test('a role that moves to another team, or a team that is renamed, changes no figure of a team', async () => {
  const publishedAt = new Date('2025-01-01');
  const admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  const stays = await server.given.job(admin, { publishedAt, team: 'Kitchen' });
  const moves = await server.given.job(admin, { publishedAt, team: 'Kitchen' });
  const other = await server.given.job(admin, { publishedAt, team: 'Floor' });
  const begun = { startedDay: '2026-01-15', furthest: 'submit' } as const;
  await facts(repeatFigureFact(40, { job: stays, ...begun, answers: woman }));
  await facts(repeatFigureFact(10, { job: moves, ...begun, answers: man }));
  await facts(repeatFigureFact(40, { job: other, ...begun, answers: woman }));
  await freeze(stays, '2026-04-02T12:00:00Z');
  const drawn = await byTeam(stays);
  expect(drawn).toEqual([
    ['Floor', 'gender.woman', 40],
    ['Kitchen', 'gender.man', 10],
    ['Kitchen', 'gender.woman', 40],
  ]);
  await server.given.owner.query(
    `update core.job set team = case id when $1 then 'Floor' when $2 then 'Canteen' else team end where org_id = $3`,
    [moves.id, stays.id, stays.orgId],
  );
  await freeze(stays, '2026-08-02T12:00:00Z');
  expect(await byTeam(stays)).toEqual(drawn);
});

/** What the figures by team were drawn from. */
async function byTeam({ orgId }: PlantedJob): Promise<[string, string, number][]> {
  const { rows } = await server.given.owner.query<{ team: string; option: string; n: number }>(
    `select d.group_value as team, d.option, sum(d.counted)::int as n
     from eo.rounding_draw d join report.period_table t on t.org_id = d.org_id and t.id = d.table_id
     where d.org_id = $1 and t.dimension = 'team' and d.category = 'gender' and d.counted > 0
     group by 1, 2 order by 1, 2`,
    [orgId],
  );
  return rows.map(({ team, option, n }) => [team, option, n]);
}
