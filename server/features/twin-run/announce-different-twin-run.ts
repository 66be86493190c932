import { enterDoor } from '../../access/enter-door.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { Services } from '../../services.ts';
import {
  findOrganisationIdsToAnnounce,
  findTwinRunToAnnounce,
  isAnnounced,
  noteTwinRunAnnounced,
} from './sql/twin-runs.ts';

/** Lets every organisation know once that a run was different, after all that were alike: its admins are mailed. */
export async function announceDifferentTwinRun(
  services: Pick<Services, 'pools' | 'roles' | 'now' | 'hint'>,
): Promise<void> {
  const { id, orgIds } = await enterDoor({ services, door: 'system' }, async (db) => {
    const run = await findTwinRunToAnnounce(db);
    return { id: run, orgIds: run === null ? [] : await findOrganisationIdsToAnnounce(db) };
  });
  if (id === null) return;
  for (const orgId of orgIds)
    await enterDoor({ services, door: 'system', actor: { orgId, actorId: null } }, async (db) => {
      // Another process may do the same, or this one have been ended in the middle of it.
      if (!(await isAnnounced(db, id)))
        await recordEvent(db, {
          kind: 'twin-run-different',
          actorKind: 'system',
          actorId: null,
          subjectId: id,
        });
    });
  await enterDoor({ services, door: 'system' }, (db) =>
    noteTwinRunAnnounced(db, { id, now: services.now() }),
  );
  services.hint();
}
