import type {
  EqualOpportunitiesFieldKey,
  EqualOpportunitiesSetKey,
  EthnicityListKind,
} from '@evenhand/contract/equal-opportunities.ts';
import type { EqualOpportunitiesForm } from './equal-opportunities-form-types.ts';
import { findCurrentEqualOpportunitiesForm } from './current-forms-and-form-by-version.ts';

/** What an organisation may decide within a set. */
export type EqualOpportunitiesFormChoices = {
  extraFields: readonly EqualOpportunitiesFieldKey[];
  ethnicityList: EthnicityListKind;
};

/** The form as candidates meet it: what is on in the set, and what the organisation switched on besides. */
export function buildEqualOpportunitiesForm(
  eoSet: EqualOpportunitiesSetKey,
  { extraFields = [], ethnicityList = 'usual' }: Partial<EqualOpportunitiesFormChoices> = {},
): EqualOpportunitiesForm {
  const form = findCurrentEqualOpportunitiesForm(eoSet, ethnicityList);
  return {
    ...form,
    questions: form.questions.filter(
      ({ offered, field }) => offered === 'on' || extraFields.includes(field),
    ),
  };
}
