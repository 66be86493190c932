import { allEventTasks } from '../tasks/all-event-periodic-and-start-tasks.ts';
import type { TestServer } from './start-test-server.ts';

/** Does what the dispatcher would have done about every event so far, and forgets them. */
export async function writeEmailsOfAllPendingEvents({
  given,
  services,
}: TestServer): Promise<void> {
  const { rows } = await given.owner.query<{ org_id: number; event_id: number; kind: string }>(
    'delete from core.event_outbox returning org_id, event_id, kind',
  );
  for (const { org_id: orgId, event_id: eventId, kind } of rows.toSorted(
    (a, b) => a.event_id - b.event_id,
  ))
    if (allEventTasks['write-mail']?.on.some((event) => event === kind))
      await allEventTasks['write-mail'].work(services, { orgId, eventId });
}
