import type { Db } from '../../access/enter.ts';
import { type ReachedCounts, sumPublishedCells } from './rules/published-cells.ts';
import { ALL } from './rules/demographics.ts';
import { findPublishedCells, findPublished } from './sql/published.ts';

/** How many reached each step, as published of the whole organisation so far, or in the periods that lie within a year. */
export async function readPublished(db: Db<'aggregate'>, year?: number): Promise<ReachedCounts> {
  const range =
    year === undefined
      ? { from: '-infinity', until: 'infinity' }
      : { from: `${year}-01-01`, until: `${year}-12-31` };
  const tables = await findPublished(db, ['org'], { ...range, jobIds: null });
  const stored = await findPublishedCells(db, {
    tableIds: tables.map(({ id }) => id),
    groups: [ALL],
  });
  return sumPublishedCells(stored.map(({ atoms }) => atoms));
}
