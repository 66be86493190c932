import { selectableGroups, type StageGroup } from '@evenhand/contract/pipeline.ts';

const stateOf: Partial<Record<StageGroup, string>> = {
  'shown-interest': 'quick_applied',
  submitted: 'submitted',
  'in-review': 'in_review',
  'interviews-tasks': 'interviews_tasks',
  hired: 'hired',
  rejected: 'rejected',
};
const groups = Object.fromEntries(Object.entries(stateOf).map(([group, state]) => [state, group]));

/** The stage group of a state; who is invited, has only started or has withdrawn stands under all candidates alone. */
export function stageGroup(state: string): StageGroup {
  // The values of this record are the keys of the one above.
  return (groups[state] as StageGroup | undefined) ?? 'all';
}

/** The one state a group holds; null for all candidates, who are all but the erased. */
export function stateIn(group: StageGroup): string | null {
  return stateOf[group] ?? null;
}

export function isSelectable(group: StageGroup): boolean {
  return selectableGroups.some((each) => each === group);
}
