import type {
  JobDraftCriterion,
  JobDraftStage,
} from '@evenhand/contract/builder/job-draft-plan.ts';
import type { JobDraft } from '@evenhand/contract/builder/job-builder.ts';
import type { AnswerKey, PlanItem } from '@evenhand/contract/plan/plan-item.ts';
import { withWrittenOptions } from '../../parts/plan-item-editing/with-options.ts';

/** A criterion with a name of its own in the list, from before it was ever saved. */
export type CriterionValues = JobDraftCriterion & { key: string };

/** An item as it is edited: `criteria` are the keys of criteria on this screen, so that they follow a criterion that is renamed. */
export type ItemValues = PlanItem;

/** A stage with a name of its own in the list, and what is asked in it. */
export type StageValues = JobDraftStage & {
  key: string;
  items: readonly ItemValues[];
  answerKeys: readonly AnswerKey[];
  /** Which question of the library an item was taken from, by the item's key. */
  libraryIds: Readonly<Record<string, string>>;
};

/** The plan of a role as its author changes it. */
export type JobPlanValues = {
  criteria: readonly CriterionValues[];
  stages: readonly StageValues[];
};

const nothing: JobPlanValues = { criteria: [], stages: [] };

/** The plan that the server told; what is on the screen already (`like`) keeps its keys. */
export function toJobPlanValues(
  { criteria, stages }: Pick<JobDraft, 'criteria' | 'stages'>,
  like: JobPlanValues = nothing,
): JobPlanValues {
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
export function toSentItems(
  { items }: Pick<StageValues, 'items'>,
  { criteria, draft }: { criteria: readonly CriterionValues[]; draft: JobDraft },
): PlanItem[] {
  const nameOf = (key: string) => {
    const mine = criteria.find((criterion) => criterion.key === key);
    const saved = draft.criteria.find(({ id }) => id === mine?.id);
    return saved?.name ?? mine?.name;
  };
  return items.map((item) => ({
    ...withWrittenOptions(item),
    criteria: item.criteria.flatMap((key) => nameOf(key) ?? []),
  }));
}

/** The list on the screen after some of it was saved: it learns the ids that the server gave to what was `sent`, in the same order. */
export function withSavedIds<Row extends { key: string; id?: number | undefined }>(
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
export function withoutLostIds<Row extends { id?: number | undefined }>(
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
