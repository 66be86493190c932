import {
  type DemographicCategory,
  demographicCategories,
  UNKNOWN_OPTION_CODE,
} from '@evenhand/contract/reporting/demographics.ts';
import type { AdverseImpactRow } from '@evenhand/contract/reporting/organisation-reports.ts';
import { type Db, enterDoor } from '../../access/enter.ts';
import type { Counting } from '../figures/counting.ts';
import { readPublished } from '../disclosure/read-published.ts';
import { refreshRollupsCompletely } from '../figures/refresh-rollups.ts';
import { optionOf } from '../figures/rules/demo-bytes.ts';
import {
  judgeCategory,
  type PublishedSteps,
  IMPACT_RESPONDENTS_LEAST,
  optionsReported,
} from './rules/adverse-impact.ts';
import {
  beginYear,
  countReachedInYear,
  findYearsToJudge,
  insertImpacts,
  insertLeftOut,
  type LeftOut,
} from './sql/adverse-impact.ts';

/** Whoever began in December should have had the time to get on: a year is looked at when it is over for so long. */
const SETTLED_DAYS = 90;

/**
 * Compares how groups got on in each year of an organisation that has closed, once: what was found is kept and never computed
 * anew, so that nobody can learn of one person by asking before and after them. A year with too few answers is settled as well.
 */
export async function judgeYears(services: Counting, orgId: number): Promise<void> {
  const now = services.now();
  const room = { services, door: 'aggregate', actor: { orgId, actorId: null } } as const;
  const years = await enterDoor(room, (db) =>
    findYearsToJudge(db, { now, settledDays: SETTLED_DAYS }),
  );
  for (const year of years) {
    if (services.leaving() || !(await refreshRollupsCompletely(services, orgId))) return;
    await enterDoor(room, (db) => judgeYear(db, { year, now }));
  }
}

async function judgeYear(
  db: Db<'aggregate'>,
  { year, now }: { year: number; now: Date },
): Promise<void> {
  const published = await publishedGroups(db, year);
  const isCompared =
    Math.max(0, ...[...published.values()].map(optionsReported)) >= IMPACT_RESPONDENTS_LEAST;
  if (!(await beginYear(db, { year, now, isCompared })) || !isCompared) return;
  const rows: AdverseImpactRow[] = [];
  const leftOut: LeftOut[] = [];
  for (const [place, category] of demographicCategories.entries()) {
    const counts = await countReachedInYear(db, { year, place });
    const judged = judgeCategory(
      counts.flatMap(({ code, ...count }) => {
        const option = optionOf(category, code);
        return option === null || !isGroup(option) ? [] : [{ ...count, option }];
      }),
      published.get(category) ?? new Map(),
    );
    rows.push(...judged.rows.map((row) => ({ category, ...row })));
    leftOut.push(...judged.leftOut.map((option) => ({ category, option })));
  }
  await insertImpacts(db, year, rows);
  await insertLeftOut(db, year, leftOut);
}

/** What decides which groups are compared, and whether the year is: never a count that is not published. */
async function publishedGroups(
  db: Db<'aggregate'>,
  year: number,
): Promise<ReadonlyMap<DemographicCategory, PublishedSteps>> {
  const published = await readPublished(db, year);
  return new Map(
    [...published].map(([category, options]) => [
      category,
      new Map([...options].filter(([option]) => option !== UNKNOWN_OPTION_CODE && isGroup(option))),
    ]),
  );
}

/** "I do not know" is an answer and no group of people. */
function isGroup(option: string): boolean {
  return !option.endsWith('.unknown');
}
