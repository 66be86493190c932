import type {
  ItemAnswerKey,
  PlanItem,
} from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';

/** Why the key of a scored item would give everybody the same. */
export function findAnswerKeyFault(
  item: PlanItem,
  answerKeys: readonly ItemAnswerKey[],
): string | undefined {
  if (!('options' in item)) return undefined;
  const points = answerKeys.find((key) => key.item === item.key)?.points ?? {};
  if (!Object.keys(points).every((key) => item.options.some((option) => option.key === key)))
    return 'points are given for an option that is not offered.';
  const right = item.options.filter(
    ({ key }) => Object.hasOwn(points, key) && (points[key] ?? 0) > 0,
  );
  if (right.length === 0) return 'give points to at least one option.';
  if (item.kind !== 'many-of' || right.length === item.options.length) return undefined;
  // Nothing is taken off for a wrong option, so whoever ticks them all would be right.
  if ((item.most ?? item.options.length) <= right.length) return undefined;
  return `let at most ${right.length} be chosen. As it is, whoever ticks everything gets all points.`;
}
