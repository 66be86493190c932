import {
  type EqualOpportunitiesFieldKey,
  type EqualOpportunitiesSetKey,
  type EqualOpportunitiesSetup,
  type EthnicityListKind,
  equalOpportunitiesFieldKeys,
  ethnicityListKinds,
} from '@evenhand/contract/equal-opportunities.ts';

/** What an organisation decides within a set. */
export type ChosenExtraFieldsAndEthnicityList = {
  extraFields: readonly EqualOpportunitiesFieldKey[];
  ethnicityList: EthnicityListKind;
};

type Settings = Pick<EqualOpportunitiesSetup, 'notice' | 'otherEthnicityList' | 'questions'>;

/** What the address chooses, or else what was confirmed. */
export function parseEqualOpportunitiesSettingsChoices(
  search: URLSearchParams,
  { notice, otherEthnicityList }: Settings,
): ChosenExtraFieldsAndEthnicityList {
  const extra = search.get('extra')?.split(' ');
  const list = ethnicityListKinds.find((each) => each === search.get('list'));
  const isOffered = list === 'usual' || list === otherEthnicityList?.list;
  return {
    extraFields: extra
      ? equalOpportunitiesFieldKeys.filter((field) => extra.includes(field))
      : (notice?.extraFields ?? []),
    ethnicityList: list && isOffered ? list : (notice?.ethnicityList ?? 'usual'),
  };
}

/** For the address: the page and the preview show the same choices. */
export function equalOpportunitiesSettingsSearchParams(
  eoSet: EqualOpportunitiesSetKey,
  { extraFields, ethnicityList }: ChosenExtraFieldsAndEthnicityList,
) {
  return { set: eoSet, extra: extraFields.join(' '), list: ethnicityList };
}

/** Whether they differ from what was confirmed. */
export function areEqualOpportunitiesChoicesUnconfirmed(
  { extraFields, ethnicityList }: ChosenExtraFieldsAndEthnicityList,
  { notice }: Settings,
): boolean {
  const before = notice ?? { extraFields: [], ethnicityList: 'usual' };
  const inOrder = (fields: readonly EqualOpportunitiesFieldKey[]) => [...fields].sort().join(' ');
  return (
    ethnicityList !== before.ethnicityList || inOrder(extraFields) !== inOrder(before.extraFields)
  );
}

/** The questions of the set, with the list of ethnic groups that is chosen. */
export function chosenEqualOpportunitiesQuestions(
  { questions, otherEthnicityList }: Settings,
  { ethnicityList }: ChosenExtraFieldsAndEthnicityList,
): EqualOpportunitiesSetup['questions'] {
  if (ethnicityList === 'usual' || otherEthnicityList === null) return questions;
  const place = questions.findIndex(({ field }) => field === 'ethnicity');
  return questions
    .filter(({ field }) => field !== 'ethnicity')
    .toSpliced(place, 0, ...otherEthnicityList.questions);
}
