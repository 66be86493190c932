import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { Services } from '../../services-type.ts';
import {
  mergeRankingCountRowsOfOrganisation,
  findOrganisationsWithRankingCounts,
} from './sql/find-and-merge-waiting-ranking-counts.ts';

/** Makes one line of all that say how many of a role have completed the same stages. */
export async function mergeRankingCountRows(
  services: Pick<Services, 'pools' | 'roles'>,
): Promise<void> {
  const orgs = await runTransactionByDoor(
    { services, door: 'system' },
    findOrganisationsWithRankingCounts,
  );
  for (const orgId of orgs) {
    const actor = { orgId, actorId: null };
    await runTransactionByDoor({ services, door: 'system', actor }, (db) =>
      mergeRankingCountRowsOfOrganisation(db, orgId),
    );
  }
}
