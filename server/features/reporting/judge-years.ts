import { categories } from '@evenhand/contract/demographics.ts';
import type { AdverseImpactRow } from '@evenhand/contract/organisation-reports.ts';
import { type Db, enter } from '../../doors/enter.ts';
import type { Outside } from '../../outside.ts';
import { foldFacts } from '../figures/fold-facts.ts';
import { optionOf } from '../figures/rules/demo-bytes.ts';
import { judgeCategory, RESPONDENTS_LEAST } from './rules/adverse-impact.ts';
import {
  beginYear,
  countReached,
  countRespondents,
  findYearsToJudge,
  insertImpacts,
  insertLeftOut,
  type LeftOut,
} from './sql/adverse-impact.ts';

/** Whoever began in December should have had the time to get on: a year is looked at when it is over for so long. */
const SETTLED_DAYS = 90;

/**
 * Compares how groups got on in each year that has closed, once: what was found is kept and never computed anew, so that
 * nobody can learn of one person by asking before and after them. A year with too few answers is settled as well. What fails
 * for one organisation is tried again at the next round, and stops no other.
 */
export async function judgeYears(outside: Outside): Promise<void> {
  const now = outside.now();
  const due = await enter({ outside, door: 'aggregate' }, (db) =>
    findYearsToJudge(db, { now, settledDays: SETTLED_DAYS }),
  );
  for (const { orgId, year } of due) {
    if (outside.leaving()) return;
    await judgeYearOf(outside, { orgId, year, now }).catch((error: unknown) =>
      outside.log({ at: 'judge-years', orgId, year, error: String(error) }),
    );
  }
}

async function judgeYearOf(
  outside: Outside,
  { orgId, year, now }: { orgId: number; year: number; now: Date },
): Promise<void> {
  await foldFacts(outside, orgId);
  await enter({ outside, door: 'aggregate', actor: { orgId, actorId: null } }, (db) =>
    judgeYear(db, { year, now }),
  );
}

async function judgeYear(
  db: Db<'aggregate'>,
  { year, now }: { year: number; now: Date },
): Promise<void> {
  const isCompared = (await countRespondents(db, year)) >= RESPONDENTS_LEAST;
  if (!(await beginYear(db, { year, now, isCompared })) || !isCompared) return;
  const rows: AdverseImpactRow[] = [];
  const leftOut: LeftOut[] = [];
  for (const [place, category] of categories.entries()) {
    const counts = await countReached(db, { year, place });
    const judged = judgeCategory(
      counts.flatMap(({ code, ...count }) => {
        const option = optionOf(category, code);
        // "I do not know" is an answer and no group of people.
        return option === null || option.endsWith('.unknown') ? [] : [{ ...count, option }];
      }),
    );
    rows.push(...judged.rows.map((row) => ({ category, ...row })));
    leftOut.push(...judged.leftOut.map((option) => ({ category, option })));
  }
  await insertImpacts(db, year, rows);
  await insertLeftOut(db, year, leftOut);
}
