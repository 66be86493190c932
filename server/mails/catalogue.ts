import type { EventKind } from '../events/catalogue.ts';
import { organisationEmails } from '../features/organisation/mails.ts';
import { signInEmails } from '../features/sign-in/mails.ts';
import { signUpEmails } from '../features/sign-up/mails.ts';
import type { EventEmail } from './event-mail.ts';

/** Which events are told by e-mail besides those candidates and reviewers hear of: each feature adds its `mails.ts`. */
export const eventEmails: Partial<Record<EventKind, EventEmail>> = {
  ...signInEmails,
  ...signUpEmails,
  ...organisationEmails,
};
