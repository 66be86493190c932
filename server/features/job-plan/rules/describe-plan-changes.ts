import { ItemWithMustHave } from '@evenhand/contract/job-plan/item-with-must-have-schema.ts';
import { isSameJson } from '../../../text/is-same-json.ts';
import type { FrozenPlanItem, JobPlan, JobPlanStage } from './build-job-plan-and-job-plan-types.ts';
import { describeMustHave } from './describe-must-have.ts';

/** What the second plan changes of the first, a plain sentence without a full stop for each thing. */
export function describeJobPlanChanges(before: JobPlan, after: JobPlan): string[] {
  return [
    ...changed('Places', before.places, after.places),
    ...changesByName('Criterion', before.criteria, after.criteria, criterionChanges),
    ...changesByName('Stage', before.stages, after.stages, stageChanges),
  ];
}

type Named = { name: string; kind: string };
type Changes<T> = (before: T, after: T) => string[];

function changesByName<T extends Named>(
  what: string,
  before: readonly T[],
  after: readonly T[],
  changesOf: Changes<T>,
): string[] {
  const findBefore = (now: T) => find(before, now) ?? findRenamed(now, { before, after });
  const kept = after.flatMap((now) => {
    const was = findBefore(now);
    if (was === undefined) return [];
    const isRenamed = was.name !== now.name;
    return [
      ...(isRenamed ? [`${what} “${was.name}” is called “${now.name}” now`] : []),
      ...changesOf(was, now),
    ];
  });
  const found = after.map(findBefore);
  const gone = before.filter((one) => !found.includes(one));
  const order = found.filter((one) => one !== undefined);
  const isReordered = before
    .filter((one) => order.includes(one))
    .some((one, i) => one !== order[i]);
  return [
    ...gone.map(({ name }) => `${what} “${name}” taken out`),
    ...after.filter((_, i) => found[i] === undefined).map(({ name }) => `${what} “${name}” added`),
    ...(isReordered ? [`${what === 'Stage' ? 'Stages' : 'Criteria'} in another order`] : []),
    ...kept,
  ];
}

function find<T extends Named>(list: readonly T[], { name }: Named): T | undefined {
  return list.find((one) => one.name === name);
}

/** What stood in the same place, of the same kind, when neither name is there in the other list. */
function findRenamed<T extends Named>(
  now: T,
  { before, after }: { before: readonly T[]; after: readonly T[] },
): T | undefined {
  const was = before[after.indexOf(now)];
  const isSame = was?.kind === now.kind && find(after, was) === undefined;
  return isSame ? was : undefined;
}

function criterionChanges(before: JobPlan['criteria'][number], after: JobPlan['criteria'][number]) {
  const { name } = after;
  return [
    ...changed(`Criterion “${name}”`, before.kind, after.kind),
    ...(before.description === after.description ? [] : [`Criterion “${name}” described anew`]),
  ];
}

function stageChanges(before: JobPlanStage, after: JobPlanStage): string[] {
  const { name } = after;
  return [
    ...changed('Reviews of each answer', before.reviewsPerItem, after.reviewsPerItem),
    ...changed(`Weight of “${name}”`, before.weight, after.weight),
    ...changed(`Minutes of “${name}”`, before.minutes, after.minutes),
    ...changed(
      `Days for “${name}”`,
      before.task?.dueDays ?? undefined,
      after.task?.dueDays ?? undefined,
    ),
    ...(before.task?.instructions === after.task?.instructions
      ? []
      : [`What to do in “${name}” written anew`]),
    ...changed(`Kind of “${name}”`, before.kind, after.kind),
    ...(before.keyCorrections === after.keyCorrections ? [] : [`Key of “${name}” corrected`]),
    ...itemChanges(before.items, after.items, name),
  ];
}

function itemChanges(before: FrozenPlanItem[], after: FrozenPlanItem[], stage: string): string[] {
  if (before.length !== after.length)
    return [`Questions of “${stage}”: ${before.length} → ${after.length}`];
  return after.flatMap((item, at) => {
    const [was, now] = [splitItem(before[at]), splitItem(item)];
    const place = `question ${at + 1} of “${stage}”`;
    return [
      ...(isSameJson(was.asked, now.asked) ? [] : [`Q${place.slice(1)} changed`]),
      ...changed(`Criteria of ${place}`, was.criteria, now.criteria),
      // Another rule may be said in the same words.
      ...(isSameJson(was.mustHave, now.mustHave)
        ? []
        : [`Must-have of ${place}: ${was.mustHaveWords} → ${now.mustHaveWords}`]),
      ...changed(`Weight of ${place}`, was.weight, now.weight),
    ];
  });
}

/** What is told in words of its own, and everything else that is asked. */
function splitItem({
  key,
  weight = 1,
  mustHave,
  criteria = [],
  ...asked
}: Partial<FrozenPlanItem> = {}) {
  const required = ItemWithMustHave.safeParse({ ...asked, key, mustHave });
  return {
    asked,
    weight,
    criteria: criteria.length === 0 ? undefined : criteria.join(', '),
    mustHave,
    mustHaveWords: required.success ? describeMustHave(required.data) : 'none',
  };
}

function changed(
  what: string,
  before: string | number | undefined,
  after: string | number | undefined,
): string[] {
  return before === after ? [] : [`${what}: ${before ?? 'none'} → ${after ?? 'none'}`];
}
