import { sql } from 'kysely';
import type { Db } from '../../../access/enter-door.ts';
import type { ApplicationCounterFacts } from '../rules/job-counters.ts';

export type ApplicationWithFewerReviews = ApplicationCounterFacts & {
  id: number;
  jobId: number;
  /** How many reviews less are expected than before. */
  fewer: number;
};

/** One review less is expected of an application for each time it is named. They are taken in the order of their ids, as by others. */
export async function lowerExpectedReviews(
  db: Db<'staff'>,
  applicationIds: readonly number[],
): Promise<ApplicationWithFewerReviews[]> {
  const { rows } = await sql<ApplicationWithFewerReviews>`
    update core.application a set reviews_expected = a.reviews_expected - less.n
    from (
      select named.id, count(*)::integer as n from unnest(${applicationIds}::bigint[]) as named (id)
      group by named.id) less
      join (select id from core.application where id = any (${applicationIds}::bigint[])
        order by id for no key update) locked using (id)
    where a.id = less.id
    returning a.id, a.job_id as "jobId", a.state, a.submitted_at as "submittedAt",
      a.reviews_expected as "reviewsExpected", a.reviews_scored as "reviewsScored", less.n as fewer`.execute(
    db,
  );
  return rows;
}
