import { enterDoor } from '../../access/enter-door.ts';
import type { Services } from '../../services.ts';
import { recordTaskNotices } from './record-task-notices.ts';
import { findOrganisationsWithTasksDue, noteTasksToRemindOf } from './sql/tasks-due.ts';

/** Says once of each open task that its last day comes: the morning before, or on that day where it was sent the day before. */
export async function remindOfTasksDue(
  services: Pick<Services, 'pools' | 'roles' | 'now' | 'hint'>,
): Promise<void> {
  const now = services.now();
  const orgs = await enterDoor({ services, door: 'system' }, (db) =>
    findOrganisationsWithTasksDue(db, now),
  );
  for (const orgId of orgs)
    await enterDoor({ services, door: 'system', actor: { orgId, actorId: null } }, async (db) =>
      recordTaskNotices(db, await noteTasksToRemindOf(db, now), {
        kind: 'task-reminded',
        actorKind: 'system',
        actorId: null,
      }),
    );
  if (orgs.length > 0) services.hint();
}
