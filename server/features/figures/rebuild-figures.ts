import type { Config } from '../../config.ts';
import { type Db, enterDoor } from '../../access/enter.ts';
import type { Services } from '../../services.ts';
import { freshFacts } from './refresh-facts.ts';
import { refreshExperience } from './sql/experience.ts';
import { insertFacts, rebuildSums } from './sql/apply-facts.ts';
import {
  findApplicationsAfter,
  findRollupState,
  forgetAll,
  lockFacts,
  setZone,
} from './sql/queue.ts';

const APPLICATIONS_A_TIME = 10_000;

/** Refreshes everything of an organisation anew, in one transaction: until it ends, readers see the figures of before. */
export async function rebuildFigures(
  services: Pick<Services, 'pools' | 'roles' | 'config'>,
  orgId: number,
): Promise<void> {
  await enterDoor({ services, door: 'aggregate', actor: { orgId, actorId: null } }, async (db) => {
    await lockFacts(db, orgId);
    const standing = await findRollupState(db);
    if (standing !== undefined)
      await rebuildHere(db, { zone: standing.zone, config: services.config });
  });
}

/** The caller holds the lock. */
export async function rebuildHere(
  db: Db<'aggregate'>,
  { zone, config }: { zone: string; config: Pick<Config, 'SECRET_KEY'> },
): Promise<void> {
  await forgetAll(db);
  await setZone(db, zone);
  await refreshExperience(db, zone, 'all');
  let after = 0;
  for (;;) {
    const ids = await findApplicationsAfter(db, after, APPLICATIONS_A_TIME);
    const last = ids.at(-1);
    if (last === undefined) break;
    await insertFacts(db, await freshFacts(db, { ids, zone, config }));
    after = last;
  }
  await rebuildSums(db);
}
