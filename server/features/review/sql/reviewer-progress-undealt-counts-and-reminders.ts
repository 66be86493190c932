import { REVIEWER_REMINDER_PAUSE_HOURS } from '@evenhand/contract/review/review-progress-and-reminders.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type ReviewerProgressDbRow = {
  id: number;
  linkId: number;
  name: string;
  hasLeft: boolean;
  isTakenOff: boolean;
  finished: boolean;
  dealt: number;
  scored: number;
  namesSeen: number;
  open: number;
  dueOn: string;
  lastActiveAt: Date | null;
  remindedAt: Date | null;
};

/** What each reviewer of a role has done, all their batches together; of no answer and no candidate. */
export async function findReviewerProgress(
  db: Db<'staff'>,
  jobId: number,
): Promise<ReviewerProgressDbRow[]> {
  const { rows } = await sql<ReviewerProgressDbRow>`
    select m.id, l.id as "linkId", m.first_name || ' ' || m.last_name as name,
      m.deactivated_at is not null as "hasLeft", l.taken_off_at is not null as "isTakenOff",
      bool_and(s.finished) as finished, count(r.batch_id)::int as dealt, count(r.stars)::int as scored,
      (count(r.batch_id) filter (where r.stars is null and s.ready and b.released_at is null))::int as open,
      coalesce(min(b.due_on) filter (where not s.finished), max(b.due_on))::text as "dueOn",
      l.last_active_at as "lastActiveAt", l.reminded_at as "remindedAt",
      (select count(*)::int from core.identity_seen seen join core.application a on a.id = seen.application_id
        where seen.member_id = m.id and a.job_id = ${jobId} and not seen.dealt_before) as "namesSeen"
    from core.reviewer_link l
    join core.member m on m.id = l.member_id
    join blind.review_session s on s.link_id = l.id
    join core.review_batch b on b.id = s.batch_id
    join core.review r on r.link_id = l.id and r.batch_id = s.batch_id
    where l.job_id = ${jobId}
    group by m.id, m.first_name, m.last_name, m.deactivated_at, l.id, l.taken_off_at, l.last_active_at,
      l.reminded_at
    order by m.last_name collate "und-x-icu", m.first_name collate "und-x-icu", m.id`.execute(db);
  return rows;
}

export type UndealtCandidateCounts = { sample: boolean; undealt: number; preparing: number };

/** What of a role nobody can score yet. */
export async function countUndealtCandidates(
  db: Db<'staff'>,
  jobId: number,
): Promise<UndealtCandidateCounts> {
  const { rows } = await sql<UndealtCandidateCounts>`
    select sample, (select count(*)::int from core.application a
      where a.job_id = job.id and a.state = 'submitted') as undealt,
      (select count(distinct s.batch_id)::int from blind.review_session s join core.review_batch b on b.id = s.batch_id
        where b.job_id = job.id and not s.ready) as preparing
    from core.job where id = ${jobId}`.execute(db);
  return rows[0] ?? { sample: false, undealt: 0, preparing: 0 };
}

/** Notes a reminder for those who had none for a while; of two who remind at once, one finds nobody. */
export async function markReviewerLinkRowsReminded(
  db: Db<'staff'>,
  linkIds: number[],
  now: Date,
): Promise<{ linkId: number; memberId: number }[]> {
  const { rows } = await sql<{ linkId: number; memberId: number }>`
    update core.reviewer_link set reminded_at = ${now}
    where id = any (${linkIds}::bigint[])
      and coalesce(reminded_at <= ${now}::timestamptz - make_interval(hours => ${REVIEWER_REMINDER_PAUSE_HOURS}), true)
    returning id as "linkId", member_id as "memberId"`.execute(db);
  return rows;
}
