import type { JobTeamRole } from '@evenhand/contract/jobs/job-team.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/enter-door.ts';
import type { AdvertColumns } from '../rules/advert-columns.ts';
import type { PlanTier } from '../../organisation/rules/open-job-cap.ts';

export type JobTeamMember = { id: number; role: JobTeamRole };

/** What deciding about a change needs to know of a job. */
export type JobToEdit = {
  id: number;
  version: number;
  title: string;
  description: string;
  publishedAt: Date | null;
  closesAt: Date | null;
  archivedAt: Date | null;
  openUntilFilled: boolean;
  reviewsPerAnswer: number;
  team: JobTeamMember[];
};

export type JobChanges = {
  title?: string;
  title_normalised?: string;
  team?: string | null;
  grade?: string | null;
  location?: string | null;
  description?: string;
  closes_at?: Date | null;
  open_until_filled?: boolean;
  reviews_per_answer?: number;
  published_at?: Date;
} & AdvertColumns;

export async function findJobToEdit(db: Db<'staff'>, id: number): Promise<JobToEdit | undefined> {
  const { rows } = await sql<JobToEdit>`
    select id, version, title, description, published_at as "publishedAt", closes_at as "closesAt",
      archived_at as "archivedAt", open_until_filled as "openUntilFilled",
      reviews_per_answer as "reviewsPerAnswer",
      (select coalesce(jsonb_agg(jsonb_build_object('id', m.member_id, 'role', m.role) order by m.member_id), '[]')
         from core.job_member m where m.job_id = job.id) as team
    from core.job where id = ${id}`.execute(db);
  return rows[0];
}

/** Whether the change found the job at the version it was based on; if not, somebody else was faster. */
export async function updateJob(
  db: Db<'staff'>,
  job: { id: number; version: number },
  changes: JobChanges,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('core.job')
    .set({ ...changes, version: job.version + 1 })
    .where('id', '=', job.id)
    .where('version', '=', job.version)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function updateAsksEqualOpportunities(
  db: Db<'staff'>,
  id: number,
  asks: boolean,
): Promise<void> {
  await db.updateTable('core.job').set({ asks_eo: asks }).where('id', '=', id).execute();
}

/** Those of the ids that are working members of the organisation. */
export async function findActiveMemberIds(db: Db<'staff'>, ids: number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('core.member')
    .select('id')
    .where('id', 'in', ids)
    .where('deactivated_at', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether the organisation hires under this name. */
export async function hasBrand(db: Db<'staff'>, id: number): Promise<boolean> {
  const brand = await db
    .selectFrom('core.brand')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return brand !== undefined;
}

export async function replaceJobTeam(
  db: Db<'staff'>,
  jobId: number,
  team: JobTeamMember[],
): Promise<void> {
  await db.deleteFrom('core.job_member').where('job_id', '=', jobId).execute();
  await db
    .insertInto('core.job_member')
    .values(team.map(({ id, role }) => ({ job_id: jobId, member_id: id, role })))
    .execute();
}

/** Of the published roles that a member is on: no more reviews of each answer than their teams have working readers. */
export async function lowerReviewsPerAnswer(db: Db<'staff'>, memberId: number): Promise<void> {
  await sql`
    update core.job j set reviews_per_answer = t.readers, version = j.version + 1
    from (select part.job_id,
      greatest(1, count(*) filter (where part.role <> 'observer' and m.deactivated_at is null)) as readers
      from core.job_member part join core.member m on m.id = part.member_id
      where part.job_id in (select job_id from core.job_member where member_id = ${memberId})
      group by part.job_id) t
    where j.id = t.job_id and j.published_at is not null and j.reviews_per_answer > t.readers`.execute(
    db,
  );
}

/** Publications of one organisation wait for each other until the transaction ends. */
export async function lockJobPublishing(db: Db<'staff'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('publish', core.current_org()))`.execute(
    db,
  );
}

/** What the cap on open roles is about: the tier, and how many are open now. */
export async function findOpenJobsAndTier(
  db: Db<'staff'>,
  now: Date,
): Promise<{ tier: PlanTier; open: number }> {
  const { rows } = await sql<{ tier: PlanTier; open: number }>`
    select tier, (select count(*)::int from core.job where not sample and archived_at is null
      and published_at is not null and coalesce(closes_at, 'infinity') > ${now}) as open
    from core.organisation`.execute(db);
  // Every visitor of the staff door belongs to exactly one organisation.
  return rows[0] as { tier: PlanTier; open: number };
}
