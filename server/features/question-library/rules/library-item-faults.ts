import type { WrittenLibraryQuestion } from '@evenhand/contract/question-library.ts';
import { mayItemKindHaveReviewGuides } from '@evenhand/contract/job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import { questionTypeFacts } from '@evenhand/contract/question-library/question-types-and-seniorities.ts';

const OPTIONS_LEAST = 2;

/** Which fields of a question contradict its kind, with a sentence each; undefined where none does. */
export function findLibraryItemFaults(
  { type, item, guideOne, guideThree, guideFive }: WrittenLibraryQuestion,
  points: Readonly<Record<string, number>> | undefined,
): Record<string, string> | undefined {
  const kind = item?.kind ?? (type === 'interview' ? 'interview' : 'long-text');
  const options = item && 'options' in item ? item.options : undefined;
  const isOffered = (key: string) => options?.some((option) => option.key === key) ?? false;
  const faults: [string, string | false][] = [
    [
      'item',
      questionTypeFacts[type].itemKind !== kind && 'Say how it is answered, as its kind asks.',
    ],
    [
      'guideOne',
      !mayItemKindHaveReviewGuides(kind) &&
        guideOne + guideThree + guideFive !== '' &&
        'Nobody scores this kind.',
    ],
    [
      'item.options',
      options !== undefined && options.length < OPTIONS_LEAST && 'Offer at least two options.',
    ],
    ['item.mustHave', listMustHaveOptions(item).some((key) => !isOffered(key)) && NOT_OFFERED],
    ['points', !Object.keys(points ?? {}).every(isOffered) && NOT_OFFERED],
  ];
  const told = faults.filter((fault): fault is [string, string] => fault[1] !== false);
  return told.length === 0 ? undefined : Object.fromEntries(told);
}

const NOT_OFFERED = 'This names an option that is not offered.';

function listMustHaveOptions(item: WrittenLibraryQuestion['item']): readonly string[] {
  return item && 'options' in item ? (item.mustHave?.options ?? []) : [];
}
