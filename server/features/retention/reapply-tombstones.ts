import { join } from 'node:path';
import { enterDoor } from '../../access/enter-door.ts';
import type { Services } from '../../services.ts';
import { dayInZone } from '../../time/day-in-zone.ts';
import { eraseWithProof } from './erase-with-proof.ts';
import { keepTombstonesOfOrganisation, readTombstones, TOMBSTONE_FILE } from './keep-tombstones.ts';
import type { Tombstone } from './rules/tombstone-lines.ts';
import { findApplicationToKeep, findRetentionPlace } from './sql/retention-facts.ts';
import {
  findApplicationsUnderTombstones,
  findOrganisationIds,
  findUnknownMarks,
  insertTombstones,
} from './sql/tombstones.ts';

type Reapplying = Pick<Services, 'pools' | 'roles' | 'now' | 'config'>;

/**
 * At each start: where the file of this machine knows erasures that the database does not, that database was restored by some other
 * way than ours, and whoever it has brought back is erased once more before anybody is served.
 */
export async function reapplyTombstonesOfFile(services: Reapplying): Promise<number> {
  const tombstones = await readTombstones(join(services.config.DATA_DIR, TOMBSTONE_FILE));
  if (tombstones.length === 0) return 0;
  return reapplyTombstones(services, { tombstones, isRestored: false });
}

/**
 * Erases once more whoever a backup has brought back.
 * @param command.isRestored looks through every organisation; else only where a tombstone is news to the database
 * @returns how many were erased
 */
export async function reapplyTombstones(
  services: Reapplying,
  { tombstones, isRestored }: { tombstones: readonly Tombstone[]; isRestored: boolean },
): Promise<number> {
  const orgIds = await enterDoor({ services, door: 'system' }, findOrganisationIds);
  const byOrganisation = Map.groupBy(tombstones, ({ orgId }) => orgId);
  let erased = 0;
  for (const orgId of orgIds) {
    const known = byOrganisation.get(orgId) ?? [];
    if (!isRestored && known.length === 0) continue;
    const marks = known.map(({ mark }) => Buffer.from(mark, 'hex'));
    erased += await reapplyOfOrganisation(services, { orgId, marks, isRestored });
    await keepTombstonesOfOrganisation(services, orgId);
  }
  return erased;
}

/** Marks are stored last: a crash in between leaves something that is news the next time. */
async function reapplyOfOrganisation(
  services: Reapplying,
  { orgId, marks, isRestored }: { orgId: number; marks: Buffer[]; isRestored: boolean },
): Promise<number> {
  const entering = { services, door: 'system', actor: { orgId, actorId: null } } as const;
  const now = services.now();
  const { ids, night, unknown } = await enterDoor(entering, async (db) => {
    const news = await findUnknownMarks(db, marks);
    const { zone } = await findRetentionPlace(db);
    const isDue = isRestored || news.length > 0;
    return {
      ids: isDue ? await findApplicationsUnderTombstones(db, marks) : [],
      night: dayInZone(zone, now),
      unknown: news,
    };
  });
  for (const applicationId of ids) {
    await enterDoor(entering, async (db) => {
      if ((await findApplicationToKeep(db, applicationId)) === undefined) return;
      await eraseWithProof(
        { db, config: services.config, now },
        { applicationId, rule: 'restored', months: null, night },
      );
    });
  }
  await enterDoor(entering, (db) => insertTombstones(db, unknown));
  return ids.length;
}
