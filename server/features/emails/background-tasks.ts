import { eventKindsWhere } from '../../events/event-kind-catalogue-and-broadcast-event-type.ts';
import type { EventEmailByEventKind } from '../../emails/event-email-definition-types.ts';
import type { EventTask } from '../../tasks/event-periodic-and-start-up-task-types.ts';
import { remindToFinishApplications } from './remind-to-finish-applications.ts';
import { sendDueEmails } from './send-due-emails.ts';
import { composeEmailOfEvent } from './compose-email-of-event-and-sender-domain.ts';

/** @param eventEmails what other features tell by e-mail, from the list of all of them */
export function makeEmailEventTasks(eventEmails: EventEmailByEventKind): Record<string, EventTask> {
  return {
    'write-mail': {
      on: eventKindsWhere(({ email }) => email !== null),
      // Each waits for the database six times; one connection of the server's own is left to whoever else needs one.
      organisationsAtOnce: 3,
      work: (services, event) => composeEmailOfEvent(services, event, eventEmails),
    },
  };
}

export const emailPeriodicTasks = {
  send: { work: sendDueEmails, soon: true },
  'remind-to-finish': { work: remindToFinishApplications, soon: false, everySeconds: 60 },
};
