import { sql } from 'kysely';
import { memberEventEmailDefinitions } from '../../emails/all-member-event-emails.ts';
import { composeEmailOfEvent } from '../../features/emails/compose-email-of-event-and-sender-domain.ts';
import type { Services } from '../../services-type.ts';
import type { DemoActionContext } from './demo-action-types-and-planted-interview-finders.ts';

/** What was told of these events by e-mail, so many hours after each; nothing of it leaves as the demo starts. */
export async function sendDemoEmails(
  { doors, orgId }: DemoActionContext,
  events: readonly { id: number; at: Date }[],
  { hoursLater = 0 } = {},
): Promise<void> {
  for (const { id: eventId, at } of events)
    await doors.asSystem(at, (services) =>
      // What writes an e-mail asks nothing of the world outside.
      composeEmailOfEvent(services as Services, { orgId, eventId }, memberEventEmailDefinitions),
    );
  await sql`
    update pii.email_message m set created_at = e.at, send_at = e.at + make_interval(hours => ${hoursLater}),
      sent_at = e.at + make_interval(hours => ${hoursLater})
    from core.event e where m.org_id = ${orgId} and e.org_id = m.org_id and e.id = m.event_id
      and e.id = any (${events.map(({ id }) => id)})`.execute(doors.owner);
}
