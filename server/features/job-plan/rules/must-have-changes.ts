import { describeMustHave } from './describe-must-have.ts';
import type { ItemWithMustHave } from '@evenhand/contract/job-plan/item-with-must-have-schema.ts';

type Requirement = { planVersion: number; item: ItemWithMustHave };

/** What an item requires, and from which plan version on. */
export type MustHaveChange = {
  planVersion: number;
  /** In words; null where nothing is required any more. */
  words: string | null;
};

/** What one item required over the versions of its plan; a version that words it otherwise requires no other thing. */
export function listMustHaveChangesOfItem(
  requirements: readonly Requirement[],
  newestVersion: number,
): MustHaveChange[] {
  const byVersion = new Map(requirements.map(({ planVersion, item }) => [planVersion, item]));
  const first = Math.min(...byVersion.keys());
  const changes: MustHaveChange[] = [];
  let rule: string | undefined;
  for (let planVersion = first; planVersion <= newestVersion; planVersion += 1) {
    const item = byVersion.get(planVersion);
    const current = item && ruleOf(item);
    const words = item === undefined ? null : describeMustHave(item);
    if (current !== rule) changes.push({ planVersion, words });
    // The same rule is said in its newest words.
    else changes.push({ planVersion: changes.pop()?.planVersion ?? planVersion, words });
    rule = current;
  }
  return changes;
}

function ruleOf({ mustHave, condition }: ItemWithMustHave): string {
  return JSON.stringify([mustHave, condition]);
}
