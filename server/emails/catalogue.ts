import type { EventKind } from '../events/catalogue.ts';
import { organisationEmails } from '../features/organisation/emails.ts';
import { signInEmails } from '../features/sign-in/emails.ts';
import { signUpEmails } from '../features/sign-up/emails.ts';
import type { EventEmail } from './event-email.ts';

/** Which events are told by e-mail besides those candidates and reviewers hear of: each feature adds its `e-mails.ts`. */
export const eventEmails: Partial<Record<EventKind, EventEmail>> = {
  ...signInEmails,
  ...signUpEmails,
  ...organisationEmails,
};
