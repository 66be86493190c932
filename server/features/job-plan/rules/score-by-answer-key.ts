import type {
  ItemAnswerKey,
  MultipleChoiceQuestion,
  SingleChoiceQuestion,
} from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';

type KeyedItem =
  | Pick<SingleChoiceQuestion, 'kind' | 'options'>
  | Pick<MultipleChoiceQuestion, 'kind' | 'options' | 'most'>;

/** What an answer earns by the key, as a share of the most that can be had: from 0 to 1. No answer earns nothing, and none costs any. */
export function scoreByAnswerKey(
  item: KeyedItem,
  { points }: Pick<ItemAnswerKey, 'points'>,
  answer: string | readonly string[] | null,
): number {
  const best = bestPoints(item, points);
  if (best === 0) return 0;
  const chosen = new Set(typeof answer === 'string' ? [answer] : answer);
  const offered = item.options.filter(({ key }) => chosen.has(key));
  const earned = offered.reduce((sum, { key }) => sum + pointsOf(points, key), 0);
  return Math.min(earned / best, 1);
}

/** The most that anybody can get: the best option, or the best of as many as may be chosen. */
function bestPoints(item: KeyedItem, points: ItemAnswerKey['points']): number {
  const chosenMost = item.kind === 'one-of' ? 1 : (item.most ?? item.options.length);
  return item.options
    .map(({ key }) => pointsOf(points, key))
    .toSorted((one, other) => other - one)
    .slice(0, chosenMost)
    .reduce((sum, worth) => sum + worth, 0);
}

function pointsOf(points: ItemAnswerKey['points'], option: string): number {
  return Object.hasOwn(points, option) ? (points[option] ?? 0) : 0;
}
