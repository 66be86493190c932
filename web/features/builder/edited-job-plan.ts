import type {
  JobDraftCriterion,
  JobDraftStage,
} from '@evenhand/contract/builder/job-draft-criterion-and-stage-schemas.ts';
import type { JobDraft } from '@evenhand/contract/builder/job-draft-and-publish-endpoints-and-limits.ts';
import type {
  ItemAnswerKey,
  PlanItem,
} from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import { removeUnwrittenItemOptions } from '../../parts/plan-item-editing/replace-or-remove-item-options.ts';

/** A criterion with a name of its own in the list, from before it was ever saved. */
export type EditedCriterion = JobDraftCriterion & { key: string };

/** An item as it is edited: `criteria` are the keys of criteria on this screen, so that they follow a criterion that is renamed. */
export type EditedPlanItem = PlanItem;

/** A stage with a name of its own in the list, and what is asked in it. */
export type EditedStage = JobDraftStage & {
  key: string;
  items: readonly EditedPlanItem[];
  answerKeys: readonly ItemAnswerKey[];
  /** Which question of the library an item was taken from, by the item's key. */
  libraryIds: Readonly<Record<string, string>>;
};

/** The plan of a role as its author changes it. */
export type EditedJobPlan = {
  criteria: readonly EditedCriterion[];
  stages: readonly EditedStage[];
};

const nothing: EditedJobPlan = { criteria: [], stages: [] };

/** The plan that the server told; what is on the screen already (`like`) keeps its keys. */
export function toEditedJobPlan(
  { criteria, stages }: Pick<JobDraft, 'criteria' | 'stages'>,
  like: EditedJobPlan = nothing,
): EditedJobPlan {
  const known = criteria.map((criterion) => ({
    ...criterion,
    key: findKey(like.criteria, criterion.id) ?? `criterion-${criterion.id}`,
  }));
  const keyOf = (name: string) =>
    known.find((criterion) => criterion.name.toLowerCase() === name.toLowerCase())?.key ?? name;
  return {
    criteria: known,
    stages: stages.map((stage) => ({
      ...stage,
      key: findKey(like.stages, stage.id) ?? `stage-${stage.id}`,
      items: stage.items.map((item) => ({ ...item, criteria: item.criteria.map(keyOf) })),
    })),
  };
}

/** The items of a stage as they are sent: with the names that the server has for their criteria. */
export function itemsAsSentToServer(
  { items }: Pick<EditedStage, 'items'>,
  { criteria, draft }: { criteria: readonly EditedCriterion[]; draft: JobDraft },
): PlanItem[] {
  const nameOf = (key: string) => {
    const mine = criteria.find((criterion) => criterion.key === key);
    const saved = draft.criteria.find(({ id }) => id === mine?.id);
    return saved?.name ?? mine?.name;
  };
  return items.map((item) => ({
    ...removeUnwrittenItemOptions(item),
    criteria: item.criteria.flatMap((key) => nameOf(key) ?? []),
  }));
}

/** The list on the screen after some of it was saved: it learns the ids that the server gave to what was `sent`, in the same order. */
export function copySavedIdsToRows<Row extends { key: string; id?: number | undefined }>(
  mine: readonly Row[],
  sent: readonly Row[],
  saved: readonly { id: number }[],
): Row[] {
  const ids = new Map(sent.map(({ key }, i) => [key, saved[i]?.id]));
  return mine.map((row) => {
    const id = ids.get(row.key);
    return id === undefined ? row : { ...row, id };
  });
}

/** Rows that are gone from the server are saved as new ones. */
export function dropIdsDeletedOnServer<Row extends { id?: number | undefined }>(
  rows: readonly Row[],
  saved: readonly { id: number }[],
): Row[] {
  return rows.map((row) =>
    row.id === undefined || saved.some(({ id }) => id === row.id) ? row : { ...row, id: undefined },
  );
}

function findKey(rows: readonly { key: string; id?: number | undefined }[], id: number) {
  return rows.find((row) => row.id === id)?.key;
}
