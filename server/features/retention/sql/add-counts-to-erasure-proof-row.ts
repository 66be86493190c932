import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { ErasureCounts } from '../../pipeline/rules/erasure-counts-type.ts';
import type { ErasureRule } from '@evenhand/contract/retention/retention-outlook-and-erasure-proofs.ts';

/** Adds one application to the proof of a night; of what one rule erased of one role there is one row. */
export async function addCountsToErasureProofRow(
  db: Db<'system'>,
  proof: {
    night: string;
    jobId: number;
    rule: ErasureRule;
    months: number | null;
    counts: ErasureCounts;
    now: Date;
  },
): Promise<void> {
  const { night, jobId, rule, months, counts, now } = proof;
  await sql`
    insert into core.erasure_proof as p (night, job_id, rule, months, applications, counts, erased_at)
      values (${night}, ${jobId}, ${rule}, ${months}, 1, ${JSON.stringify(counts)}, ${now})
    on conflict (org_id, night, job_id, rule, months) do update set applications = p.applications + 1,
      erased_at = excluded.erased_at,
      counts = (select jsonb_object_agg(key, coalesce((p.counts ->> key)::integer, 0)
          + coalesce((excluded.counts ->> key)::integer, 0))
        from (select jsonb_object_keys(p.counts)
          union select jsonb_object_keys(excluded.counts)) of_both (key))`.execute(db);
}
