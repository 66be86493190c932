import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { ErasureCounts } from '../rules/erasure-counts-type.ts';
import type { ApplicationCounterFacts } from '../rules/job-counters.ts';

type Erased = ApplicationCounterFacts & {
  jobId: number;
  /** Reviews that went with the person, and how many of them had been scored. */
  taken: number;
  takenScored: number;
  counts: ErasureCounts;
};

/** What the application was before; see the function. */
export async function erasePersonOfApplicationInDatabase(
  db: Db<'staff'> | Db<'system'>,
  { id, link, slips }: { id: number; link: Buffer; slips: readonly Buffer[] },
): Promise<Erased | undefined> {
  const { rows } = await sql<Erased>`
    select job_id as "jobId", state, submitted_at as "submittedAt", reviews_expected as "reviewsExpected",
      reviews_scored as "reviewsScored", taken, taken_scored as "takenScored", counts
    from pii.erase_application(${id}, ${link}, ${slips}::bytea[])`.execute(db);
  return rows[0];
}
