import { organisationEmails } from '../features/organisation/emails.ts';
import { signInEmails } from '../features/sign-in/emails.ts';
import { signUpEmails } from '../features/sign-up/emails.ts';
import type { EventEmails } from './event-email.ts';

/** Each feature adds its `emails.ts`. */
export const eventEmails: EventEmails = {
  ...signInEmails,
  ...signUpEmails,
  ...organisationEmails,
};
