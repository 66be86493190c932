import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import type { Services } from '../../services-type.ts';
import {
  findOrganisationIdsToNotifyOfTwinRun,
  findTwinRunToAnnounce,
  isTwinRunAnnounced,
  recordTwinRunAnnouncedInDatabase,
} from './sql/twin-runs-and-their-announcement.ts';

/** Lets every organisation know once that a run was different, after all that were alike: its admins are mailed. */
export async function announceTwinRunThatFoundDifference(
  services: Pick<Services, 'pools' | 'roles' | 'now' | 'hint'>,
): Promise<void> {
  const { id, orgIds } = await runTransactionByDoor({ services, door: 'system' }, async (db) => {
    const run = await findTwinRunToAnnounce(db);
    return { id: run, orgIds: run === null ? [] : await findOrganisationIdsToNotifyOfTwinRun(db) };
  });
  if (id === null) return;
  for (const orgId of orgIds)
    await runTransactionByDoor(
      { services, door: 'system', actor: { orgId, actorId: null } },
      async (db) => {
        // Another process may do the same, or this one have been ended in the middle of it.
        if (!(await isTwinRunAnnounced(db, id)))
          await recordDomainEvent(db, {
            kind: 'twin-run-different',
            actorKind: 'system',
            actorId: null,
            subjectId: id,
          });
      },
    );
  await runTransactionByDoor({ services, door: 'system' }, (db) =>
    recordTwinRunAnnouncedInDatabase(db, { id, now: services.now() }),
  );
  services.hint();
}
