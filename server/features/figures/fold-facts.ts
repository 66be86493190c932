import { type Db, enter } from '../../doors/enter.ts';
import type { Outside } from '../../outside.ts';
import { foldBatch } from './fold-batch.ts';
import { rebuildHere } from './rebuild-figures.ts';
import { isSettled } from './rules/standing.ts';
import { foldExperience } from './sql/experience.ts';
import {
  findStanding,
  hasMoreThan,
  lockFacts,
  organisationsToFold,
  setZone,
  takeWaiting,
} from './sql/waiting.ts';

export type Folding = Pick<Outside, 'pools' | 'roles' | 'config'>;

const FACTS_A_PASS = 10_000;
/** More than this are folded anew by the house, which nobody waits for. */
const REBUILT_AT_ONCE_MAX = 20_000;
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Folds all that waits in one organisation, so that what is read next is exact. Where somebody else is long at it, as after
 * a change of the zone of a large organisation, the figures stay those of before for a moment.
 */
export async function foldFacts(
  outside: Folding,
  orgId: number,
  signal?: AbortSignal,
): Promise<void> {
  try {
    while (await foldPass(outside, { orgId, signal, rebuiltMax: REBUILT_AT_ONCE_MAX }));
  } catch (error) {
    if (!isStillLocked(error)) throw error;
  }
}

/**
 * The same in every organisation in which something waits, for the house itself. What fails for one, as when another process
 * is long at it, is tried again at the next round, and stops no other.
 */
export async function foldAllFacts(
  outside: Folding & Pick<Outside, 'log' | 'leaving'>,
): Promise<void> {
  const ids = await enter({ outside, door: 'aggregate' }, organisationsToFold);
  for (const orgId of ids)
    await foldWaiting(outside, orgId).catch((error: unknown) => {
      if (isStillLocked(error)) return;
      outside.log({ at: 'fold-facts', orgId, error: String(error) });
    });
}

async function foldWaiting(
  outside: Folding & Pick<Outside, 'leaving'>,
  orgId: number,
): Promise<void> {
  const pass = { orgId, signal: undefined, rebuiltMax: Infinity };
  while (!outside.leaving() && (await foldPass(outside, pass)));
}

type Pass = { orgId: number; signal: AbortSignal | undefined; rebuiltMax: number };

/** One transaction: what it takes off the list it adds to the sums, or neither. Says whether more may wait. */
function foldPass(outside: Folding, { orgId, signal, rebuiltMax }: Pass): Promise<boolean> {
  return enter(
    { outside, door: 'aggregate', actor: { orgId, actorId: null }, signal },
    async (db) => {
      if (isSettled(await findStanding(db))) return false;
      await lockFacts(db, orgId);
      const zone = await settleZone(db, rebuiltMax, outside);
      if (zone === undefined) return false;
      const mayMoreAnswersWait = await foldExperience(db, zone, 'waiting');
      const ids = await takeWaiting(db, FACTS_A_PASS);
      await foldBatch(db, { ids, zone, config: outside.config });
      return mayMoreAnswersWait || ids.length === FACTS_A_PASS;
    },
  );
}

/** The zone to fold by; folds everything anew where it has changed, or gives none where that is too much for now. */
async function settleZone(
  db: Db<'aggregate'>,
  rebuiltMax: number,
  outside: Folding,
): Promise<string | undefined> {
  const standing = await findStanding(db);
  if (standing === undefined) return undefined;
  const { zone, foldedZone } = standing;
  if (foldedZone === null) await setZone(db, zone);
  if (foldedZone === null || foldedZone === zone) return zone;
  if (rebuiltMax < Infinity && (await hasMoreThan(db, rebuiltMax))) return undefined;
  await rebuildHere(db, { zone, config: outside.config });
  return zone;
}

function isStillLocked(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === LOCK_NOT_AVAILABLE;
}
