import type { Db } from '../../access/transactions-by-door-or-token.ts';
import {
  type CountsByStepAndOption,
  sumPublishedDemographicsCells,
} from './rules/round-and-sum-demographics-cells.ts';
import { DEMOGRAPHICS_GROUP_OF_EVERYBODY } from './rules/demographics-request-and-report-types.ts';
import {
  findPublishedDemographicsCells,
  findPublishedDemographicsTables,
} from './sql/find-published-demographics-tables-and-cells.ts';

/** How many reached each step, as published of the whole organisation so far, or in the periods that lie within a year. */
export async function readPublishedDemographicCountsByStep(
  db: Db<'aggregate'>,
  year?: number,
): Promise<CountsByStepAndOption> {
  const range =
    year === undefined
      ? { from: '-infinity', until: 'infinity' }
      : { from: `${year}-01-01`, until: `${year}-12-31` };
  const tables = await findPublishedDemographicsTables(db, ['org'], { ...range, jobIds: null });
  const stored = await findPublishedDemographicsCells(db, {
    tableIds: tables.map(({ id }) => id),
    groups: [DEMOGRAPHICS_GROUP_OF_EVERYBODY],
  });
  return sumPublishedDemographicsCells(stored.map(({ cells }) => cells));
}
