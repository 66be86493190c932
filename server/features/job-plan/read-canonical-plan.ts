import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { hashCanonicalJson } from '../../crypto/hash-canonical-json.ts';
import { Refusal } from '../../http/refusal.ts';
import { buildJobPlan } from './rules/build-job-plan-and-job-plan-types.ts';
import { findJobPlanFacts } from './sql/plan-facts.ts';

/**
 * The plan of a role as it is now, as the text that is frozen, with its hash.
 * @throws Refusal not-found
 */
export async function readCanonicalJobPlan(
  db: Db<'staff'> | Db<'system'>,
  jobId: number,
): Promise<{ text: string; sha256: Buffer }> {
  const facts = await findJobPlanFacts(db, jobId);
  if (facts === undefined) throw new Refusal('not-found');
  return hashCanonicalJson(buildJobPlan(facts));
}
