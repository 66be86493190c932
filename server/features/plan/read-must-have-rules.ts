import type { Db } from '../../access/enter-door.ts';
import { MustHaveItem } from '@evenhand/contract/plan/must-have-item.ts';
import { findFrozenMustHaves } from './sql/must-have-rules.ts';

/** What an item requires in a version of the plan, of which there are as many as `newest` says. */
export type MustHaveRule = { planVersion: number; newest: number; item: MustHaveItem };

/** What each version of a role's plan requires, in the order of the versions and of what they ask. */
export async function readMustHaveRules(db: Db<'staff'>, jobId: number): Promise<MustHaveRule[]> {
  const rows = await findFrozenMustHaves(db, jobId);
  return rows.map((row) => ({ ...row, item: MustHaveItem.parse(row.item) }));
}
