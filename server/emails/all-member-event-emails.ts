import { adjustmentEventEmails } from '../features/adjustments/event-emails.ts';
import { dataRequestEventEmails } from '../features/data-requests/event-emails.ts';
import { interviewEventEmails } from '../features/interviews/event-emails.ts';
import { scorecardEventEmails } from '../features/interviews/scorecard-event-emails.ts';
import { organisationEventEmails } from '../features/organisation/event-emails.ts';
import { signInEventEmails } from '../features/sign-in/event-emails.ts';
import { signUpEventEmails } from '../features/sign-up/event-emails.ts';
import { twinRunEventEmails } from '../features/twin-run/event-emails.ts';
import type { EventKindEmailedTo } from '../events/event-catalogue.ts';
import type { EventEmailByEventKind, EventEmailDefinition } from './event-email-definition.ts';

/**
 * Each feature adds its `event-emails.ts`: what fills the e-mail of each event that members are told of, and of those for candidates
 * that go elsewhere than to the address on file.
 */
export const memberEventEmails: Record<
  EventKindEmailedTo<'member' | 'operator'>,
  EventEmailDefinition
> &
  EventEmailByEventKind = {
  ...signInEventEmails,
  ...signUpEventEmails,
  ...organisationEventEmails,
  ...adjustmentEventEmails,
  ...dataRequestEventEmails,
  ...interviewEventEmails,
  ...scorecardEventEmails,
  ...twinRunEventEmails,
};
