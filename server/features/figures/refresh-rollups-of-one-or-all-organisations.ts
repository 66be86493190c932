import { type Db, runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { isLockTimeout } from '../../access/is-lock-timeout.ts';
import type { Services } from '../../services-type.ts';
import { Refusal } from '../../http/refusal.ts';
import { refreshApplicationFacts } from './read-and-refresh-application-facts.ts';
import { rebuildFiguresWhileCallerHoldsLock } from './rebuild-figures.ts';
import { areRollupsUpToDate } from './rules/are-rollups-up-to-date.ts';
import { refreshExperienceRatingDayRows } from './sql/refresh-and-sum-experience-ratings.ts';
import {
  findRollupState,
  hasMoreApplicationFactsThan,
  isRollupQueueLongerThan,
  lockRollups,
  readByKeys,
  findOrganisationsWithQueuedRollups,
  upsertRollupZoneRow,
  claimApplicationIdsOfFigureQueue,
} from './sql/rollup-queue-state-lock-and-reset.ts';

export type RollupServices = Pick<Services, 'pools' | 'roles' | 'config'>;

const FACTS_A_PASS = 10_000;
/** More than this are rebuilt by the server, which nobody waits for. */
const REBUILT_AT_ONCE_MAX = 20_000;
/** Whoever asks refreshes as many; when more wait, as after an update, the server is at it and they are told to come again. */
const REFRESHED_BY_READERS_MAX = 20_000;
/** Figures of a moment ago may be shown where the lock cannot be had; not those that lack more than this. */
const MISSED_MAX = 1000;
const RETRY_AFTER_S = 30;

/**
 * Refreshes all that waits in one organisation, so that what is read next is exact. Where somebody else is long at it, as after
 * a change of the zone of a large organisation, the figures stay those of before for a moment.
 * @throws Refusal figures-being-counted where so much waits that figures would come late, or lack most of it
 */
export async function refreshRollupsBeforeReading(
  services: RollupServices,
  orgId: number,
  signal?: AbortSignal,
): Promise<void> {
  const waitingMax = REFRESHED_BY_READERS_MAX;
  const pass = { orgId, signal, rebuiltMax: REBUILT_AT_ONCE_MAX, waitingMax };
  try {
    while (await refreshPass(services, pass));
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
    await runTransactionByDoor(aggregateDoor(services, pass), (db) =>
      refuseWhereMany(db, MISSED_MAX),
    );
  }
}

/**
 * The same for the server, which publishes for good what it reads next: it refreshes however much waits, or fails.
 * @returns false where the server is told to stop before all is rolled up
 */
export async function refreshRollupsCompletely(
  services: RollupServices & Pick<Services, 'leaving'>,
  orgId: number,
): Promise<boolean> {
  const pass = { orgId, signal: undefined, rebuiltMax: Infinity, waitingMax: Infinity };
  while (await refreshPass(services, pass)) if (services.leaving()) return false;
  return true;
}

/**
 * Refreshes what waits in every organisation. What fails for one, as when another process is long at it, is tried again at the
 * next round, and stops no other.
 */
export async function refreshRollupsOfAllOrganisations(
  services: RollupServices & Pick<Services, 'log' | 'leaving'>,
): Promise<void> {
  const ids = await runTransactionByDoor(
    { services, door: 'aggregate' },
    findOrganisationsWithQueuedRollups,
  );
  for (const orgId of ids) {
    if (services.leaving()) return;
    await refreshRollupsCompletely(services, orgId).catch((error: unknown) => {
      if (isLockTimeout(error)) return;
      services.log({ at: 'fold-facts', orgId, error: String(error) });
    });
  }
}

type Pass = {
  orgId: number;
  signal: AbortSignal | undefined;
  rebuiltMax: number;
  waitingMax: number;
};

/** One transaction: what it takes off the list it adds to the sums, or neither. Says whether more may wait. */
function refreshPass(services: RollupServices, pass: Pass): Promise<boolean> {
  const { orgId, rebuiltMax, waitingMax } = pass;
  return runTransactionByDoor(aggregateDoor(services, pass), async (db) => {
    if (areRollupsUpToDate(await findRollupState(db))) return false;
    await refuseWhereMany(db, waitingMax);
    await lockRollups(db, orgId);
    const found = await findRollupZone(db, rebuiltMax, services);
    if (found === undefined) return false;
    const { zone, areRatingsQueued } = found;
    const mayMoreAnswersWait =
      areRatingsQueued && (await refreshExperienceRatingDayRows(db, zone, 'waiting'));
    await readByKeys(db);
    const ids = await claimApplicationIdsOfFigureQueue(db, FACTS_A_PASS);
    await refreshApplicationFacts(db, { ids, zone, config: services.config });
    return mayMoreAnswersWait || ids.length === FACTS_A_PASS;
  });
}

function aggregateDoor(
  services: RollupServices,
  { orgId, signal }: Pick<Pass, 'orgId' | 'signal'>,
) {
  return { services, door: 'aggregate', actor: { orgId, actorId: null }, signal } as const;
}

async function refuseWhereMany(db: Db<'aggregate'>, max: number): Promise<void> {
  if (max < Infinity && (await isRollupQueueLongerThan(db, max)))
    throw new Refusal('figures-being-counted', { retryAfterSeconds: RETRY_AFTER_S });
}

/** The zone to fold by; rebuilds everything where it has changed, or gives none where that is too much for now. */
async function findRollupZone(
  db: Db<'aggregate'>,
  rebuiltMax: number,
  services: RollupServices,
): Promise<{ zone: string; areRatingsQueued: boolean } | undefined> {
  const rollupState = await findRollupState(db);
  if (rollupState === undefined) return undefined;
  const { zone, rolledUpZone, areRatingsQueued } = rollupState;
  if (rolledUpZone === null) await upsertRollupZoneRow(db, zone);
  if (rolledUpZone === null || rolledUpZone === zone) return { zone, areRatingsQueued };
  if (rebuiltMax < Infinity && (await hasMoreApplicationFactsThan(db, rebuiltMax)))
    return undefined;
  await rebuildFiguresWhileCallerHoldsLock(db, { zone, config: services.config });
  return { zone, areRatingsQueued: false };
}
