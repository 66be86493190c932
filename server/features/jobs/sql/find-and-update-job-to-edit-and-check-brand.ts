import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { AdvertDetailsColumns } from '../rules/advert-details-to-columns.ts';
import type { JobTeamMember } from './job-team-rows-active-members-and-review-caps.ts';

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
} & AdvertDetailsColumns;

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
export async function updateJobRowAtVersion(
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

export async function updateAsksEqualOpportunitiesOfJobRow(
  db: Db<'staff'>,
  id: number,
  asks: boolean,
): Promise<void> {
  await db.updateTable('core.job').set({ asks_eo: asks }).where('id', '=', id).execute();
}

/** Whether the organisation hires under this name. */
export async function doesBrandExist(db: Db<'staff'>, id: number): Promise<boolean> {
  const brand = await db
    .selectFrom('core.brand')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return brand !== undefined;
}
