import type { EqualOpportunitiesLawfulBasis } from '@evenhand/contract/equal-opportunities.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { EqualOpportunitiesForm } from './rules/equal-opportunities-form-types.ts';
import { buildEqualOpportunitiesForm } from './rules/build-equal-opportunities-form.ts';
import { equalOpportunitiesSetInUse } from './rules/equal-opportunities-set-in-use-or-of-place.ts';
import { findCandidateEqualOpportunitiesSettings } from './sql/settings-and-notices.ts';

export type EqualOpportunitiesFormWithNotice = EqualOpportunitiesForm & {
  notice: { basis: EqualOpportunitiesLawfulBasis; text: string };
};

/** What a candidate is asked; nothing where the role does not ask, or nobody confirmed what candidates are told about it. */
export async function findEqualOpportunitiesFormOfCandidate(
  db: Db<'candidate'>,
  jobId: number,
): Promise<EqualOpportunitiesFormWithNotice | undefined> {
  const query = await findCandidateEqualOpportunitiesSettings(db, jobId);
  if (query === undefined || !query.isWanted) return undefined;
  const eoSet = equalOpportunitiesSetInUse(query);
  const notice = query.notices.find((each) => each.eoSet === eoSet);
  if (notice === undefined) return undefined;
  const { basis, text } = notice;
  return { ...buildEqualOpportunitiesForm(eoSet, notice), notice: { basis, text } };
}
