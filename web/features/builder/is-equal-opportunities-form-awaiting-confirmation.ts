import type { JobEqualOpportunitiesSetup } from '@evenhand/contract/equal-opportunities.ts';

/** What a role asks about the candidates themselves; undefined while that is not known. */
export type JobEqualOpportunitiesFormState =
  | Pick<JobEqualOpportunitiesSetup, 'isWanted' | 'isConfirmed'>
  | undefined;

/** Wanted, and not asked because nobody confirmed what candidates are told. */
export function isEqualOpportunitiesFormAwaitingConfirmation(
  form: JobEqualOpportunitiesFormState,
): boolean {
  return form !== undefined && form.isWanted && !form.isConfirmed;
}
