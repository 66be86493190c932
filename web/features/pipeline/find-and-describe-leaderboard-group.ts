import type { LeaderboardGroupOfCompletedStages } from '@evenhand/contract/pipeline/leaderboard.ts';

export type LeaderboardGroupOfPlace = {
  group: LeaderboardGroupOfCompletedStages;
  /** The place of its first line. */
  first: number;
};

/** In which group a place lies, counted from 1 over all pages. */
export function findLeaderboardGroupOfPlace(
  groups: readonly LeaderboardGroupOfCompletedStages[],
  place: number,
): LeaderboardGroupOfPlace | undefined {
  let first = 1;
  for (const group of groups) {
    if (place < first + group.count) return { group, first };
    first += group.count;
  }
  return undefined;
}

/** 'After Written answers and Test'; who is furthest needs no such word. */
export function describeLeaderboardGroup(
  { completed }: LeaderboardGroupOfCompletedStages,
  groups: readonly LeaderboardGroupOfCompletedStages[],
): string {
  if (completed.length === 0) return 'Waiting for their last reviews';
  const stages = new Intl.ListFormat('en-GB').format(completed);
  return completed === groups[0]?.completed ? `Completed ${stages}` : `After ${stages}`;
}
