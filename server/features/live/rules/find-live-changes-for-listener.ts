import {
  type LiveChange,
  type LiveChangeKind,
  liveChangeKinds,
} from '@evenhand/contract/live/live-changes.ts';
import type { BroadcastEvent } from '../../../events/event-kind-catalogue-and-broadcast-event-type.ts';
import { findLiveChangeKindsOfEvent } from './live-kinds-of-event.ts';

/** Who listens, and of which of the changed roles they may hear. */
export type LiveUpdateListener = {
  memberId: number;
  isAdmin: boolean;
  /** Of the roles that changed, those on this member's list. */
  jobs: readonly number[];
  /** Of these, those on which they have reviews to do. */
  reviewing: readonly number[];
};

/** More roles than this at once are told as `everything`. */
const JOBS_MAX = 20;

/** What a member is told of all that changed; undefined when none of it concerns them. */
export function findLiveChangesForListener(
  listener: LiveUpdateListener,
  changes: readonly BroadcastEvent[],
): LiveChange | undefined {
  const visible = changes.filter(
    (change) =>
      mayListenerSee(listener, change) &&
      findLiveChangeKindsOfEvent(change.kind, change.jobId).length > 0,
  );
  if (visible.length === 0) return undefined;
  const kindsChanged = new Set(
    visible.flatMap(({ kind, jobId }) => findLiveChangeKindsOfEvent(kind, jobId)),
  );
  const jobs = new Set(visible.flatMap(({ jobId }) => (jobId === null ? [] : [jobId])));
  const own = visible.every(({ memberId }) => memberId === listener.memberId);
  if (jobs.size > JOBS_MAX) return { ...liveChangeOfEverything, own };
  return { kinds: liveChangeKinds.filter((kind) => kindsChanged.has(kind)), jobs: [...jobs], own };
}

export const liveChangeOfEverything: LiveChange = {
  kinds: ['everything' satisfies LiveChangeKind],
  jobs: [],
  own: false,
};

function mayListenerSee(
  { isAdmin, jobs, reviewing }: LiveUpdateListener,
  { jobId, byCandidate }: BroadcastEvent,
): boolean {
  if (jobId === null) return isAdmin;
  // Whoever still reviews on a role learns nothing of when its candidates do something.
  return jobs.includes(jobId) && !(byCandidate && reviewing.includes(jobId));
}
