import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { SeenName } from '../rules/names-seen-by-reviewers-and-reviewer-shortage.ts';

/** Until the transaction ends, nobody sees another name of the role, and nobody else deals it: what is planned stays true. */
export async function lockDealingOfJob(db: Db<'staff'>, jobId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('deal', ${jobId}))`.execute(db);
}

/** Who of these members has seen the names behind which of these applications. */
export async function findSeenNames(
  db: Db<'staff'>,
  { applicationIds, memberIds }: { applicationIds: number[]; memberIds: number[] },
): Promise<SeenName[]> {
  return db
    .selectFrom('core.identity_seen')
    .select(['application_id as application', 'member_id as reviewer'])
    .where('application_id', 'in', applicationIds)
    .where('member_id', 'in', memberIds)
    .execute();
}

export async function findReferencesAndReviewerNames(
  db: Db<'staff'>,
  { applicationIds, memberIds }: { applicationIds: number[]; memberIds: number[] },
): Promise<{ refs: string[]; names: string[] }> {
  const { rows } = await sql<{ refs: string[]; names: string[] }>`
    select array(select public_ref from core.application where id = any (${applicationIds}::bigint[])
      order by public_ref) as refs,
      array(select first_name || ' ' || last_name from core.member where id = any (${memberIds}::bigint[])
        order by last_name collate "und-x-icu", first_name collate "und-x-icu", id) as names`.execute(
    db,
  );
  return rows[0] ?? { refs: [], names: [] };
}

/**
 * Reviews of a role that were dealt to somebody who had seen the name by then, counted by candidate and reviewer. The database
 * refuses them, so it is 0 where nobody has taken the wall down.
 */
export async function countPairsDealtDespiteSeenName(
  db: Db<'staff'>,
  jobId: number,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(distinct (r.application_id, l.member_id))::int as n
    from core.reviewer_link l join core.review r on r.link_id = l.id
      join core.identity_seen s on s.application_id = r.application_id and s.member_id = l.member_id
        and not s.dealt_before
    where l.job_id = ${jobId}`.execute(db);
  return rows[0]?.n ?? 0;
}
