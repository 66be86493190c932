import type { EqualOpportunitiesSetKey } from '@evenhand/contract/equal-opportunities.ts';
import type { Db } from '../../access/run-transaction-by-door.ts';
import { updateOrganisationRow } from './sql/organisation.ts';

/** The organisation's own choice of equal-opportunities questions; null: those of the place where it hires. */
export async function chooseEqualOpportunitiesQuestionSet(
  db: Db<'staff'>,
  eoSet: EqualOpportunitiesSetKey | null,
): Promise<void> {
  await updateOrganisationRow(db, { eo_set: eoSet });
}
