import { type LiveChange, type LiveKind, liveKinds } from '@evenhand/contract/live.ts';
import type { Change } from '../../../events/catalogue.ts';
import { whatChanged } from './what-changed.ts';

/** Who listens, and of which of the changed roles they may hear. */
export type Hearer = {
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
export function newsFor(hearer: Hearer, changes: readonly Change[]): LiveChange | undefined {
  const heard = changes.filter(
    (change) => mayHear(hearer, change) && whatChanged(change.kind, change.jobId).length > 0,
  );
  if (heard.length === 0) return undefined;
  const told = new Set(heard.flatMap(({ kind, jobId }) => whatChanged(kind, jobId)));
  const jobs = new Set(heard.flatMap(({ jobId }) => (jobId === null ? [] : [jobId])));
  const own = heard.every(({ memberId }) => memberId === hearer.memberId);
  if (jobs.size > JOBS_MAX) return { ...everything, own };
  return { kinds: liveKinds.filter((kind) => told.has(kind)), jobs: [...jobs], own };
}

export const everything: LiveChange = {
  kinds: ['everything' satisfies LiveKind],
  jobs: [],
  own: false,
};

function mayHear({ isAdmin, jobs, reviewing }: Hearer, { jobId, byCandidate }: Change): boolean {
  if (jobId === null) return isAdmin;
  // Whoever still reviews on a role learns nothing of when its candidates do something.
  return jobs.includes(jobId) && !(byCandidate && reviewing.includes(jobId));
}
