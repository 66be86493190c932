import type { EmailKind } from '../../emails/all-email-types.ts';
import type { EventEmailDefinition } from '../../emails/event-email-definition-types.ts';
import type { EventKindEmailedTo } from '../../events/event-kind-catalogue-and-broadcast-event-type.ts';
import { draftInterviewEventEmails } from './draft-interview-event-emails.ts';

const ofKinds = (candidate: EmailKind, panel: EmailKind): EventEmailDefinition => ({
  kind: panel,
  draft: (db, { services, eventId }) =>
    draftInterviewEventEmails(db, {
      config: services.config,
      eventId,
      kinds: { candidate, panel },
    }),
});

/** Candidate and panel are told of the same event, each in their own words. */
export const interviewEventEmailDefinitions = {
  'interview-booked': ofKinds('interview-booked', 'panel-interview-booked'),
  'interview-changed': ofKinds('interview-changed', 'panel-interview-changed'),
  'interview-cancelled': ofKinds('interview-cancelled', 'panel-interview-cancelled'),
  'interview-soon': ofKinds('interview-reminder', 'panel-interview-reminder'),
} as const satisfies Partial<
  Record<EventKindEmailedTo<'member' | 'operator'>, EventEmailDefinition>
>;
