import {
  type EqualOpportunitiesFieldKey,
  type EqualOpportunitiesSetKey,
  type EthnicityListKind,
  equalOpportunitiesFieldKeys,
  equalOpportunitiesSetKeys,
} from '@evenhand/contract/equal-opportunities.ts';
import { earlierEqualOpportunitiesForms } from './earlier-forms.ts';
import {
  precedingEqualOpportunitiesQuestionsByField,
  alternativeEthnicityListBySet,
} from './ethnicity-lists-codes-and-preceding-questions.ts';
import { equalOpportunitiesFieldsBySet } from './fields-by-set.ts';
import type {
  EqualOpportunitiesForm,
  EqualOpportunitiesQuestion,
  WrittenEqualOpportunitiesQuestion,
} from './equal-opportunities-form-types.ts';
import {
  differingEqualOpportunitiesQuestionsBySet,
  usualEqualOpportunitiesQuestionsByField,
} from './questions-by-field-and-set.ts';

/** Goes up with a change of meaning; the form before it then moves to `earlier-forms.ts`, where its answers stay readable. */
const versions: Readonly<Record<EqualOpportunitiesSetKey, number>> = {
  AU: 1,
  CA: 1,
  FR: 1,
  DE: 1,
  GB: 2,
  NI: 1,
  HK: 1,
  IN: 1,
  NL: 1,
  NZ: 1,
  SG: 1,
  CH: 1,
  US: 2,
  EHRC: 1,
  other: 1,
};

/** The form of each set as it is asked today, with the questions that are offered but off. */
export const currentEqualOpportunitiesForms: readonly EqualOpportunitiesForm[] =
  equalOpportunitiesSetKeys.map((eoSet) => ({
    version: `${eoSet}-${versions[eoSet]}`,
    eoSet,
    questions: equalOpportunitiesFieldKeys.flatMap((field) => questionsOn(eoSet, field)),
  }));

/** The same forms with the other list of ethnic groups that a set offers. */
export const formsWithAlternativeEthnicityList: readonly EqualOpportunitiesForm[] =
  currentEqualOpportunitiesForms.flatMap((form) => {
    const other = alternativeEthnicityListBySet[form.eoSet];
    if (other === undefined) return [];
    const place = form.questions.findIndex(({ field }) => field === 'ethnicity');
    const questions = form.questions.filter(({ field }) => field !== 'ethnicity');
    const { offered } = form.questions[place] ?? { offered: 'on' };
    const inItsPlace = other.questions.map((listed) =>
      questionOf(listed, { name: listed.name, field: 'ethnicity', offered }),
    );
    return [
      {
        version: `${form.version}-${other.list}`,
        eoSet: form.eoSet,
        questions: questions.toSpliced(place, 0, ...inItsPlace),
      },
    ];
  });

/** A set offers one list beside its usual one, or none: then the usual one is asked. */
export function findCurrentEqualOpportunitiesForm(
  eoSet: EqualOpportunitiesSetKey,
  list: EthnicityListKind = 'usual',
): EqualOpportunitiesForm {
  const other = formsWithAlternativeEthnicityList.find((each) => each.eoSet === eoSet);
  if (other !== undefined && list === alternativeEthnicityListBySet[eoSet]?.list) return other;
  const form = currentEqualOpportunitiesForms.find((each) => each.eoSet === eoSet);
  if (form === undefined) throw new Error(`no form for ${eoSet}`);
  return form;
}

/** The form that an answer was given to, of whatever age. */
export function equalOpportunitiesFormOfVersion(
  version: string,
): EqualOpportunitiesForm | undefined {
  return [
    ...currentEqualOpportunitiesForms,
    ...formsWithAlternativeEthnicityList,
    ...earlierEqualOpportunitiesForms,
  ].find((form) => form.version === version);
}

function questionsOn(
  eoSet: EqualOpportunitiesSetKey,
  field: EqualOpportunitiesFieldKey,
): EqualOpportunitiesQuestion[] {
  const { on, off } = equalOpportunitiesFieldsBySet[eoSet];
  if (!on.includes(field) && !off.includes(field)) return [];
  const offered = on.includes(field) ? 'on' : 'off';
  const before = precedingEqualOpportunitiesQuestionsByField[eoSet]?.[field];
  return [
    ...(before ? [questionOf(before, { name: before.name, field, offered })] : []),
    questionOf(
      differingEqualOpportunitiesQuestionsBySet[eoSet]?.[field] ??
        usualEqualOpportunitiesQuestionsByField[field],
      {
        name: field,
        field,
        offered,
      },
    ),
  ];
}

function questionOf(
  { question, options, groups, several, ownWords }: WrittenEqualOpportunitiesQuestion,
  { name, field, offered }: Pick<EqualOpportunitiesQuestion, 'name' | 'field' | 'offered'>,
): EqualOpportunitiesQuestion {
  const codeOf = (end: string) => `${name}.${end}`;
  return {
    name,
    field,
    question,
    options: [
      ...Object.entries(options).map(([end, label]) => ({
        code: codeOf(end),
        label,
        ...(groups?.[end] && { group: groups[end] }),
      })),
      { code: codeOf('prefer-not'), label: 'Prefer not to say' },
    ],
    several: typeof several === 'object' ? several.map(codeOf) : (several ?? 'no'),
    ownWords: ownWords === undefined ? null : codeOf(ownWords),
    offered,
  };
}
