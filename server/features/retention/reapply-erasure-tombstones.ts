import { join } from 'node:path';
import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { Services } from '../../services-type.ts';
import { todayInZone } from '../../time/today-in-zone.ts';
import { eraseApplicationWithProof } from './erase-application-with-proof.ts';
import {
  appendErasureTombstonesToFile,
  readErasureTombstonesOfFile,
  ERASURE_TOMBSTONES_FILE_NAME,
} from './append-and-read-erasure-tombstones-file.ts';
import type { ErasureTombstone } from './rules/format-and-parse-erasure-tombstone-lines.ts';
import {
  findApplicationWithRetentionFacts,
  findOrganisationRetentionRules,
} from './sql/find-and-lock-retention-rules-and-facts.ts';
import {
  findApplicationsWithErasureTombstone,
  findAllOrganisationIds,
  findUnknownErasureTombstoneMarks,
  insertErasureTombstoneRows,
} from './sql/tombstones.ts';

type Reapplying = Pick<Services, 'pools' | 'roles' | 'now' | 'config'>;

/**
 * At each start: where the file of this machine knows erasures that the database does not, that database was restored by some other
 * way than ours, and whoever it has brought back is erased once more before anybody is served.
 */
export async function reapplyErasureTombstonesOfFile(services: Reapplying): Promise<number> {
  const tombstones = await readErasureTombstonesOfFile(
    join(services.config.DATA_DIR, ERASURE_TOMBSTONES_FILE_NAME),
  );
  if (tombstones.length === 0) return 0;
  return reapplyErasureTombstones(services, { tombstones, isRestored: false });
}

/**
 * Erases once more whoever a backup has brought back.
 * @param command.isRestored looks through every organisation; else only where a tombstone is news to the database
 * @returns how many were erased
 */
export async function reapplyErasureTombstones(
  services: Reapplying,
  { tombstones, isRestored }: { tombstones: readonly ErasureTombstone[]; isRestored: boolean },
): Promise<number> {
  const orgIds = await runTransactionByDoor({ services, door: 'system' }, findAllOrganisationIds);
  const byOrganisation = Map.groupBy(tombstones, ({ orgId }) => orgId);
  let erased = 0;
  for (const orgId of orgIds) {
    const known = byOrganisation.get(orgId) ?? [];
    if (!isRestored && known.length === 0) continue;
    const marks = known.map(({ mark }) => Buffer.from(mark, 'hex'));
    erased += await reapplyOfOrganisation(services, { orgId, marks, isRestored });
    await appendErasureTombstonesToFile(services, orgId);
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
  const { ids, night, unknown } = await runTransactionByDoor(entering, async (db) => {
    const news = await findUnknownErasureTombstoneMarks(db, marks);
    const { zone } = await findOrganisationRetentionRules(db);
    const isDue = isRestored || news.length > 0;
    return {
      ids: isDue ? await findApplicationsWithErasureTombstone(db, marks) : [],
      night: todayInZone(zone, now),
      unknown: news,
    };
  });
  for (const applicationId of ids) {
    await runTransactionByDoor(entering, async (db) => {
      if ((await findApplicationWithRetentionFacts(db, applicationId)) === undefined) return;
      await eraseApplicationWithProof(
        { db, config: services.config, now },
        { applicationId, rule: 'restored', months: null, night },
      );
    });
  }
  await runTransactionByDoor(entering, (db) => insertErasureTombstoneRows(db, unknown));
  return ids.length;
}
