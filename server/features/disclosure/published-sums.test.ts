import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { demographicCategories } from '@evenhand/contract/reporting/demographic-categories.ts';
import {
  type HiringReportStepKey,
  hiringReportSteps,
} from '@evenhand/contract/reporting/organisation-reports.ts';
import {
  type CandidateFigureFactToPlant,
  insertFigureFactRowsForTests,
} from '../../test/figure-fact-and-demographics-test-data.ts';
import type { PlantedJob } from '../../test/test-data-types.ts';
import { startTestServer } from '../../test/start-test-server.ts';
import { STORED_FIGURE_CELLS_SQL } from '../../test/stored-figure-cells-sql.ts';
import { demographicCodesInByteOrder } from '../figures/rules/encode-and-decode-demographic-answer-bytes.ts';
import type { DemographicsRequest } from './rules/demographics-request-and-report-types.ts';
import { TEAM_AND_GRADE_SEPARATOR } from './rules/demographics-dimensions-and-thresholds.ts';
import { publishDueDemographicsOfOrganisation } from './publish-due-demographics.ts';
import { readDemographicsReport } from './read-demographics-report.ts';

const server = startTestServer();
const teams = ['Kitchen', 'Shop', 'Van, night'];
const grades = ['Junior', 'Senior'];
const asks = ['gender', 'ethnicity', 'disability'] as const;

/** A year of candidates of all kinds; numbers from a fixed sequence, so that a failure can be looked at again. */
async function furnished(): Promise<{ orgId: number; jobs: PlantedJob[] }> {
  const admin = await server.given.member(await server.given.organisation(), { role: 'ADMIN' });
  const publishedAt = new Date('2025-01-01');
  const closesAt = new Date('2025-09-01');
  const jobs = await Promise.all(
    teams.flatMap((team) =>
      grades.map((grade) => server.given.job(admin, { team, grade, publishedAt, closesAt })),
    ),
  );
  let seed = 7;
  const upTo = (n: number) => {
    seed = (seed * 48_271) % 2_147_483_647;
    return seed % n;
  };
  const facts = Array.from({ length: 3000 }, (): CandidateFigureFactToPlant => {
    const options = asks.map((category) => {
      const codes = demographicCodesInByteOrder[category];
      return [category, codes[upTo(Math.min(codes.length + 2, 6))] ?? ''];
    });
    const job = jobs[Math.min(upTo(jobs.length), upTo(jobs.length))];
    if (job === undefined) throw new Error('no job');
    return {
      job,
      startedDay: `2025-${String(1 + upTo(8)).padStart(2, '0')}-${String(1 + upTo(28)).padStart(2, '0')}`,
      furthest: hiringReportSteps[Math.min(upTo(6), upTo(6))] ?? 'started',
      answers: Object.fromEntries(options),
      source: 1 + Math.min(upTo(6), upTo(6)),
      quick: upTo(3) === 0,
    };
  });
  await insertFigureFactRowsForTests(server.given.owner, facts);
  server.setNow(new Date('2026-01-15T12:00:00Z'));
  await publishDueDemographicsOfOrganisation(server.services, admin.orgId);
  return { orgId: admin.orgId, jobs };
}

const day = fc
  .date({ min: new Date('2024-12-01'), max: new Date('2026-01-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const questions = fc.record({
  days: fc.tuple(day, day),
  teams: fc.subarray(teams),
  grades: fc.subarray(grades),
  by: fc.constantFrom('step', 'source', 'job'),
  excludeQuick: fc.boolean(),
});

test('whatever is asked, every number is the sum of stored cells of the periods that are named', async () => {
  const { orgId } = await furnished();
  let compared = 0;
  await fc.assert(
    fc.asyncProperty(questions, async ({ days, by, ...filters }) => {
      const [from = '', until = ''] = days.toSorted();
      const query: DemographicsRequest = {
        orgId,
        from,
        until,
        jobIds: null,
        by: by as 'step',
        ...filters,
      };
      const { cells, coverage } = await readDemographicsReport(server.services, query);
      for (const { group, steps } of cells) {
        const { sums, coarse } = await storedSums(query, group);
        for (const [step, counts] of Object.entries(steps)) {
          for (const [category, row] of Object.entries(counts)) {
            const expected = new Map(sums.get(`${step} ${category}`));
            const sum = [...expected.values()].reduce((all, n) => all + n, 0);
            expect(row === null).toBe(sum < 5);
            for (const [option, n] of Object.entries(row ?? {})) {
              // Until it is known which answers are common, all of them are rounded coarsely.
              const isCoarse = [option, '*'].some((each) => coarse.has(`${category} ${each}`));
              expect(n).toBe(expected.get(option) ?? (isCoarse ? null : '<5'));
              compared += 1;
            }
          }
        }
      }
      for (const period of coverage.periods) {
        expect(period.from >= from && period.until <= until).toBe(true);
      }
    }),
    { numRuns: 60, seed: 4 },
  );
  expect(compared).toBeGreaterThan(1000);
});

test('what is stored is never a whole step off a true count of the group, and no draw shows', async () => {
  // Whoever can foretell this source of chance foretells no draw.
  const foretold = vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const { orgId } = await furnished().finally(() => foretold.mockRestore());
  const { rows } = await server.given.owner.query<Cell>(
    `select counted, coalesce(n, 0) as n, draw, step from eo.rounding_draw left join ${STORED_FIGURE_CELLS_SQL}
       using (org_id, table_id, group_value, category, option, furthest) where org_id = $1`,
    [orgId],
  );
  expect(rows.length).toBeGreaterThan(500);
  for (const { counted, n, step } of rows) {
    expect(Math.abs(counted - n)).toBeLessThan(step);
    expect(n % step).toBe(0);
  }
  expect(new Set(rows.map(({ step }) => step))).toEqual(new Set([5, 20, 40]));
  // Each of the draws is made about equally often: within five standard deviations of a fifth of all, of which some steps have few.
  for (const [step, own] of Map.groupBy(rows, (row) => row.step)) {
    const draws = Map.groupBy(own, ({ draw }) => Math.floor((draw * 5) / step));
    for (const draw of [0, 1, 2, 3, 4]) {
      const count = draws.get(draw)?.length ?? 0;
      expect(Math.abs(count - own.length / 5)).toBeLessThan(5 * Math.sqrt(own.length * 0.16));
    }
  }
  const mean =
    rows.reduce((sum, { counted, n, step }) => sum + (n - counted) / step, 0) / rows.length;
  // Five standard errors of a rounding error, whose standard deviation is at most half a step.
  expect(Math.abs(mean)).toBeLessThan(2.5 / Math.sqrt(rows.length));
  // By which each dimension is told apart: of how many at least, and from how many on a step after the first; written down anew.
  const { rows: told } = await server.given.owner.query<Reply>(
    `select t.id, t.dimension, d.group_value as "group", d.furthest, sum(d.counted)::int as people
     from eo.rounding_draw d join report.period_table t on t.org_id = d.org_id and t.id = d.table_id
     where d.org_id = $1 and d.category = $2 group by 1, 2, 3, 4`,
    [orgId, demographicCategories[0]],
  );
  const least: Record<string, [people: number, step: number, groups: RegExp]> = {
    org: [25, 5, /^all$/],
    quarter: [25, 5, /^all$/],
    team: [25, 25, /^(Kitchen|Shop|Van, night)$/],
    grade: [25, 25, /^(Junior|Senior)$/],
    'team-grade': [200, 25, /^.+ & .+$/],
    // Only of those who sent their application, of 25 who began.
    source: [5, 5, /^Source \d$/],
    quick: [100, 25, /^no$/],
    job: [50, 25, /^all$/],
  };
  expect(new Set(told.map(({ dimension }) => dimension))).toEqual(new Set(Object.keys(least)));
  for (const [, steps] of Map.groupBy(told, ({ id, group }) => `${id} ${group}`)) {
    for (const { dimension, group, furthest, people } of steps) {
      const [ofGroup, ofStep, groups] = least[dimension] ?? [Infinity, Infinity, /^$/];
      const all = steps.reduce((sum, step) => sum + step.people, 0);
      expect(group.replace(TEAM_AND_GRADE_SEPARATOR, ' & ')).toMatch(groups);
      expect([dimension, all]).toEqual([dimension, expect.toSatisfy((n) => n >= ofGroup)]);
      expect([dimension, furthest, people]).toEqual([
        dimension,
        dimension === 'source' ? 'submit' : furthest,
        expect.toSatisfy((n) => n >= (furthest === 'started' ? 5 : ofStep)),
      ]);
    }
  }
});

type Cell = { counted: number; n: number; draw: number; step: number };
type Reply = {
  id: number;
  dimension: string;
  group: string;
  furthest: HiringReportStepKey;
  people: number;
};

/** The naive sums of stored cells, by step and category: written down again, from the rule and not from the code. */
async function storedSums(
  { orgId, from, until, teams: ts, grades: gs, by, excludeQuick }: DemographicsRequest,
  group: string,
): Promise<{ sums: Map<string, Map<string, number>>; coarse: Set<string> }> {
  const isAll = ts.length % teams.length === 0 && gs.length % grades.length === 0;
  const pair = (team: string, grade: string) => `${team}\u001f${grade}`;
  const ofGrade = group === 'all' ? gs : [group];
  const [dimension, groups] =
    by !== 'step'
      ? by === 'job'
        ? ['job', ['all']]
        : ['source', [group]]
      : excludeQuick
        ? ['quick', ['no']]
        : isAll
          ? group === 'all'
            ? ['org', ['all']]
            : ['grade', [group]]
          : ts.length === 0
            ? ['grade', ofGrade]
            : ofGrade.length === 0
              ? ['team', ts]
              : ['team-grade', ts.flatMap((team) => ofGrade.map((grade) => pair(team, grade)))];
  const theirs = `from report.period_table t
     where t.org_id = $1 and t.from_day >= $3 and t.until_day <= $4 and (job_id is null or job_id::text = $5)
       -- Of the whole organisation a quarter stands for the periods in it.
       and (t.dimension = $2 and not ($2 = 'org' and exists (select from report.period_table q where q.org_id = t.org_id
           and q.dimension = 'quarter' and q.withheld is null and q.from_day >= $3 and q.until_day <= $4
           and t.from_day between q.from_day and q.until_day))
         or $2 = 'org' and t.dimension = 'quarter')`;
  const query = [orgId, dimension, from, until, group, groups];
  const { rows } = await server.given.owner.query<{
    category: string;
    option: string;
    furthest: HiringReportStepKey;
    n: number;
  }>(
    `select category, option, furthest, sum(n)::int as n from ${STORED_FIGURE_CELLS_SQL}
     where org_id = $1 and group_value = any ($6) and table_id in (select t.id ${theirs}) group by 1, 2, 3`,
    query,
  );
  const { rows: rounded } = await server.given.owner.query<{ told: string }>(
    `select category || ' ' || option as told
     from report.published_group, jsonb_each(coarse) as by_category (category, options), jsonb_object_keys(options) as option
     where org_id = $1 and group_value = any ($6) and table_id in (select t.id ${theirs})`,
    query,
  );
  const sums = new Map<string, Map<string, number>>();
  for (const { category, option, furthest, n } of rows) {
    for (const step of hiringReportSteps.slice(0, hiringReportSteps.indexOf(furthest) + 1)) {
      const key = `${step} ${category}`;
      const options = sums.get(key) ?? new Map<string, number>();
      sums.set(key, options.set(option, (options.get(option) ?? 0) + n));
    }
  }
  return { sums, coarse: new Set(rounded.map(({ told }) => told)) };
}
