import type { EventKind } from '../../events/catalogue.ts';
import { eventMails } from '../../mails/catalogue.ts';
import { remindToFinishNowAndThen } from './remind-to-finish.ts';
import { candidateEvents } from './rules/letter-for.ts';
import { reviewerEvents } from './rules/reviewer-mails.ts';
import { sendMails } from './send-mails.ts';
import { writeMail } from './write-mail.ts';

export const emailTasks = {
  'write-mail': {
    on: [...candidateEvents, ...reviewerEvents, ...Object.keys(eventMails)] as EventKind[],
    work: writeMail,
  },
};

export const emailRounds = {
  send: { work: sendMails, soon: true },
  'remind-to-finish': { work: remindToFinishNowAndThen, soon: false },
};
