import type { JobTeamRole } from '@evenhand/contract/jobs/job-team-roles.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type JobTeamMember = { id: number; role: JobTeamRole };

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

export async function replaceJobTeamRows(
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

/**
 * Of the published roles that a member is on: no more reviews of each answer than their teams have working readers.
 * @returns the ids of those that change
 */
export async function capReviewsPerAnswerInJobRows(
  db: Db<'staff'>,
  memberId: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update core.job j set reviews_per_answer = t.readers, version = j.version + 1
    from (select part.job_id,
      greatest(1, count(*) filter (where part.role <> 'observer' and m.deactivated_at is null)) as readers
      from core.job_member part join core.member m on m.id = part.member_id
      where part.job_id in (select job_id from core.job_member where member_id = ${memberId})
      group by part.job_id) t
    where j.id = t.job_id and j.published_at is not null and j.reviews_per_answer > t.readers
    returning j.id`.execute(db);
  return rows.map(({ id }) => id);
}
