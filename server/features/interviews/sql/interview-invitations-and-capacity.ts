import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

type Invitation = {
  roundId: number;
  applicationIds: readonly number[];
  memberId: number;
  templateId: number | null;
  dueOn: string | null;
  now: Date;
};

/** Invites each of them once; whoever was cancelled or did not come is invited anew. Whom it invited. */
export async function insertOrReopenInvitedInterviewRows(
  db: Db<'staff'>,
  { roundId, applicationIds, memberId, templateId, dueOn, now }: Invitation,
): Promise<number[]> {
  const { rows } = await sql<{ applicationId: number }>`
    insert into core.interview as i (round_id, application_id, invited_at, invited_by, template_id, due_on)
    select ${roundId}, asked.id, ${now}, ${memberId}, ${templateId}, ${dueOn}::date
    from unnest(${applicationIds}::bigint[]) as asked (id)
    on conflict (org_id, round_id, application_id) do update set state = 'invited', invited_at = excluded.invited_at,
      invited_by = excluded.invited_by, template_id = excluded.template_id, due_on = excluded.due_on,
      starts_at = null, minutes = null, ended_at = null, ended_by = null, left_slot_id = null, moves_made = 0,
      version = i.version + 1
      where i.state in ('cancelled', 'no_show')
    returning i.application_id as "applicationId"`.execute(db);
  return rows.map(({ applicationId }) => applicationId);
}

export type InterviewRoundCapacity = {
  already: number;
  waiting: number;
  free: number;
  freeLong: number;
};

type Query = {
  roundId: number;
  applicationIds: readonly number[];
  bookableFrom: Date;
  longMinutes: number;
};

export async function countInterviewRoundCapacity(
  db: Db<'staff'>,
  { roundId, applicationIds, bookableFrom, longMinutes }: Query,
): Promise<InterviewRoundCapacity> {
  const chosen = sql`i.application_id = any (${applicationIds}::bigint[])`;
  const { rows } = await sql<InterviewRoundCapacity>`
    select
      (select count(*)::int from core.interview i where i.round_id = ${roundId} and ${chosen}
        and i.state in ('invited', 'booked', 'done')) as already,
      (select count(*)::int from core.interview i join core.application a on a.id = i.application_id
        where i.round_id = ${roundId} and i.state = 'invited' and a.state = 'interviews_tasks'
          and not (${chosen})) as waiting,
      count(*)::int as free, count(*) filter (where slot.minutes >= ${longMinutes})::int as "freeLong"
    from core.interview_slot slot
    where slot.round_id = ${roundId} and slot.interview_id is null and slot.withdrawn_at is null
      and slot.starts_at >= ${bookableFrom}`.execute(db);
  return rows[0] ?? { already: 0, waiting: 0, free: 0, freeLong: 0 };
}
