import type { EventEmailRecipientKind, EventKindDefinition } from './event-kind-definition.ts';
import { accountEventKinds } from './kinds/account-event-kinds.ts';
import { applicationEventKinds } from './kinds/application-event-kinds.ts';
import { candidateTaskEventKinds } from './kinds/candidate-task-event-kinds.ts';
import { dataRequestEventKinds } from './kinds/data-request-event-kinds.ts';
import { interviewEventKinds } from './kinds/interview-event-kinds.ts';
import { scorecardEventKinds } from './kinds/scorecard-event-kinds.ts';
import { invitationToApplyEventKinds } from './kinds/invitation-to-apply-event-kinds.ts';
import { jobEventKinds } from './kinds/job-event-kinds.ts';
import { reviewEventKinds } from './kinds/review-event-kinds.ts';
import { twinRunEventKinds } from './kinds/twin-run-event-kinds.ts';

const table = {
  ...jobEventKinds,
  ...applicationEventKinds,
  ...invitationToApplyEventKinds,
  ...interviewEventKinds,
  ...scorecardEventKinds,
  ...candidateTaskEventKinds,
  ...dataRequestEventKinds,
  ...reviewEventKinds,
  ...accountEventKinds,
  ...twinRunEventKinds,
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
