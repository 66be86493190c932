import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { Services } from '../../services-type.ts';
import { recordCandidateTaskNotices } from './record-candidate-task-notices.ts';
import {
  findOrganisationsWithCandidateTasksDue,
  claimCandidateTasksToRemindOf,
} from './sql/candidate-task-reminders-and-notices.ts';

/** Says once of each open task that its last day comes: the morning before, or on that day where it was sent the day before. */
export async function remindCandidatesOfTasksDue(
  services: Pick<Services, 'pools' | 'roles' | 'now' | 'hint'>,
): Promise<void> {
  const now = services.now();
  const orgs = await runTransactionByDoor({ services, door: 'system' }, (db) =>
    findOrganisationsWithCandidateTasksDue(db, now),
  );
  for (const orgId of orgs)
    await runTransactionByDoor(
      { services, door: 'system', actor: { orgId, actorId: null } },
      async (db) =>
        recordCandidateTaskNotices(db, await claimCandidateTasksToRemindOf(db, now), {
          kind: 'task-reminded',
          actorKind: 'system',
          actorId: null,
        }),
    );
  if (orgs.length > 0) services.hint();
}
