import { memberEventEmailDefinitions } from '../emails/all-member-event-emails.ts';
import { composeEmailOfEvent } from '../features/emails/compose-email-of-event-and-sender-domain.ts';
import type { Services } from '../services-type.ts';

/** Writes the e-mail of one event, as the task does. */
export function writeEmailOfOneEvent(
  services: Services,
  event: { orgId: number; eventId: number },
): Promise<void> {
  return composeEmailOfEvent(services, event, memberEventEmailDefinitions);
}
