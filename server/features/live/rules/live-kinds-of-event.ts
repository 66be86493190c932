import type { LiveChangeKind } from '@evenhand/contract/live/live-changes.ts';
import {
  eventKindDefinitions,
  isEventKind,
} from '../../../events/event-kind-catalogue-and-broadcast-event-type.ts';
import { LIVE_CHANGES_OF_JOBS_AND_CANDIDATES } from '../../../events/event-kind-definition-type-and-live-changes.ts';

/** What a page may have to ask again. An event of a kind that this version does not know has to do with its job, if it has one. */
export function findLiveChangeKindsOfEvent(
  kind: string,
  jobId: number | null,
): readonly LiveChangeKind[] {
  if (isEventKind(kind)) return eventKindDefinitions[kind].live;
  return jobId === null ? [] : LIVE_CHANGES_OF_JOBS_AND_CANDIDATES;
}
