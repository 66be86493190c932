import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** @param lots by application, what decides between equals; kept where one was drawn before */
export async function storeScoreRowsOfApplications(
  db: Db<'staff'> | Db<'system'>,
  applicationIds: readonly number[],
  lots: readonly string[] = [],
): Promise<void> {
  // Both doors may call it.
  await sql`select core.store_scores(${applicationIds}::bigint[], ${lots}::text[])`.execute(
    db as Db<'staff'>,
  );
}

export type StageScoreToStore = {
  applicationId: number;
  stageId: number;
  /** From 0 to 100; null while something is still to be marked. */
  mean: number | null;
  /** Of how many parts how many are marked. */
  scored: number;
  expected: number;
  /** Standard error of the mean, on the same scale; 0 where a rule marks. */
  error?: number;
  /** What of 100 each question brought, by its id, where a rule marks each of them. */
  byItem?: Readonly<Record<number, number>>;
};

export async function upsertStageScoreRow(
  db: Db<'staff'> | Db<'system'>,
  { applicationId, stageId, mean, scored, expected, error = 0, byItem }: StageScoreToStore,
): Promise<void> {
  // Both doors may call it.
  await sql`select core.store_given_score(${applicationId}, ${stageId}, ${mean}, ${scored}, ${expected},
    ${error}, ${byItem === undefined ? null : JSON.stringify(byItem)}::jsonb)`.execute(
    db as Db<'staff'>,
  );
}

/** Everybody of a role who has a mark, or waits for one. */
export async function findApplicationIdsWithStoredScores(
  db: Db<'staff'>,
  jobId: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('core.stage_score')
    .select('application_id')
    .distinct()
    .where('job_id', '=', jobId)
    .execute();
  return rows.map((row) => row.application_id);
}

export async function findOrganisationsWithStaleScores(db: Db<'system'>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select core.organisations_with_stale_scores() as id`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Sent to review before scores were stored, or stored by other weights than those of now; the first of them by their ids, each
 * kind looked up no further than it is asked for.
 */
export async function findApplicationsWithStaleScores(
  db: Db<'system'>,
  { after, most }: { after: number; most: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    (select a.id from core.application a where a.id > ${after} and a.reviews_expected > 0
      and not exists (select from core.stage_score s where s.application_id = a.id)
      order by a.id limit ${most})
    union
    (select r.application_id from core.ranking r
      join (select job_id, max(n) as n from core.scoring_version group by job_id) v on v.job_id = r.job_id
      where r.application_id > ${after} and r.scoring_version <> v.n
      order by r.application_id limit ${most})
    order by 1 limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}
