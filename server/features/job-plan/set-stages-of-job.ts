import type { JobDraftStage } from '@evenhand/contract/builder/job-draft-criterion-and-stage-schemas.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  deleteStageRowsOfJob,
  findStageKindsOfJob,
  insertPlacedStageRow,
  updateStageRowOfJob,
} from './sql/write-stage-rows-and-find-stage-kinds.ts';

type PlacedStage = Pick<JobDraftStage, 'kind' | 'minutes'> & { id: number };

/**
 * Gives a job these stages in this order, and tells under which numbers; those that are left out are gone. Whoever calls has
 * changed the job in the same transaction, and taken away what was in them.
 * @throws Refusal not-found for a stage of another job, bad-input where a stage would be of another kind
 */
export async function setStagesOfJob(
  db: Db<'staff'>,
  jobId: number,
  stages: readonly JobDraftStage[],
): Promise<PlacedStage[]> {
  const kinds = await findStageKindsOfJob(db, jobId);
  const kept = stages.flatMap(({ id }) => (id === undefined ? [] : [id]));
  if (kept.some((id) => !kinds.has(id)) || new Set(kept).size < kept.length)
    throw new Refusal('not-found');
  for (const [index, { id, kind }] of stages.entries())
    if (id !== undefined && kinds.get(id) !== kind) throw otherKind(index);
  await deleteStageRowsOfJob(
    db,
    [...kinds.keys()].filter((id) => !kept.includes(id)),
  );
  const placed: PlacedStage[] = [];
  for (const [index, { id, ...stage }] of stages.entries()) {
    const columns = { ...stage, position: index + 1 };
    if (id !== undefined) await updateStageRowOfJob(db, id, columns);
    const { kind, minutes } = stage;
    placed.push({ id: id ?? (await insertPlacedStageRow(db, jobId, columns)), kind, minutes });
  }
  return placed;
}

function otherKind(index: number): Refusal {
  const message = 'A stage stays of its kind. Add another stage, and take this one out.';
  return new Refusal('bad-input', { message, fields: { [`stages.${index}.kind`]: message } });
}
