import { organisationEmails } from '../features/organisation/emails.ts';
import { signInEmails } from '../features/sign-in/emails.ts';
import { signUpEmails } from '../features/sign-up/emails.ts';
import type { EventEmail } from './event-email.ts';
import type { MemberEvent } from './types.ts';

/** Each feature adds its `emails.ts`: what fills the e-mail of each event that members are told of. */
export const eventEmails: Record<MemberEvent, EventEmail> = {
  ...signInEmails,
  ...signUpEmails,
  ...organisationEmails,
};
