import {
  PlanItem,
  type MultipleChoiceQuestion,
  type SingleChoiceQuestion,
} from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type CandidateTestItem = SingleChoiceQuestion | MultipleChoiceQuestion;

/** The questions of a test in their order, without what their options are worth. */
export async function findCandidateTestItems(
  db: Db<'candidate'> | Db<'staff'>,
  stageId: number,
): Promise<CandidateTestItem[]> {
  // Both doors read these columns.
  const rows = await (db as Db<'candidate'>)
    .selectFrom('core.question')
    .select(['kind', 'key', 'text', 'required', 'weight', 'settings'])
    .where('stage_id', '=', stageId)
    .orderBy('position')
    .execute();
  return rows.flatMap((row) => candidateTestItemFromRow(row) ?? []);
}

/** The question that a row stands for; undefined where it is of a kind that no rule scores. */
export function candidateTestItemFromRow(row: {
  kind: string;
  key: string;
  text: string;
  required: boolean;
  weight: string | number;
  settings: unknown;
}): CandidateTestItem | undefined {
  if (row.kind !== 'one-of' && row.kind !== 'many-of') return undefined;
  const item = PlanItem.parse({
    kind: row.kind,
    key: row.key,
    text: row.text,
    required: row.required,
    weight: Number(row.weight),
    criteria: [],
    // Whoever wrote the row wrote an object.
    ...(row.settings as Record<string, unknown>),
  });
  return item.kind === 'one-of' || item.kind === 'many-of' ? item : undefined;
}
