import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { readCanonicalJobPlan } from './read-canonical-plan.ts';
import {
  findLastPlanVersion,
  insertFirstPlanVersionRow,
  insertPlanVersionRow,
} from './sql/plan-versions.ts';

type Freezing = { jobId: number; reason?: string | undefined };

/**
 * Freezes the plan of a role as it is, unless the last version says the same. Whoever calls it has locked the role.
 * @throws Refusal bad-input where a version after the first has no reason
 */
export async function freezeJobPlan(
  { db, now, member }: Pick<VisitorRequestContext, 'db' | 'now' | 'member'>,
  { jobId, reason }: Freezing,
): Promise<void> {
  const plan = await readCanonicalJobPlan(db, jobId);
  const last = await findLastPlanVersion(db, jobId);
  if (last?.sha256.equals(plan.sha256)) return;
  if (last !== undefined && reason === undefined) {
    const message = 'Candidates were told how this role chooses. Say why it changes.';
    throw new Refusal('bad-input', { message, fields: { reason: message } });
  }
  await insertPlanVersionRow(db, {
    ...plan,
    jobId,
    n: (last?.n ?? 0) + 1,
    now,
    by: member.actorId,
    reason: last === undefined ? null : (reason ?? null),
  });
}

/** Freezes version 1 of a role that was published without one, in nobody's name. */
export async function freezeFirstJobPlan(
  db: Db<'staff'> | Db<'system'>,
  { jobId, now }: { jobId: number; now: Date },
): Promise<void> {
  await insertFirstPlanVersionRow(db, { ...(await readCanonicalJobPlan(db, jobId)), jobId, now });
}
