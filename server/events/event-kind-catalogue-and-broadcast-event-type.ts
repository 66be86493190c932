import type {
  EventEmailRecipientKind,
  EventKindDefinition,
} from './event-kind-definition-type-and-live-changes.ts';
import { accountEventKindDefinitions } from './kinds/account-event-kind-definitions.ts';
import { applicationEventKindDefinitions } from './kinds/application-event-kind-definitions.ts';
import { candidateTaskEventKindDefinitions } from './kinds/candidate-task-event-kind-definitions.ts';
import { dataRequestEventKindDefinitions } from './kinds/data-request-event-kind-definitions.ts';
import { interviewEventKindDefinitions } from './kinds/interview-event-kind-definitions.ts';
import { scorecardEventKindDefinitions } from './kinds/scorecard-event-kind-definitions.ts';
import { invitationToApplyEventKindDefinitions } from './kinds/invitation-to-apply-event-kind-definitions.ts';
import { jobEventKindDefinitions } from './kinds/job-event-kind-definitions.ts';
import { reviewEventKindDefinitions } from './kinds/review-event-kind-definitions.ts';
import { twinRunEventKindDefinitions } from './kinds/twin-run-event-kind-definitions.ts';

const table = {
  ...jobEventKindDefinitions,
  ...applicationEventKindDefinitions,
  ...invitationToApplyEventKindDefinitions,
  ...interviewEventKindDefinitions,
  ...scorecardEventKindDefinitions,
  ...candidateTaskEventKindDefinitions,
  ...dataRequestEventKindDefinitions,
  ...reviewEventKindDefinitions,
  ...accountEventKindDefinitions,
  ...twinRunEventKindDefinitions,
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
