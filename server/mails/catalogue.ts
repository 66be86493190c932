import type { EventKind } from '../events/catalogue.ts';
import { organisationMails } from '../features/organisation/mails.ts';
import { signInMails } from '../features/sign-in/mails.ts';
import { signUpMails } from '../features/sign-up/mails.ts';
import type { EventMail } from './event-mail.ts';

/** Which events are told by e-mail besides those candidates and reviewers hear of: each feature adds its `mails.ts`. */
export const eventMails: Partial<Record<EventKind, EventMail>> = {
  ...signInMails,
  ...signUpMails,
  ...organisationMails,
};
