import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import { hashToken } from '../../../crypto/random-token-and-token-hash.ts';

export type ReviewerLink = { id: number; memberId: number; serial: number };

/** The reviewers' personal links of the job, `isNew` where one had to be made. Whoever was taken off is back. */
export async function findOrInsertReviewerLinkRows(
  db: Db<'staff'>,
  jobId: number,
  memberIds: number[],
): Promise<(ReviewerLink & { isNew: boolean })[]> {
  const made = await sql<{ id: number }>`
    insert into core.reviewer_link (job_id, member_id) select ${jobId}, member_id
    from unnest(${memberIds}::bigint[]) as t (member_id)
    on conflict (org_id, job_id, member_id) do nothing returning id`.execute(db);
  await db
    .updateTable('core.reviewer_link')
    .set({ taken_off_at: null })
    .where('job_id', '=', jobId)
    .where('member_id', 'in', memberIds)
    .where('taken_off_at', 'is not', null)
    .execute();
  const links = await db
    .selectFrom('core.reviewer_link')
    .select(['id', 'member_id as memberId', 'serial'])
    .where('job_id', '=', jobId)
    .where('member_id', 'in', memberIds)
    .execute();
  return links.map((link) => ({ ...link, isNew: made.rows.some(({ id }) => id === link.id) }));
}

export async function registerReviewerLinkInDatabase(
  db: Db<'staff'>,
  token: string,
  linkId: number,
): Promise<void> {
  await sql`select auth.issue_token(${hashToken(token)}, 'review', ${linkId}, null)`.execute(db);
}

/** Any reviewer's link on a sample role: nobody's reviews are there to be kept apart. */
export async function findSampleReviewerLink(
  db: Db<'staff'>,
  jobId: number,
): Promise<ReviewerLink | undefined> {
  const { rows } = await sql<ReviewerLink>`
    select link.id, link.member_id as "memberId", link.serial
    from core.reviewer_link link join core.job on job.id = link.job_id and job.sample
    where link.job_id = ${jobId}
      and exists (select from blind.review_session where link_id = link.id and ready)
    order by link.id limit 1`.execute(db);
  return rows[0];
}

/** The member's own link on a job, once there is something behind it. */
export async function findOwnReviewerLink(
  db: Db<'staff'>,
  { jobId, memberId }: { jobId: number; memberId: number },
): Promise<ReviewerLink | undefined> {
  const { rows } = await sql<ReviewerLink>`
    select id, member_id as "memberId", serial from core.reviewer_link link
    where job_id = ${jobId} and member_id = ${memberId}
      and exists (select from blind.review_session where link_id = link.id and ready)`.execute(db);
  return rows[0];
}

export type MemberReviewerLink = { id: number; serial: number };

/** Makes every link of a member another one; the old ones are to be revoked. */
export async function renumberReviewerLinkRows(
  db: Db<'staff'>,
  memberId: number,
): Promise<MemberReviewerLink[]> {
  return db
    .updateTable('core.reviewer_link')
    .set(({ eb }) => ({ serial: eb('serial', '+', 1) }))
    .where('member_id', '=', memberId)
    .returning(['id', 'serial'])
    .execute();
}

export async function revokeReviewerLinkInDatabase(db: Db<'staff'>, linkId: number): Promise<void> {
  await sql`select auth.revoke_tokens('review', ${linkId})`.execute(db);
}

export async function findReviewerLinksOfMember(
  db: Db<'staff'>,
  memberId: number,
): Promise<MemberReviewerLink[]> {
  return db
    .selectFrom('core.reviewer_link')
    .select(['id', 'serial'])
    .where('member_id', '=', memberId)
    .execute();
}
