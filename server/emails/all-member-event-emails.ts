import { adjustmentEventEmailDefinitions } from '../features/adjustments/event-emails.ts';
import { dataRequestEventEmailDefinitions } from '../features/data-requests/event-emails.ts';
import { interviewEventEmailDefinitions } from '../features/interviews/event-emails.ts';
import { scorecardEventEmailDefinitions } from '../features/interviews/scorecard-event-email-definitions.ts';
import { organisationEventEmailDefinitions } from '../features/organisation/event-emails.ts';
import { signInEventEmailDefinitions } from '../features/sign-in/event-emails.ts';
import { signUpEventEmailDefinitions } from '../features/sign-up/event-emails.ts';
import { twinRunEventEmailDefinitions } from '../features/twin-run/event-emails.ts';
import type { EventKindEmailedTo } from '../events/event-kind-catalogue-and-broadcast-event-type.ts';
import type {
  EventEmailByEventKind,
  EventEmailDefinition,
} from './event-email-definition-types.ts';

/**
 * Each feature adds its `event-emails.ts`: what fills the e-mail of each event that members are told of, and of those for candidates
 * that go elsewhere than to the address on file.
 */
export const memberEventEmailDefinitions: Record<
  EventKindEmailedTo<'member' | 'operator'>,
  EventEmailDefinition
> &
  EventEmailByEventKind = {
  ...signInEventEmailDefinitions,
  ...signUpEventEmailDefinitions,
  ...organisationEventEmailDefinitions,
  ...adjustmentEventEmailDefinitions,
  ...dataRequestEventEmailDefinitions,
  ...interviewEventEmailDefinitions,
  ...scorecardEventEmailDefinitions,
  ...twinRunEventEmailDefinitions,
};
