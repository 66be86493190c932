import type { EventKind } from '../../events/catalogue.ts';
import { eventEmails } from '../../emails/catalogue.ts';
import { remindToFinishNowAndThen } from './remind-to-finish.ts';
import { candidateEvents } from './rules/candidate-email-for.ts';
import { reviewerEvents } from './rules/reviewer-emails.ts';
import { sendEmails } from './send-emails.ts';
import { composeEmail } from './compose-email.ts';

export const emailTasks = {
  'write-mail': {
    on: [...candidateEvents, ...reviewerEvents, ...Object.keys(eventEmails)] as EventKind[],
    work: composeEmail,
  },
};

export const emailRounds = {
  send: { work: sendEmails, soon: true },
  'remind-to-finish': { work: remindToFinishNowAndThen, soon: false },
};
