import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { ApplicationCounterFacts } from '../rules/job-counters.ts';

export type ApplicationWithFewerReviews = ApplicationCounterFacts & {
  id: number;
  jobId: number;
  /** How many reviews less are expected than before. */
  fewer: number;
  /** How many of them are scored less than before. */
  fewerScored: number;
};

/**
 * Of an application one review less is expected, or one less is scored, for each time it is named. They are taken in the order of
 * their ids, as by others.
 */
export async function lowerReviewCountsInApplicationRows(
  db: Db<'staff'>,
  { expected, scored }: { expected: readonly number[]; scored: readonly number[] },
): Promise<ApplicationWithFewerReviews[]> {
  const { rows } = await sql<ApplicationWithFewerReviews>`
    update core.application a set reviews_expected = a.reviews_expected - less.expected,
      reviews_scored = a.reviews_scored - less.scored
    from (
      select named.id, sum(named.expected)::integer as expected, sum(named.scored)::integer as scored
      from (select id, 1 as expected, 0 as scored from unnest(${expected}::bigint[]) as named (id)
        union all select id, 0, 1 from unnest(${scored}::bigint[]) as named (id)) named
      group by named.id) less
      join (select id from core.application
        where id = any (${expected}::bigint[]) or id = any (${scored}::bigint[])
        order by id for no key update) locked using (id)
    where a.id = less.id
    returning a.id, a.job_id as "jobId", a.state, a.submitted_at as "submittedAt",
      a.reviews_expected as "reviewsExpected", a.reviews_scored as "reviewsScored", less.expected as fewer,
      less.scored as "fewerScored"`.execute(db);
  return rows;
}

/** So many reviews more are expected of each that is at interviews and tasks; how many there were. */
export async function raiseExpectedReviewsInApplicationRows(
  db: Db<'staff'>,
  { jobId, applicationIds, more }: { jobId: number; applicationIds: number[]; more: number },
): Promise<number> {
  const { rows } = await sql`
    update core.application a set reviews_expected = a.reviews_expected + ${more}, version = a.version + 1
    from (select id from core.application where id = any (${applicationIds}::bigint[])
        order by id for no key update) locked
    where a.id = locked.id and a.job_id = ${jobId} and a.state = 'interviews_tasks'
    returning a.id`.execute(db);
  return rows.length;
}
