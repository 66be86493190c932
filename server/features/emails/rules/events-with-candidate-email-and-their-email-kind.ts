import {
  type EventKindEmailedTo,
  eventKindsWhere,
} from '../../../events/event-kind-catalogue-and-broadcast-event-type.ts';
import type { ApplicationStateAndJobOpenness } from '../../../emails/types/email-definition-types-and-merge-tags.ts';
import {
  type EmailKind,
  emailKindsByEvent,
  emailTypeDefinitions,
} from '../../../emails/all-email-types.ts';

/** The events a candidate hears of. */
// Chosen by what the type asks for.
export const eventsWithCandidateEmail = eventKindsWhere(
  ({ email }) => email === 'candidate',
) as EventKindEmailedTo<'candidate'>[];

/** Which mail an event calls for, as things stand now: tasks may come late, and never tell what is no longer so. */
export function chooseCandidateEmailKind(
  event: string,
  standing: ApplicationStateAndJobOpenness,
): EmailKind | null {
  if (standing.state === 'erased' || !isCandidateEvent(event)) return null;
  const due = emailKindsByEvent[event]?.find((kind) => {
    const type = emailTypeDefinitions[kind];
    return type.audience === 'candidate' && type.when[event]?.(standing);
  });
  return due ?? null;
}

function isCandidateEvent(event: string): event is EventKindEmailedTo<'candidate'> {
  return eventsWithCandidateEmail.some((each) => each === event);
}
