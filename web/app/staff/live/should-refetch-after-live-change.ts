import type { LiveChange } from '@evenhand/contract/live/live-changes.ts';
import type { Query } from '@tanstack/react-query';
import { isQueryAffectedByLiveChange } from './is-query-affected-by-live-change.ts';

export type ReceivedLiveChange = LiveChange & { heardAt: number };

/** So soon after a command of this tab the server tells of it. */
const FROM_HERE_MS = 10_000;

/** Whether a page makes a call again after a change that it heard of. */
export function shouldRefetchAfterLiveChange(
  { queryKey, state }: Pick<Query, 'queryKey' | 'state'>,
  change: ReceivedLiveChange,
  lastMutationAt: number,
): boolean {
  if (!isQueryAffectedByLiveChange(queryKey, change)) return false;
  // A refusal stays on screen like an answer; while a query without one is made again, nothing would stand there.
  if (state.status === 'error' && state.data === undefined) return false;
  // What was done in this very tab a moment ago has been asked for again by whoever did it.
  const isFromHere = change.own && change.heardAt - lastMutationAt < FROM_HERE_MS;
  return !(
    isFromHere &&
    (state.fetchStatus === 'fetching' || state.dataUpdatedAt >= lastMutationAt)
  );
}
