import type { LiveChangeKind } from '@evenhand/contract/live/live-changes.ts';
import type { EventKind } from '../../../events/event-catalogue.ts';

const AROUND_A_JOB = ['jobs', 'candidates', 'feed', 'tasks'] as const;

/** What a page may have to ask again; nothing for what no page shows. */
const special: Partial<Record<EventKind, readonly LiveChangeKind[]>> = {
  'application-begun': [],
  'interest-shown': ['candidates', 'feed'],
  'application-invited': ['candidates'],
  'interest-invited': ['candidates'],
  'past-applicant-invited': ['candidates'],
  'invites-sent': ['candidates', 'feed'],
  'invites-cancelled': ['candidates'],
  'link-asked': [],
  'application-mailed': ['candidates', 'feed'],
  'batch-dealt': [],
  'application-submitted': ['jobs', 'candidates', 'feed'],
  'application-withdrawn': ['jobs', 'candidates', 'feed'],
  'application-reviewed': ['jobs', 'candidates'],
  'member-added': ['people', 'jobs'],
  'member-deactivated': ['people', 'jobs'],
  'member-reactivated': ['people', 'jobs'],
};

/** An event of a kind that is not named here has to do with its role, if it has one. */
export function liveKindsOfEvent(kind: string, jobId: number | null): readonly LiveChangeKind[] {
  // Not found are kinds that this version does not know.
  const kinds = Object.hasOwn(special, kind) ? special[kind as EventKind] : undefined;
  return kinds ?? (jobId === null ? [] : AROUND_A_JOB);
}
