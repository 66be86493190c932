import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

type NewPlanVersion = {
  jobId: number;
  n: number;
  text: string;
  sha256: Buffer;
  now: Date;
};

export type PlanVersionDbRow = {
  n: number;
  plan: string;
  /** In hexadecimal digits. */
  sha256: string;
  frozenAt: Date;
  reason: string | null;
  /** Who froze it; null where the server did. */
  by: string | null;
};

/** All versions of a role's plan, the first one first. */
export async function findPlanVersions(
  db: Db<'staff'>,
  jobId: number,
): Promise<PlanVersionDbRow[]> {
  const { rows } = await sql<PlanVersionDbRow>`
    select v.n, v.plan, encode(v.sha256, 'hex') as sha256, v.frozen_at as "frozenAt", v.reason,
      (select m.first_name || ' ' || m.last_name from core.member m where m.id = v.frozen_by) as by
    from core.plan_version v where v.job_id = ${jobId} order by v.n`.execute(db);
  return rows;
}

/** What came of correcting keys of a role's tests, each at the moment at which a version says so. */
export async function findAnswerKeyCorrectionResults(
  db: Db<'staff'>,
  jobId: number,
): Promise<{ at: Date; scored: number; moved: number; isDone: boolean }[]> {
  const { rows } = await sql<{ at: Date; scored: number; moved: number; isDone: boolean }>`
    select corrected_at as at, scored, moved, done_at is not null as "isDone"
    from core.answer_key_correction where job_id = ${jobId} and items <> '{}' order by corrected_at`.execute(
    db,
  );
  return rows;
}

export async function findLastPlanVersion(
  db: Db<'staff'>,
  jobId: number,
): Promise<{ n: number; sha256: Buffer } | undefined> {
  return db
    .selectFrom('core.plan_version')
    .select(['n', 'sha256'])
    .where('job_id', '=', jobId)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertPlanVersionRow(
  db: Db<'staff'>,
  { text, now, jobId, n, sha256, ...rest }: NewPlanVersion & { by: number; reason: string | null },
): Promise<void> {
  await db
    .insertInto('core.plan_version')
    .values({
      job_id: jobId,
      n,
      plan: text,
      sha256,
      frozen_at: now,
      frozen_by: rest.by,
      reason: rest.reason,
    })
    .execute();
}

/** Writes version 1 in nobody's name; where somebody else has been faster, theirs stays. */
export async function insertFirstPlanVersionRow(
  db: Db<'staff'> | Db<'system'>,
  { jobId, text, sha256, now }: Omit<NewPlanVersion, 'n'>,
): Promise<void> {
  // Both doors write these columns.
  await (db as Db<'system'>)
    .insertInto('core.plan_version')
    .values({ job_id: jobId, n: 1, plan: text, sha256, frozen_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function isJobPublished(db: Db<'staff'>, jobId: number): Promise<boolean> {
  const job = await db
    .selectFrom('core.job')
    .select('published_at')
    .where('id', '=', jobId)
    .executeTakeFirst();
  return job !== undefined && job.published_at !== null;
}

export async function findOrganisationsWithoutPlanVersions(db: Db<'system'>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select core.organisations_without_plan_versions() as id`.execute(db);
  return rows.map(({ id }) => id);
}

/** Published roles of one organisation that have no version. */
export async function findJobsWithoutPlanVersions(
  db: Db<'staff'> | Db<'system'>,
): Promise<number[]> {
  // Both doors read these columns.
  const rows = await (db as Db<'system'>)
    .selectFrom('core.job as j')
    .select('j.id')
    .where('j.published_at', 'is not', null)
    .where((eb) => {
      const version = eb
        .selectFrom('core.plan_version as v')
        .select('v.n')
        .whereRef('v.job_id', '=', 'j.id');
      return eb.not(eb.exists(version));
    })
    .orderBy('j.id')
    .execute();
  return rows.map(({ id }) => id);
}
