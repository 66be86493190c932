import type { EoField, EoSet, EthnicityListKind } from '@evenhand/contract/equal-opportunities.ts';
import type { EqualOpportunitiesForm } from './form.ts';
import { currentForm } from './forms.ts';

/** What an organisation may decide within a set. */
export type Choices = { extraFields: readonly EoField[]; ethnicityList: EthnicityListKind };

/** The form as candidates meet it: what is on in the set, and what the organisation switched on besides. */
export function candidateForm(
  eoSet: EoSet,
  { extraFields = [], ethnicityList = 'usual' }: Partial<Choices> = {},
): EqualOpportunitiesForm {
  const form = currentForm(eoSet, ethnicityList);
  return {
    ...form,
    questions: form.questions.filter(
      ({ offered, field }) => offered === 'on' || extraFields.includes(field),
    ),
  };
}
