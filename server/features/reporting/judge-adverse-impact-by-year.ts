import {
  type DemographicCategory,
  demographicCategories,
  UNKNOWN_DEMOGRAPHIC_OPTION_CODE,
} from '@evenhand/contract/reporting/demographic-categories.ts';
import type { AdverseImpactOfOption } from '@evenhand/contract/reporting/organisation-reports.ts';
import { type Db, runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { ServicesForCountingFigures } from '../figures/services-for-counting-figures-type.ts';
import { readPublishedDemographicCountsByStep } from '../disclosure/read-published-counts-by-step.ts';
import { refreshRollupsCompletely } from '../figures/refresh-rollups-of-one-or-all-organisations.ts';
import { demographicOptionOfByte } from '../figures/rules/encode-and-decode-demographic-answer-bytes.ts';
import {
  judgeAdverseImpactOfCategory,
  type PublishedStepCounts,
  ADVERSE_IMPACT_RESPONDENTS_MIN,
  sumRespondentsOfPublishedCounts,
} from './rules/judge-and-classify-adverse-impact.ts';
import {
  insertYearRowJudgedForAdverseImpact,
  countStepsReachedInYear,
  findYearsToJudgeAdverseImpact,
  insertAdverseImpactRows,
  insertGroupRowsLeftOutOfAdverseImpact,
  type GroupLeftOutOfAdverseImpact,
} from './sql/adverse-impact-years-rows-and-step-counts.ts';

/** Whoever began in December should have had the time to get on: a year is looked at when it is over for so long. */
const SETTLED_DAYS = 90;

/**
 * Compares how groups got on in each year of an organisation that has closed, once: what was found is kept and never computed
 * anew, so that nobody can learn of one person by asking before and after them. A year with too few answers is settled as well.
 */
export async function judgeAdverseImpactByYear(
  services: ServicesForCountingFigures,
  orgId: number,
): Promise<void> {
  const now = services.now();
  const room = { services, door: 'aggregate', actor: { orgId, actorId: null } } as const;
  const years = await runTransactionByDoor(room, (db) =>
    findYearsToJudgeAdverseImpact(db, { now, settledDays: SETTLED_DAYS }),
  );
  for (const year of years) {
    if (services.leaving() || !(await refreshRollupsCompletely(services, orgId))) return;
    await runTransactionByDoor(room, (db) => judgeAdverseImpactOfYear(db, { year, now }));
  }
}

async function judgeAdverseImpactOfYear(
  db: Db<'aggregate'>,
  { year, now }: { year: number; now: Date },
): Promise<void> {
  const published = await publishedGroups(db, year);
  const isCompared =
    Math.max(0, ...[...published.values()].map(sumRespondentsOfPublishedCounts)) >=
    ADVERSE_IMPACT_RESPONDENTS_MIN;
  if (!(await insertYearRowJudgedForAdverseImpact(db, { year, now, isCompared })) || !isCompared)
    return;
  const rows: AdverseImpactOfOption[] = [];
  const leftOut: GroupLeftOutOfAdverseImpact[] = [];
  for (const [place, category] of demographicCategories.entries()) {
    const counts = await countStepsReachedInYear(db, { year, place });
    const judged = judgeAdverseImpactOfCategory(
      counts.flatMap(({ code, ...count }) => {
        const option = demographicOptionOfByte(category, code);
        return option === null || !isGroup(option) ? [] : [{ ...count, option }];
      }),
      published.get(category) ?? new Map(),
    );
    rows.push(...judged.rows.map((row) => ({ category, ...row })));
    leftOut.push(...judged.leftOut.map((option) => ({ category, option })));
  }
  await insertAdverseImpactRows(db, year, rows);
  await insertGroupRowsLeftOutOfAdverseImpact(db, year, leftOut);
}

/** What decides which groups are compared, and whether the year is: never a count that is not published. */
async function publishedGroups(
  db: Db<'aggregate'>,
  year: number,
): Promise<ReadonlyMap<DemographicCategory, PublishedStepCounts>> {
  const published = await readPublishedDemographicCountsByStep(db, year);
  return new Map(
    [...published].map(([category, options]) => [
      category,
      new Map(
        [...options].filter(
          ([option]) => option !== UNKNOWN_DEMOGRAPHIC_OPTION_CODE && isGroup(option),
        ),
      ),
    ]),
  );
}

/** "I do not know" is an answer and no group of people. */
function isGroup(option: string): boolean {
  return !option.endsWith('.unknown');
}
