import type { EventKind } from '../../../events/event-catalogue.ts';
import type { ApplicationStanding } from '../../../emails/types/email-type.ts';
import { type EmailKind, emailKinds, emailTypes } from '../../../emails/types.ts';

/** Which e-mail each event calls for, and when. */
const calls = emailKinds.flatMap((kind) => {
  const type = emailTypes[kind];
  if (type.audience !== 'candidate') return [];
  return Object.entries(type.when).map(([event, isDue]) => ({ kind, event, isDue }));
});

/** The events a candidate hears of. */
// The keys of `when` are events.
export const eventsWithCandidateEmail = [
  ...new Set(calls.map(({ event }) => event)),
] as EventKind[];

/** Which mail an event calls for, as things stand now: tasks may come late, and never tell what is no longer so. */
export function chooseCandidateEmailKind(
  event: string,
  standing: ApplicationStanding,
): EmailKind | null {
  if (standing.state === 'erased') return null;
  const due = calls.find((each) => each.event === event && each.isDue(standing));
  return due?.kind ?? null;
}
