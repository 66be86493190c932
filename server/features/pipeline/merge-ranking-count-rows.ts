import { runTransactionByDoor } from '../../access/run-transaction-by-door.ts';
import type { Services } from '../../services-type.ts';
import {
  mergeRankingCountRowsOfOrganisation,
  findOrganisationsWithRankingCounts,
} from './sql/ranking-counts.ts';

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
