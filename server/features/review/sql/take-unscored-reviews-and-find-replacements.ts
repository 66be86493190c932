import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { ReviewTakenFromReviewer } from '../rules/needs-taken-review-another-reviewer.ts';
import type { ReplacementReviewer } from '../rules/redeal-answers-to-other-reviewers.ts';

export type ReviewToReassign = ReviewTakenFromReviewer & {
  jobId: number;
  applicationId: number;
  questionId: number;
};

/** Takes every unscored review from a member and closes their sessions; only an admin can. */
export async function takeUnscoredReviewsFromMemberInDatabase(
  db: Db<'staff'>,
  memberId: number,
): Promise<ReviewToReassign[]> {
  const { rows } = await sql<ReviewToReassign>`
    select job_id as "jobId", application_id as "applicationId", question_id as "questionId", released, state,
      reviews_expected as "reviewsExpected", reviews_scored as "reviewsScored", false as voided
    from blind.take_back(${memberId}) order by job_id, question_id, application_id`.execute(db);
  return rows;
}

export type JobOfReviewsToReassign = { title: string; zone: string; isOver: boolean };

export async function findJobOfReviewsToReassign(
  db: Db<'staff'>,
  jobId: number,
): Promise<JobOfReviewsToReassign> {
  const { rows } = await sql<JobOfReviewsToReassign>`
    select title, (select coalesce(tz, 'Europe/London') from core.organisation) as zone,
      archived_at is not null or sample as "isOver"
    from core.job where id = ${jobId}`.execute(db);
  // Reviews belong to a job by a foreign key.
  return rows[0] as JobOfReviewsToReassign;
}

/**
 * Who else may score on a job: its reviewers and the reviewers on its team, but nobody who has opened one of its names, or was
 * taken off it.
 */
export async function findReplacementReviewers(
  db: Db<'staff'>,
  { jobId, but }: { jobId: number; but: number },
): Promise<ReplacementReviewer[]> {
  const { rows } = await sql<ReplacementReviewer>`
    select m.id, exists (select from blind.review_session s where s.link_id = link.id) as "isReviewer",
      (select count(*)::int from core.review r join core.reviewer_link own on own.id = r.link_id
         where own.member_id = m.id and r.stars is null) as load
    from core.member m left join core.reviewer_link link on link.member_id = m.id and link.job_id = ${jobId}
    where m.id <> ${but} and m.deactivated_at is null and link.taken_off_at is null
      and (exists (select from blind.review_session s where s.link_id = link.id)
        or exists (select from core.job_member part where part.job_id = ${jobId} and part.member_id = m.id
          and part.role = 'reviewer'))
      and not exists (select from core.identity_opening o join core.application a on a.id = o.application_id
        where o.member_id = m.id and a.job_id = ${jobId})`.execute(db);
  return rows;
}

/** Who has a review of each answer, or had a mark that was voided. */
export async function findReviewersByAnswer(
  db: Db<'staff'>,
  applicationIds: number[],
): Promise<{ applicationId: number; questionId: number; members: number[] }[]> {
  const { rows } = await sql<{ applicationId: number; questionId: number; members: number[] }>`
    select r.application_id as "applicationId", r.question_id as "questionId", array_agg(link.member_id) as members
    from (
      select application_id, question_id, link_id from core.review
        where application_id = any (${applicationIds}::bigint[])
      union all
      select application_id, question_id, link_id from core.voided_review
        where application_id = any (${applicationIds}::bigint[])) r
      join core.reviewer_link link on link.id = r.link_id
    group by 1, 2`.execute(db);
  return rows;
}
