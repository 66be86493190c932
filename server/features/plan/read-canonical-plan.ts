import type { Db } from '../../access/enter-door.ts';
import { hashCanonicalJson } from '../../crypto/hash-canonical-json.ts';
import { Refusal } from '../../http/refusal.ts';
import { buildPlan } from './rules/build-plan.ts';
import { findPlanFacts } from './sql/plan-facts.ts';

/**
 * The plan of a role as it is now, as the text that is frozen, with its hash.
 * @throws Refusal not-found
 */
export async function readCanonicalPlan(
  db: Db<'staff'> | Db<'system'>,
  jobId: number,
): Promise<{ text: string; sha256: Buffer }> {
  const facts = await findPlanFacts(db, jobId);
  if (facts === undefined) throw new Refusal('not-found');
  return hashCanonicalJson(buildPlan(facts));
}
