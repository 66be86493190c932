import type { Config } from '../../config.ts';
import { type Db, runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { Services } from '../../services-type.ts';
import { readCurrentApplicationFacts } from './read-and-refresh-application-facts.ts';
import { refreshExperienceRatingDayRows } from './sql/refresh-and-sum-experience-ratings.ts';
import {
  insertApplicationFactRows,
  rebuildRollupSumRows,
} from './sql/store-application-facts-and-rollup-sums.ts';
import {
  findApplicationIdsAfter,
  findRollupState,
  deleteAllRollupRows,
  lockRollups,
  upsertRollupZoneRow,
} from './sql/rollup-queue-state-lock-and-reset.ts';

const APPLICATIONS_A_TIME = 10_000;

/** Refreshes everything of an organisation anew, in one transaction: until it ends, readers see the figures of before. */
export async function rebuildFiguresOfOrganisation(
  services: Pick<Services, 'pools' | 'roles' | 'config'>,
  orgId: number,
): Promise<void> {
  await runTransactionByDoor(
    { services, door: 'aggregate', actor: { orgId, actorId: null } },
    async (db) => {
      await lockRollups(db, orgId);
      const rollupState = await findRollupState(db);
      if (rollupState !== undefined)
        await rebuildFiguresWhileCallerHoldsLock(db, {
          zone: rollupState.zone,
          config: services.config,
        });
    },
  );
}

/** The caller holds the lock. */
export async function rebuildFiguresWhileCallerHoldsLock(
  db: Db<'aggregate'>,
  { zone, config }: { zone: string; config: Pick<Config, 'SECRET_KEY'> },
): Promise<void> {
  await deleteAllRollupRows(db);
  await upsertRollupZoneRow(db, zone);
  await refreshExperienceRatingDayRows(db, zone, 'all');
  let after = 0;
  for (;;) {
    const ids = await findApplicationIdsAfter(db, after, APPLICATIONS_A_TIME);
    const last = ids.at(-1);
    if (last === undefined) break;
    await insertApplicationFactRows(
      db,
      await readCurrentApplicationFacts(db, { ids, zone, config }),
    );
    after = last;
  }
  await rebuildRollupSumRows(db);
}
