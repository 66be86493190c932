import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { LiveUpdateListener } from '../rules/find-live-changes-for-listener.ts';

/** Which of these roles stand on the list of each of these members (as `visible` of jobs has it), and where they still review or are asked to. */
export async function findLiveListeners(
  db: Db<'system'>,
  { members, jobs }: { members: readonly number[]; jobs: readonly number[] },
): Promise<LiveUpdateListener[]> {
  const { rows } = await sql<LiveUpdateListener>`
    select m.id as "memberId", m.role = 'ADMIN' as "isAdmin",
      array(select job.id from core.job where job.id = any (${jobs}) and (m.role = 'ADMIN'
        or exists (select from core.job_member part where part.job_id = job.id and part.member_id = m.id))) as jobs,
      array(select link.job_id from core.reviewer_link link
        join blind.review_session session on session.link_id = link.id and not session.finished
        where link.member_id = m.id and link.job_id = any (${jobs})
        union select part.job_id from core.job_member part
        where part.member_id = m.id and part.job_id = any (${jobs}) and part.role = 'reviewer'
          and m.role = 'MEMBER') as reviewing
    from core.member m where m.id = any (${members})`.execute(db);
  return rows;
}

/** Whom each of these sessions belongs to just now; a session that has ended is not among them, and none is kept alive by this. */
export async function findMembersOfSessions(
  db: Db<'public'>,
  hashes: readonly Buffer[],
): Promise<{ session: Buffer; orgId: number; memberId: number }[]> {
  const { rows } = await sql<{ session: Buffer; orgId: number; memberId: number }>`
    select asked.session, found.org_id as "orgId", found.member_id as "memberId"
    from unnest(${hashes}::bytea[]) asked (session), auth.peek_session(asked.session) found
    where not found.org_deactivated`.execute(db);
  return rows;
}
