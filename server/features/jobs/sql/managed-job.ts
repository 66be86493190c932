import type { JobTeamRole } from '@evenhand/contract/jobs/job-team-roles.ts';
import type { HireStatus } from '@evenhand/contract/jobs/job-hire-statuses.ts';
import type { JobPipeline } from '@evenhand/contract/pipeline/candidates-identities-and-decisions-of-job.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type ManagedJobDbRow = {
  id: number;
  version: number;
  title: string;
  hash: string;
  team: string | null;
  grade: string | null;
  publishedAt: Date | null;
  closesAt: Date | null;
  archivedAt: Date | null;
  sample: boolean;
  hireStatus: HireStatus | null;
  waitingSince: Date | null;
  reviewsPerAnswer: number;
  questionCount: number;
  zone: string;
  /** Whether names stay hidden until the answers are scored. */
  sealed: boolean;
  /** What the asking member is on the role's team. */
  ownRole: JobTeamRole | null;
  ownReviews: JobPipeline['ownReviews'];
  /** While the member has reviews to do here, its candidates have no names and no scores for them. */
  ownReviewsOpen: boolean;
};

export async function findManagedJobRow(
  db: Db<'staff'>,
  { id, memberId }: { id: number; memberId: number },
): Promise<ManagedJobDbRow | undefined> {
  const { rows } = await sql<ManagedJobDbRow>`
    select id, version, title, hash, team, grade, published_at as "publishedAt", closes_at as "closesAt",
      archived_at as "archivedAt",
      sample, status as "hireStatus", status_waiting_at as "waitingSince", reviews_per_answer as "reviewsPerAnswer",
      (select count(*)::int from core.question q where q.job_id = job.id) as "questionCount",
      sealed, (select coalesce(tz, 'Europe/London') from core.organisation) as zone,
      (select m.role from core.job_member m where m.job_id = job.id and m.member_id = ${memberId}) as "ownRole",
      (select jsonb_build_object('total', count(*), 'scored', count(r.stars))
         from core.reviewer_link l join blind.review_session s on s.link_id = l.id and s.ready and not s.finished
         join core.review r on r.link_id = l.id and r.batch_id = s.batch_id
         where l.job_id = job.id and l.member_id = ${memberId} having count(*) > 0) as "ownReviews",
      id = any ((select search.jobs_under_own_review())::bigint[]) as "ownReviewsOpen"
    from core.job where id = ${id}`.execute(db);
  return rows[0];
}
