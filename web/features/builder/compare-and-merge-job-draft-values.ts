import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import type { JobDraft } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import {
  type EditedJobDraft,
  type JobDraftFieldName,
  type PlainJobDraftFieldName,
  draftFieldOfStageItems,
  plainJobDraftFields,
  stageKeyOfDraftField,
  toEditedJobDraft,
  trimTextFieldsToNull,
} from './edited-job-draft.ts';
import { removeUnwrittenItemOptions } from '../../parts/plan-item-editing/replace-or-remove-item-options.ts';
import type { EditedCriterion, EditedStage } from './edited-job-plan.ts';

/** Whether a field says the same in both, whatever its list keys, outer spaces, and ids given meanwhile. */
export function isSameJobDraftField(
  field: JobDraftFieldName,
  a: EditedJobDraft,
  b: EditedJobDraft,
): boolean {
  return comparableTextOfJobDraftField(field, a) === comparableTextOfJobDraftField(field, b);
}

/** Whether the screen says something else than the server. */
export function isUnsavedJobDraftField(
  field: JobDraftFieldName,
  { draft, mine }: { draft: JobDraft; mine: EditedJobDraft },
): boolean {
  return !isSameJobDraftField(field, mine, toEditedJobDraft(draft, mine));
}

/** A field from one state of things, all others from another. */
export function replaceJobDraftField(
  field: JobDraftFieldName,
  values: EditedJobDraft,
  from: EditedJobDraft,
): EditedJobDraft {
  const stageKey = stageKeyOfDraftField(field);
  if (stageKey !== undefined) return { ...values, stages: withItemsOf(stageKey, values, from) };
  if (field === 'stages') return { ...values, stages: withStagesOf(values, from) };
  return { ...values, [field]: from[plainField(field)] };
}

/**
 * Brings what stands on the screen (`mine`) together with what the server says now (`news`), knowing what
 * it said before (`base`). What only one side changed is taken; what both changed differently is left on the
 * screen and named in `clashes`.
 */
export function mergeJobDraftValues({
  base,
  mine,
  news,
}: {
  base: EditedJobDraft;
  mine: EditedJobDraft;
  news: EditedJobDraft;
}) {
  let merged = mine;
  const clashes: JobDraftFieldName[] = [];
  for (const field of [...plainJobDraftFields, ...news.stages.map(draftFieldOfStageItems)]) {
    if (isSameJobDraftField(field, news, base) || isSameJobDraftField(field, news, mine)) continue;
    const isMineOld =
      isSameJobDraftField(field, mine, base) &&
      !(field === 'stages' && losesItemsOfMine({ base, mine, news }));
    if (isMineOld) merged = replaceJobDraftField(field, merged, news);
    else clashes.push(field);
  }
  return { merged, clashes };
}

/** Whether a stage is gone in which something was written that is not saved. */
function losesItemsOfMine({
  base,
  mine,
  news,
}: Record<'base' | 'mine' | 'news', EditedJobDraft>): boolean {
  return mine.stages.some(
    (stage) =>
      !news.stages.some(({ key }) => key === stage.key) &&
      !isSameJobDraftField(draftFieldOfStageItems(stage), mine, base),
  );
}

/** The stages of one state of things, with what is asked in those that both have from the other. */
function withStagesOf(values: EditedJobDraft, from: EditedJobDraft): EditedStage[] {
  return from.stages.map((stage) => {
    const { items, answerKeys, libraryIds } =
      values.stages.find(({ key }) => key === stage.key) ?? stage;
    return { ...stage, items, answerKeys, libraryIds };
  });
}

function withItemsOf(
  stageKey: string,
  values: EditedJobDraft,
  from: EditedJobDraft,
): readonly EditedStage[] {
  const source = from.stages.find(({ key }) => key === stageKey);
  if (source === undefined) return values.stages;
  const { items, answerKeys, libraryIds } = source;
  return values.stages.map((stage) =>
    stage.key === stageKey ? { ...stage, items, answerKeys, libraryIds } : stage,
  );
}

/** What a field says, to be compared. */
export function comparableTextOfJobDraftField(
  field: JobDraftFieldName,
  values: EditedJobDraft,
): string {
  const stageKey = stageKeyOfDraftField(field);
  if (stageKey !== undefined) {
    const stage = values.stages.find(({ key }) => key === stageKey);
    return stage === undefined ? '' : toComparableText(contentOfItems(stage, values));
  }
  const value = values[plainField(field)];
  if (typeof value === 'string') return value.trim().replaceAll('\r\n', '\n');
  if (field === 'criteria') return toComparableText(values.criteria.map(contentOfCriterion));
  if (field === 'stages') return toComparableText(values.stages.map(contentOfStage));
  return JSON.stringify(trimTextFieldsToNull(value));
}

function contentOfCriterion({ id, name, description, kind }: EditedCriterion) {
  return { id, name, description, kind };
}

function contentOfStage({ id, kind, name, weight, minutes, switchedOff, task }: EditedStage) {
  return { id, kind, name, weight, minutes, switchedOff, ...(task && { task }) };
}

/** What serves a criterion that is gone serves it no more; an option without words is none, and one without points is worth none. */
function contentOfItems(
  { items, answerKeys, libraryIds }: EditedStage,
  { criteria }: Pick<EditedJobDraft, 'criteria'>,
) {
  const isThere = (key: string) => criteria.some((criterion) => criterion.key === key);
  return {
    items: items.map((item) => ({
      ...removeUnwrittenItemOptions(item),
      criteria: item.criteria.filter(isThere).sort(),
    })),
    worth: items.map((item) => withPositivePoints(item, answerKeys)),
    libraryIds: items.map(({ key }) => libraryIds[key] ?? null),
  };
}

function withPositivePoints(item: PlanItem, answerKeys: EditedStage['answerKeys']) {
  const points = answerKeys.find((key) => key.item === item.key)?.points ?? {};
  return Object.fromEntries(Object.entries(points).filter(([, each]) => each > 0));
}

/** The same text for the same content, whatever the order of its properties and the spaces around its texts. */
function toComparableText(content: unknown): string {
  return JSON.stringify(content, (_, value: unknown) => {
    if (typeof value === 'string') return value.trim().replaceAll('\r\n', '\n');
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => a.localeCompare(b)));
  });
}

/** Every field but those of items, which were answered before. */
function plainField(field: JobDraftFieldName): PlainJobDraftFieldName {
  // What does not name a stage is a field of its own.
  return field as PlainJobDraftFieldName;
}
