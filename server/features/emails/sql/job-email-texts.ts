import type { JobTeamRole } from '@evenhand/contract/jobs/job-team-roles.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { EmailTemplateKind } from '../../../emails/all-email-types.ts';

export type EmailSubjectAndBody = { subject: string; body: string };
export type JobEmailText = EmailSubjectAndBody & { type: EmailTemplateKind };

export type JobTeamRolesAndArchivedAt = {
  archivedAt: Date | null;
  team: { id: number; role: JobTeamRole }[];
};

export async function findJobTeamRolesAndArchivedAt(
  db: Db<'staff'>,
  jobId: number,
): Promise<JobTeamRolesAndArchivedAt | undefined> {
  const { rows } = await sql<JobTeamRolesAndArchivedAt>`
    select archived_at as "archivedAt",
      (select coalesce(jsonb_agg(jsonb_build_object('id', m.member_id, 'role', m.role)), '[]')
        from core.job_member m where m.job_id = job.id) as team
    from core.job where id = ${jobId}`.execute(db);
  return rows[0];
}

export async function findJobEmailTextRows(
  db: Db<'staff'>,
  jobId: number,
): Promise<JobEmailText[]> {
  const { rows } = await sql<JobEmailText>`
    select kind as type, subject, body from core.job_email where job_id = ${jobId} order by kind`.execute(
    db,
  );
  return rows;
}

export async function upsertJobEmailTextRow(
  db: Db<'staff'>,
  { jobId, type, subject, body, now }: JobEmailText & { jobId: number; now: Date },
): Promise<void> {
  await db
    .insertInto('core.job_email')
    .values({ job_id: jobId, kind: type, subject, body, changed_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['org_id', 'job_id', 'kind'])
        .doUpdateSet({ subject, body, changed_at: now }),
    )
    .execute();
}

export async function insertJobEmailTextRows(
  db: Db<'staff'>,
  jobId: number,
  emails: readonly JobEmailText[],
): Promise<void> {
  await db
    .insertInto('core.job_email')
    .values(emails.map(({ type, subject, body }) => ({ job_id: jobId, kind: type, subject, body })))
    .execute();
}

export async function deleteJobEmailTextRow(
  db: Db<'staff'>,
  { jobId, type }: { jobId: number; type: EmailTemplateKind },
): Promise<void> {
  await db
    .deleteFrom('core.job_email')
    .where('job_id', '=', jobId)
    .where('kind', '=', type)
    .execute();
}

/** The text that was chosen, or what a role says, or else what its organisation says by default; nothing where neither wrote anything. */
export async function findJobOrDefaultEmailText(
  db: Db<'system'>,
  {
    type,
    jobId,
    templateId,
  }: { type: EmailTemplateKind; jobId: number | null; templateId: number | null },
): Promise<EmailSubjectAndBody | undefined> {
  const { rows } = await sql<EmailSubjectAndBody>`
    select subject, body from (
      select subject, body, 0 as rank from core.email_template where kind = ${type} and id = ${templateId}::bigint
      union all
      select subject, body, 1 as rank from core.job_email where kind = ${type} and job_id = ${jobId}::bigint
      union all
      select subject, body, 2 from core.email_template where kind = ${type} and is_default) written
    order by rank limit 1`.execute(db);
  return rows[0];
}
