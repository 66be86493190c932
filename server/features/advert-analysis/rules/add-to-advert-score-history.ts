import type { DatedAdvertScore } from '@evenhand/contract/advert-analysis.ts';

/** Changes within half an hour are one edit. */
const EDIT_MS = 30 * 60_000;
const HISTORY_MAX = 30;

/** The scores of an advert with the latest: one for each edit, the oldest of many forgotten. */
export function addToAdvertScoreHistory(
  history: readonly DatedAdvertScore[],
  latest: DatedAdvertScore,
): DatedAdvertScore[] {
  const last = history.at(-1);
  if (last === undefined) return [latest];
  // An edit that changes nothing is none.
  if (last.score === latest.score && last.words === latest.words) return [...history];
  // Counted from its beginning, or a long day of writing would be one edit.
  if (latest.at.getTime() - last.at.getTime() < EDIT_MS)
    return [...history.slice(0, -1), { ...latest, at: last.at }];
  return [...history, latest].slice(-HISTORY_MAX);
}
