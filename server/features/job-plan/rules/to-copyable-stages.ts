import type { CopyableStage } from '@evenhand/contract/job-plan/criterion-and-stage-kinds-and-copies.ts';
import { type PlanItemDbRow, planItemFromRow } from './plan-item-from-and-to-row.ts';

type StageOfRows = Omit<CopyableStage, 'items'> & { items: readonly unknown[] };

/** Stages with what is asked in them, as copies and templates keep it, of rows as their table has them. */
export function toCopyableStages(stages: readonly StageOfRows[]): CopyableStage[] {
  return stages.map((stage) => ({
    ...stage,
    // Checked by the contract as it is read, whatever stands in the row.
    items: stage.items.map((row) => planItemFromRow(row as PlanItemDbRow)),
  }));
}
