import type { EoLawfulBasis } from '@evenhand/contract/equal-opportunities.ts';
import type { Db } from '../../access/enter.ts';
import type { EqualOpportunitiesForm } from './rules/form.ts';
import { candidateForm } from './rules/candidate-form.ts';
import { setInUse } from './rules/eo-set.ts';
import { findCandidateFormSettings } from './sql.ts';

export type CandidateForm = EqualOpportunitiesForm & {
  notice: { basis: EoLawfulBasis; text: string };
};

/** What a candidate is asked; nothing where the role does not ask, or nobody confirmed what candidates are told about it. */
export async function findCandidateForm(
  db: Db<'candidate'>,
  jobId: number,
): Promise<CandidateForm | undefined> {
  const query = await findCandidateFormSettings(db, jobId);
  if (query === undefined || !query.isWanted) return undefined;
  const eoSet = setInUse(query);
  const notice = query.notices.find((each) => each.eoSet === eoSet);
  if (notice === undefined) return undefined;
  const { basis, text } = notice;
  return { ...candidateForm(eoSet, notice), notice: { basis, text } };
}
