import type { EventKind } from '../../events/catalogue.ts';
import { eventEmails } from '../../mails/catalogue.ts';
import { remindToFinishNowAndThen } from './remind-to-finish.ts';
import { candidateEvents } from './rules/letter-for.ts';
import { reviewerEvents } from './rules/reviewer-mails.ts';
import { sendEmails } from './send-mails.ts';
import { composeEmail } from './write-mail.ts';

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
