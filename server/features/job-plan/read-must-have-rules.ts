import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { ItemWithMustHave } from '@evenhand/contract/job-plan/item-with-must-have-schema.ts';
import { findFrozenMustHaves } from './sql/frozen-must-haves.ts';

/** What an item requires in a version of the plan, of which there are as many as `newest` says. */
export type MustHaveRule = { planVersion: number; newest: number; item: ItemWithMustHave };

/** What each version of a role's plan requires, in the order of the versions and of what they ask. */
export async function readMustHaveRules(db: Db<'staff'>, jobId: number): Promise<MustHaveRule[]> {
  const rows = await findFrozenMustHaves(db, jobId);
  return rows.map((row) => ({ ...row, item: ItemWithMustHave.parse(row.item) }));
}
