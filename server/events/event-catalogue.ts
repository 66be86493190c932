import type { EventEmailRecipientKind, EventKindDefinition } from './event-kind-definition.ts';
import { accountEvents } from './kinds/account-events.ts';
import { applicationEvents } from './kinds/application-events.ts';
import { candidateTaskEvents } from './kinds/candidate-task-events.ts';
import { dataRequestEvents } from './kinds/data-request-events.ts';
import { interviewEvents } from './kinds/interview-events.ts';
import { scorecardEvents } from './kinds/scorecard-events.ts';
import { invitationEvents } from './kinds/invitation-events.ts';
import { jobEvents } from './kinds/job-events.ts';
import { reviewEvents } from './kinds/review-events.ts';
import { twinRunEvents } from './kinds/twin-run-events.ts';

const table = {
  ...jobEvents,
  ...applicationEvents,
  ...invitationEvents,
  ...interviewEvents,
  ...scorecardEvents,
  ...candidateTaskEvents,
  ...dataRequestEvents,
  ...reviewEvents,
  ...accountEvents,
  ...twinRunEvents,
};

type Table = typeof table;
export type EventKind = keyof Table;

/** Everything that can happen, past tense, and who hears of it; lists of events are derived from here. */
export const eventKindDefinitions: Readonly<Record<EventKind, EventKindDefinition>> = table;
// The keys of a record of kinds are kinds.
export const eventKinds = Object.keys(table) as EventKind[];

type KindsWith<Asked extends Partial<EventKindDefinition>> = {
  [Kind in EventKind]: Table[Kind] extends Asked ? Kind : never;
}[EventKind];
/** Those of which the activity feed has a sentence. */
export type EventKindInFeed = KindsWith<{ feed: NonNullable<EventKindDefinition['feed']> }>;
export type EventKindEmailedTo<Audience extends EventEmailRecipientKind> = KindsWith<{
  email: Audience;
}>;

export function eventKindsWhere(fits: (type: EventKindDefinition) => boolean): EventKind[] {
  return eventKinds.filter((kind) => fits(eventKindDefinitions[kind]));
}

/** Another version of the server may tell of kinds that this one does not know. */
export function isEventKind(kind: string): kind is EventKind {
  return Object.hasOwn(table, kind);
}

/** What has happened, as every process of the installation is told: ids and kinds, nothing else. */
export type BroadcastEvent = {
  orgId: number;
  /** Another version of the server may tell of kinds that this one does not know. */
  kind: string;
  jobId: number | null;
  /** The member who did it; null where nobody of the organisation did. */
  memberId: number | null;
  byCandidate: boolean;
};
