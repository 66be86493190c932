import type { LiveChangeKind } from '@evenhand/contract/live/live-changes.ts';
import { eventTypes, isEventKind } from '../../../events/event-catalogue.ts';
import { AROUND_A_JOB } from '../../../events/event-type.ts';

/** What a page may have to ask again. An event of a kind that this version does not know has to do with its job, if it has one. */
export function liveKindsOfEvent(kind: string, jobId: number | null): readonly LiveChangeKind[] {
  if (isEventKind(kind)) return eventTypes[kind].live;
  return jobId === null ? [] : AROUND_A_JOB;
}
