import type { Db } from '../../../access/transactions-by-door-or-token.ts';

const JOBS_MAX = 100;

/** The member behind a session as a person, with the roles they run. */
export async function findCurrentUser(db: Db<'staff'>, id: number) {
  const person = await db
    .selectFrom('core.member')
    .select([
      'id',
      'first_name as firstName',
      'last_name as lastName',
      'job_title as jobTitle',
      'role',
      'created_at as createdAt',
      'photo_version as photoVersion',
      'shortcuts',
    ])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const jobs = await db
    .selectFrom('core.job_member')
    .select('job_id as JobId')
    .where('member_id', '=', id)
    .where('role', '=', 'admin')
    .orderBy('job_id', 'desc')
    .limit(JOBS_MAX)
    .execute();
  return { ...person, JobUsers: jobs };
}
