import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { Services } from '../../services-type.ts';
import {
  findApplicationsWithStaleScores,
  findOrganisationsWithStaleScores,
  storeScoreRowsOfApplications,
} from './sql/stored-scores.ts';

/** So many in one transaction, so that no reviewer waits long for one of them. */
const AT_ONCE = 500;

/** Stores the scores of who was sent to review before scores were stored, and of who missed a change of weights. */
export async function recomputeStaleScores(services: Services): Promise<void> {
  const orgs = await runTransactionByDoor(
    { services, door: 'system' },
    findOrganisationsWithStaleScores,
  );
  for (const orgId of orgs) {
    const actor = { orgId, actorId: null };
    let after: number | undefined = 0;
    while (after !== undefined) {
      const from: number = after;
      // One transaction after the other.
      after = await runTransactionByDoor({ services, door: 'system', actor }, async (db) => {
        const ids = await findApplicationsWithStaleScores(db, { after: from, most: AT_ONCE });
        if (ids.length > 0) await storeScoreRowsOfApplications(db, ids);
        return ids.at(-1);
      });
    }
  }
}
