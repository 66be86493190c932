import { QUESTION_OR_GUIDE_CHARACTERS_MIN } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import { findPlanItemScoringMethod } from '@evenhand/contract/job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import type { JobPlanProblem } from '@evenhand/contract/job-plan/job-plan-problem-schema.ts';
import { findAnswerKeyFault } from './answer-key-fault.ts';
import { isSameCriterionName } from './is-same-criterion-name.ts';
import { findMustHaveFault } from './must-have-fault.ts';
import type { PlanToCheck, PlanStageToCheck } from './plan-to-check-types.ts';

type Place = { stage: PlanStageToCheck; plan: PlanToCheck };

/** What one item lacks, or where it contradicts itself. */
export function findPlanItemProblems(item: PlanItem, { stage, plan }: Place): JobPlanProblem[] {
  const title = `Question ${stage.items.indexOf(item) + 1} of “${stage.name}”`;
  const scoring = findPlanItemScoringMethod(item.kind, stage.kind);
  const isScored = scoring === 'people' || scoring === 'rule';
  const faults: [JobPlanProblem['code'], string | undefined][] = [
    ['item-incomplete', findTextFault(item)],
    ['item-incomplete', scoring === 'people' ? findGuideFault(item) : undefined],
    ['item-incomplete', isScored && item.criteria.length === 0 ? NO_CRITERION : undefined],
    ['item-incomplete', item.criteria.length > CRITERIA_OF_ITEM_MAX ? MANY_CRITERIA : undefined],
    ['item-incomplete', findOptionsFault(item)],
    ['criterion-unknown', findCriterionFault(item, plan)],
    ['bounds-contradict', findBoundsFault(item)],
    ['must-have-broken', findMustHaveFault(item)],
    [
      'answer-key-broken',
      scoring === 'rule' ? findAnswerKeyFault(item, plan.answerKeys) : undefined,
    ],
  ];
  const where = { stage: stage.name, item: item.key };
  return faults.flatMap(([code, fault]) =>
    fault === undefined ? [] : [{ code, blocks: true, where, message: `${title}: ${fault}` }],
  );
}

const CRITERIA_OF_ITEM_MAX = 3;
const MANY_CRITERIA = 'let it look at three criteria at most.';
const NO_CRITERION = 'say which criteria it looks at, one to three.';

function findTextFault({ text }: PlanItem): string | undefined {
  if (isWritten(text)) return undefined;
  return `write what is asked, in at least ${QUESTION_OR_GUIDE_CHARACTERS_MIN} characters.`;
}

function findGuideFault(item: PlanItem): string | undefined {
  if (!('guideOne' in item)) return undefined;
  const guides = [
    ['1 star', item.guideOne],
    ['3 stars', item.guideThree],
    ['5 stars', item.guideFive],
  ] as const;
  const missing = guides.filter(([, text]) => !isWritten(text)).map(([stars]) => stars);
  if (missing.length === 0) return undefined;
  const stars = new Intl.ListFormat('en-GB').format(missing);
  return `write the review guide for ${stars}, in at least ${QUESTION_OR_GUIDE_CHARACTERS_MIN} characters.`;
}

function findOptionsFault(item: PlanItem): string | undefined {
  if (!('options' in item) || item.options.length >= 2) return undefined;
  return 'offer at least two options.';
}

function findCriterionFault({ criteria }: PlanItem, plan: PlanToCheck): string | undefined {
  const unknown = criteria.find(
    (name) => !plan.criteria.some((known) => isSameCriterionName(known.name, name)),
  );
  return unknown && `“${unknown}” is no criterion of this role. Choose another.`;
}

function findBoundsFault(item: PlanItem): string | undefined {
  if (item.kind === 'number' && isAfter(item.min, item.max))
    return 'the smallest number is larger than the largest.';
  if (item.kind === 'date' && isAfter(item.earliest, item.latest))
    return 'the earliest day comes after the latest.';
  if (item.kind !== 'many-of') return undefined;
  if (isAfter(item.least, item.most)) return 'more must be chosen than may be chosen.';
  return item.least > item.options.length
    ? 'more must be chosen than there are options.'
    : undefined;
}

function isAfter<Bound extends number | string>(first: Bound | null, last: Bound | null): boolean {
  return first !== null && last !== null && first > last;
}

function isWritten(text: string): boolean {
  return text.trim().length >= QUESTION_OR_GUIDE_CHARACTERS_MIN;
}
