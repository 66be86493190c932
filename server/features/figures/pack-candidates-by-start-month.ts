import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { isLockTimeout } from '../../access/is-lock-timeout.ts';
import type { Services } from '../../services-type.ts';
import {
  hasUnpackedCandidateStartMonths,
  packCandidateStartMonthRows,
} from './sql/pack-candidate-start-months.ts';
import { lockRollups } from './sql/rollup-queue-state-lock-and-reset.ts';

const MONTHS_A_PASS = 500;

/**
 * Packs whoever began in a month, where somebody of it has changed, for who counts them next. What is not packed is as right,
 * only slower: so nobody waits for it where somebody else is long at the facts.
 */
export async function packCandidatesByStartMonth(
  services: Pick<Services, 'pools' | 'roles'>,
  orgId: number,
  signal: AbortSignal,
): Promise<void> {
  const pass = () =>
    runTransactionByDoor(
      { services, door: 'aggregate', actor: { orgId, actorId: null }, signal },
      async (db) => {
        if (!(await hasUnpackedCandidateStartMonths(db))) return 0;
        await lockRollups(db, orgId);
        return packCandidateStartMonthRows(db, MONTHS_A_PASS);
      },
    );
  try {
    while ((await pass()) === MONTHS_A_PASS);
  } catch (error) {
    if (!isLockTimeout(error)) throw error;
  }
}
