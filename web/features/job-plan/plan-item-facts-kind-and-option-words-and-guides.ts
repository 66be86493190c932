import {
  type PlanItemKind,
  planItemKindFacts,
} from '@evenhand/contract/job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import { pluraliseCount } from '../../parts/words/pluralise-count.ts';
import type { PlanItemInVersion, PlanStageInVersion } from './parse-plan-of-version.ts';

/** One thing that a plan says, as a label and its words: two versions say the same where both are equal. */
export type PlanFactLabelAndWords = { label: string; words: string };

const answerFactsByKind = {
  'long-text': ({ maxWords }) => upTo('Length', maxWords, 'word'),
  'short-text': ({ maxCharacters }) => upTo('Length', maxCharacters, 'character'),
  number: ({ min, max, unit, decimals }) => [
    ...fact('Range', rangeWords(min, max)),
    ...fact('Unit', unit ?? ''),
    ...fact('Decimals', decimals ? String(decimals) : ''),
  ],
  date: ({ earliest, latest }) => fact('Range', rangeWords(earliest, latest)),
  'one-of': () => [],
  'many-of': ({ least, most }) => [
    ...fact('At least', least ? pluraliseCount(least, 'option') : ''),
    ...fact('At most', most ? pluraliseCount(most, 'option') : ''),
  ],
  'yes-no': () => [],
  statement: () => [],
  file: ({ filesMax }) => upTo('Files', filesMax, 'file'),
  link: () => [],
  interview: () => [],
  cvFocus: () => [],
} as const satisfies Record<PlanItemKind, (item: PlanItemInVersion) => PlanFactLabelAndWords[]>;

/** What a version says of an item besides its text, options and guides. */
export function listPlanItemFacts(
  item: PlanItemInVersion,
  { kind, items }: PlanStageInVersion,
): PlanFactLabelAndWords[] {
  return [
    ...fact('Looks at', item.criteria.join(', ')),
    ...(isItemKind(item.kind) ? answerFactsByKind[item.kind](item) : []),
    ...fact('Answer', item.required === undefined ? '' : item.required ? 'Required' : 'Optional'),
    // Nobody scores a form.
    ...fact('Weight', item.weight === undefined || kind === 'form' ? '' : String(item.weight)),
    ...fact('Limit', item.minutes === undefined ? '' : pluraliseCount(item.minutes, 'minute')),
    ...fact('Must-have', mustHaveWords(item)),
    ...fact('Shown to', conditionWords(item, items)),
  ];
}

/** What a kind is called; one that this page does not know yet is called as the plan calls it. */
export function planItemKindWords(kind: string): string {
  return isItemKind(kind) ? planItemKindFacts[kind].words : kind || 'Question';
}

export function listPlanItemOptionWords({ options }: PlanItemInVersion): string[] {
  return (options ?? []).map(({ key, words }) => words || key);
}

/** Guides stand together in early versions, and one by one in later ones; null where there are none. */
export function findPlanItemReviewGuides({ guides, ...item }: PlanItemInVersion) {
  const found = {
    guideOne: item.guideOne ?? guides?.one ?? '',
    guideThree: item.guideThree ?? guides?.three ?? '',
    guideFive: item.guideFive ?? guides?.five ?? '',
  };
  return Object.values(found).some((words) => words.trim() !== '') ? found : null;
}

function mustHaveWords({ mustHave, ...item }: PlanItemInVersion): string {
  if (mustHave === undefined) return '';
  if (mustHave.answer !== undefined) return mustHave.answer ? 'Yes' : 'No';
  if (mustHave.options === undefined) return rangeWords(mustHave.least, mustHave.most);
  const joined = new Intl.ListFormat('en-GB', {
    type: mustHave.needs === 'all' ? 'conjunction' : 'disjunction',
  });
  return joined.format(mustHave.options.map((key) => wordsOfOption(item, key)));
}

function conditionWords(
  { condition }: PlanItemInVersion,
  items: readonly PlanItemInVersion[],
): string {
  if (condition === undefined) return '';
  const at = items.findIndex(({ key }) => key === condition.item);
  const asked = items[at];
  const chosen = condition.options.map((key) => (asked ? wordsOfOption(asked, key) : key));
  const answers = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(chosen);
  return `Whoever answers ${at < 0 ? condition.item : at + 1} with ${answers}`;
}

function wordsOfOption({ options }: Pick<PlanItemInVersion, 'options'>, key: string): string {
  return `“${options?.find((option) => option.key === key)?.words || key}”`;
}

type Bound = string | number | null | undefined;

function rangeWords(least: Bound, most: Bound): string {
  const [from, to] = [least ?? '', most ?? ''].map(String);
  if (from !== '' && to !== '') return `${from} to ${to}`;
  if (from !== '') return `From ${from}`;
  return to === '' ? '' : `Up to ${to}`;
}

function upTo(label: string, most: number | undefined, unit: string): PlanFactLabelAndWords[] {
  return fact(label, most === undefined ? '' : `Up to ${pluraliseCount(most, unit)}`);
}

function fact(label: string, words: string): PlanFactLabelAndWords[] {
  return words === '' ? [] : [{ label, words }];
}

function isItemKind(kind: string): kind is PlanItemKind {
  return Object.hasOwn(planItemKindFacts, kind);
}
