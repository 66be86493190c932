import type pg from 'pg';
import type { ReportingOrganisation } from './reporting-organisation-types.ts';

/** Two reviewers for the one question of each role, all done; those of roles that have closed are released. */
export async function generateReviews(
  client: pg.PoolClient,
  { orgId, adminId }: ReportingOrganisation,
): Promise<void> {
  await client.query(
    `insert into core.review_batch (org_id, job_id, sent_by, reviews_per_answer, due_on, seed_commitment, sealed_seed, released_at)
     select org_id, id, $2, 2, closes_at::date, '\\x00', '\\x00', case when closes_at < now() then closes_at end
     from core.job where org_id = $1`,
    [orgId, adminId],
  );
  await client.query(
    `insert into core.reviewer_link (org_id, job_id, member_id)
     select $1, j.id, m.id from core.job j join core.member m on m.org_id = j.org_id and m.id <> $2 where j.org_id = $1`,
    [orgId, adminId],
  );
  await client.query('analyze core.review_batch, core.reviewer_link, core.question');
  await client.query(
    `insert into core.review (org_id, item_id, batch_id, application_id, question_id, link_id, position, stars)
     select $1, gen_random_uuid(), b.id, a.id, q.id, l.id, 1, 1 + (a.id + l.id * 3) % 5
     from core.application a
     join core.review_batch b on b.org_id = a.org_id and b.job_id = a.job_id
     join core.question q on q.org_id = a.org_id and q.job_id = a.job_id
     join core.reviewer_link l on l.org_id = a.org_id and l.job_id = a.job_id
     where a.org_id = $1 and a.dealt`,
    [orgId],
  );
}
