import type { LeaderboardCandidate } from '@evenhand/contract/pipeline/leaderboard.ts';

type Placed = Pick<LeaderboardCandidate, 'id' | 'rank' | 'overall' | 'spread'>;

export type InviteCutoffLinePosition<Row extends Placed> = {
  places: number;
  /** The last row above the line and the first below it. */
  above: Row;
  below: Row | undefined;
  /** Set when the ranges of these two overlap: then the order between them says little. */
  close: { gap: number; ids: ReadonlySet<number> } | null;
};

/**
 * Where the line falls when so many places are given away from the top: under the last of as many ranked candidates.
 * Whoever shares a rank with one of two that are too close is as close as they are.
 */
export function findInviteCutoffLine<Row extends Placed>(
  rows: readonly Row[],
  places: number,
): InviteCutoffLinePosition<Row> | null {
  const ranked = rows.filter(({ rank }) => rank !== null);
  const above = places > 0 ? ranked[places - 1] : undefined;
  if (above === undefined) return null;
  const below = ranked[places];
  if (below === undefined || !overlap(above, below)) return { places, above, below, close: null };
  const mates = ranked.filter(({ rank }) => rank === above.rank || rank === below.rank);
  return {
    places,
    above,
    below,
    close: {
      gap: (above.overall ?? 0) - (below.overall ?? 0),
      ids: new Set(mates.map(({ id }) => id)),
    },
  };
}

/** Equal scores are close even where nothing is known of the spread. */
function overlap(above: Placed, below: Placed): boolean {
  if (above.overall === null || below.overall === null) return false;
  return above.overall - (above.spread ?? 0) <= below.overall + (below.spread ?? 0);
}
