import type { Db } from '../../doors/enter.ts';
import { type Reached, sumAtoms } from './rules/atoms.ts';
import { ALL } from './rules/demographics.ts';
import { findAtoms, findPublished } from './sql/published.ts';

/** How many of a year reached each step, as published of the whole organisation in the periods that lie within it. */
export async function readPublishedYear(db: Db<'aggregate'>, year: number): Promise<Reached> {
  const range = { from: `${year}-01-01`, until: `${year}-12-31`, jobIds: null };
  const tables = await findPublished(db, ['org'], range);
  const stored = await findAtoms(db, { tableIds: tables.map(({ id }) => id), groups: [ALL] });
  return sumAtoms(stored.map(({ atoms }) => atoms));
}
