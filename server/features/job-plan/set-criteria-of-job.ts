import type { JobDraftCriterion } from '@evenhand/contract/builder/job-draft-criterion-and-stage-schemas.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { Refusal } from '../../http/refusal.ts';
import {
  deleteCriterionRowsOfJob,
  findCriterionIdsOfJob,
  findRepeatedCriterionName,
  insertPlacedCriterionRow,
  renameCriterionRowsBeforeSwap,
  updateCriterionRowOfJob,
} from './sql/criteria-of-job.ts';

/**
 * Gives a job these criteria in this order; those that are left out are gone, also from the questions that served them. Whoever
 * calls has changed the job in the same transaction, so that nobody else does meanwhile.
 * @throws Refusal not-found for a criterion of another job, bad-input for two of one name
 */
export async function setCriteriaOfJob(
  db: Db<'staff'>,
  jobId: number,
  criteria: readonly JobDraftCriterion[],
): Promise<void> {
  const stored = await findCriterionIdsOfJob(db, jobId);
  const kept = criteria.flatMap(({ id }) => (id === undefined ? [] : [id]));
  if (kept.some((id) => !stored.includes(id)) || new Set(kept).size < kept.length)
    throw new Refusal('not-found');
  await refuseRepeatedName(db, criteria);
  await deleteCriterionRowsOfJob(
    db,
    stored.filter((id) => !kept.includes(id)),
  );
  await renameCriterionRowsBeforeSwap(db, kept);
  for (const [index, { id, ...criterion }] of criteria.entries()) {
    const placed = { ...criterion, position: index + 1 };
    if (id === undefined) await insertPlacedCriterionRow(db, jobId, placed);
    else await updateCriterionRowOfJob(db, id, placed);
  }
}

async function refuseRepeatedName(
  db: Db<'staff'>,
  criteria: readonly JobDraftCriterion[],
): Promise<void> {
  const place = await findRepeatedCriterionName(
    db,
    criteria.map(({ name }) => name),
  );
  if (place === undefined) return;
  const message = `“${criteria[place]?.name ?? ''}” is there twice. Give each criterion a name of its own.`;
  throw new Refusal('bad-input', { message, fields: { [`criteria.${place}.name`]: message } });
}
