import { planItemKindFacts } from '@evenhand/contract/job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { stageKindFacts } from '@evenhand/contract/job-plan/stage-kind-facts.ts';
import { pluraliseCount } from '../../parts/words/pluralise-count.ts';
import {
  type StageItemsDraftField,
  type JobDraftFieldName,
  stageKeyOfDraftField,
} from './edited-job-draft.ts';
import type { EditedCriterion, EditedJobPlan, EditedStage } from './edited-job-plan.ts';

type PlanField = 'criteria' | 'stages' | StageItemsDraftField;

/** Whether a field is part of the plan of a role. */
export function isJobPlanDraftField(field: JobDraftFieldName): field is PlanField {
  return field === 'criteria' || field === 'stages' || stageKeyOfDraftField(field) !== undefined;
}

/** A field of the plan as plain text, all of it, so that two versions can be told apart. */
export function formatPlanField(field: PlanField, plan: EditedJobPlan): string {
  if (field === 'criteria') return plan.criteria.map(formatCriterion).join('\n') || 'No criteria';
  if (field === 'stages') return plan.stages.map(formatStage).join('\n') || 'No stages';
  const stage = plan.stages.find(({ key }) => key === stageKeyOfDraftField(field));
  if (stage === undefined) return 'The stage is gone';
  return (
    stage.items.map((item, i) => formatItem(item, i, { plan, stage })).join('\n\n') ||
    'No questions'
  );
}

function formatCriterion({ name, kind, description }: EditedCriterion, i: number): string {
  const what = description.trim() === '' ? '' : `: ${description.trim()}`;
  return `${i + 1}. ${name} (${kind})${what}`;
}

function formatStage(
  { kind, name, weight, minutes, switchedOff, task }: EditedStage,
  i: number,
): string {
  const facts = [
    stageKindFacts[kind].words,
    `weight ${weight}`,
    ...(minutes === null ? [] : [pluraliseCount(minutes, 'minute')]),
    ...(task?.dueDays ? [`${pluraliseCount(task.dueDays, 'day')} to do it`] : []),
    ...(switchedOff ? ['off'] : []),
  ];
  const says = task?.instructions ? `: ${task.instructions}` : '';
  return `${i + 1}. ${name} (${facts.join(', ')})${says}`;
}

type Place = { plan: EditedJobPlan; stage: EditedStage };

function formatItem(item: PlanItem, i: number, { plan, stage }: Place): string {
  const points = stage.answerKeys.find((key) => key.item === item.key)?.points ?? {};
  const criteria = plan.criteria
    .filter(({ key }) => item.criteria.includes(key))
    .map(({ name }) => name);
  const options =
    'options' in item
      ? item.options.map(({ key, words }) =>
          points[key] === undefined ? `– ${words}` : `– ${words}: ${points[key]}`,
        )
      : [];
  const guides =
    'guideOne' in item
      ? [`1 star: ${item.guideOne}`, `3 stars: ${item.guideThree}`, `5 stars: ${item.guideFive}`]
      : [];
  const facts = [
    planItemKindFacts[item.kind].words,
    criteria.join(', ') || 'no criteria',
    `weight ${item.weight}`,
    item.required ? 'required' : 'optional',
    ...factsOfKind(item),
    ...formatMustHave(item),
    ...formatCondition(item, stage),
  ];
  return [`${i + 1}. ${item.text}`, ...options, ...guides, facts.join('; ')].join('\n');
}

/** What items of its kind alone have. */
function factsOfKind(item: PlanItem): string[] {
  switch (item.kind) {
    case 'long-text':
      return [pluraliseCount(item.maxWords, 'word')];
    case 'short-text':
      return [pluraliseCount(item.maxCharacters, 'character')];
    case 'number':
      return [
        ...(item.unit === null ? [] : [`in ${item.unit}`]),
        ...formatBounds(item.min, item.max),
        pluraliseCount(item.decimals, 'decimal'),
      ];
    case 'date':
      return formatBounds(item.earliest, item.latest);
    case 'many-of':
      return [`choose ${formatBounds(item.least, item.most).join(' ')}`];
    case 'file':
      return [pluraliseCount(item.filesMax, 'file')];
    case 'one-of':
    case 'yes-no':
    case 'statement':
    case 'link':
    case 'interview':
    case 'cvFocus':
      return [];
  }
}

function formatBounds<Bound>(from: Bound | null, to: Bound | null): string[] {
  return [
    ...(from === null ? [] : [`from ${String(from)}`]),
    ...(to === null ? [] : [`to ${String(to)}`]),
  ];
}

function formatMustHave(item: PlanItem): string[] {
  if (!('mustHave' in item) || item.mustHave === undefined) return [];
  switch (item.kind) {
    case 'yes-no':
      return [`must-have: ${item.mustHave.answer ? 'yes' : 'no'}`];
    case 'number':
      return [
        `must-have: ${formatBounds(item.mustHave.least, item.mustHave.most).join(' ') || 'any number'}`,
      ];
    case 'one-of':
      return [`must-have: ${wordsOfOptions(item, item.mustHave.options)}`];
    case 'many-of':
      return [
        `must-have: ${item.mustHave.needs === 'all' ? 'all' : 'one'} of ${wordsOfOptions(item, item.mustHave.options)}`,
      ];
  }
}

function formatCondition({ condition }: PlanItem, { items }: EditedStage): string[] {
  if (condition === undefined) return [];
  const place = items.findIndex(({ key }) => key === condition.item);
  const source = items[place];
  if (source === undefined) return ['shown to whoever answered a question that is gone'];
  return [`shown if question ${place + 1} is ${wordsOfOptions(source, condition.options)}`];
}

function wordsOfOptions(item: PlanItem, chosen: readonly string[]): string {
  const options = 'options' in item ? item.options : [];
  const words = chosen.map((key) => options.find((option) => option.key === key)?.words ?? key);
  return words.join(' or ') || 'nothing';
}
