import type { EventKind } from '../../events/catalogue.ts';
import type { EventEmails } from '../../emails/event-email.ts';
import type { BackgroundTask } from '../../tasks/task.ts';
import { remindToFinishNowAndThen } from './remind-to-finish.ts';
import { candidateEvents } from './rules/candidate-email-for.ts';
import { reviewerEvents } from './rules/reviewer-emails.ts';
import { sendEmails } from './send-emails.ts';
import { composeEmail } from './compose-email.ts';

/** @param eventEmails what other features tell by e-mail, from the list of all of them */
export function emailTasks(eventEmails: EventEmails): Record<string, BackgroundTask> {
  return {
    'write-mail': {
      on: [...candidateEvents, ...reviewerEvents, ...Object.keys(eventEmails)] as EventKind[],
      work: (services, event) => composeEmail(services, event, eventEmails),
    },
  };
}

export const emailRounds = {
  send: { work: sendEmails, soon: true },
  'remind-to-finish': { work: remindToFinishNowAndThen, soon: false },
};
