import type { EqualOpportunitiesSetKey } from '@evenhand/contract/equal-opportunities.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { updateOrganisationRow } from './sql/organisation-statement-and-feature-rows.ts';

/** The organisation's own choice of equal-opportunities questions; null: those of the place where it hires. */
export async function updateEqualOpportunitiesSetInDatabase(
  db: Db<'staff'>,
  eoSet: EqualOpportunitiesSetKey | null,
): Promise<void> {
  await updateOrganisationRow(db, { eo_set: eoSet });
}
