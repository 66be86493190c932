import type { InvitationToApplyKind } from '@evenhand/contract/invitations-to-apply/invitations-to-apply.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type InviteRoundDbRow = {
  id: number;
  kind: InvitationToApplyKind;
  people: number;
  done: number;
  cancelled: number;
  by: string;
  createdAt: Date;
  leavesAt: Date;
  cancelledAt: Date | null;
};

const ROUNDS_SHOWN = 50;

export async function insertInviteRoundRow(
  db: Db<'staff'>,
  round: {
    jobId: number;
    kind: InvitationToApplyKind;
    templateId: number | null;
    memberId: number;
    people: number;
    createdAt: Date;
    leavesAt: Date;
  },
): Promise<number> {
  const { id } = await db
    .insertInto('core.invite_round')
    .values({
      job_id: round.jobId,
      kind: round.kind,
      template_id: round.templateId,
      member_id: round.memberId,
      people: round.people,
      created_at: round.createdAt,
      leaves_at: round.leavesAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function findInviteRounds(
  db: Db<'staff'>,
  jobId: number,
  roundId?: number,
): Promise<InviteRoundDbRow[]> {
  const { rows } = await sql<InviteRoundDbRow>`
    select r.id, r.kind, r.people, r.created_at as "createdAt", r.leaves_at as "leavesAt",
      r.cancelled_at as "cancelledAt", m.first_name || ' ' || m.last_name as by,
      (select count(*)::int from pii.invitee i where i.round_id = r.id and i.state = 'done') as done,
      (select count(*)::int from pii.invitee i where i.round_id = r.id and i.state = 'cancelled') as cancelled
    from core.invite_round r join core.member m on m.id = r.member_id
    where r.job_id = ${jobId} and r.people > 0 and (${roundId ?? null}::bigint is null or r.id = ${roundId ?? null})
    order by r.id desc limit ${ROUNDS_SHOWN}`.execute(db);
  return rows;
}

type Named = { firstName: string; lastName: string; email: string };

/** Many thousand people in one statement. */
export async function insertListedInviteeRows(
  db: Db<'staff'>,
  roundId: number,
  people: readonly Named[],
): Promise<void> {
  await sql`
    insert into pii.invitee (round_id, address, first_name, last_name)
    select ${roundId}, address, first_name, last_name from unnest(${people.map(({ email }) => email)}::text[],
      ${people.map(({ firstName }) => firstName)}::text[], ${people.map(({ lastName }) => lastName)}::text[])
      as p (address, first_name, last_name)`.execute(db);
}

export async function insertInterestedInviteeRows(
  db: Db<'staff'>,
  roundId: number,
  applicationIds: readonly number[],
): Promise<void> {
  await sql`
    insert into pii.invitee (round_id, application_id) select ${roundId}, unnest(${applicationIds}::bigint[])`.execute(
    db,
  );
}

/** Puts past applicants on the list of a round; how many they are is kept with it. */
export async function insertPastApplicantInviteesInDatabase(
  db: Db<'staff'>,
  roundId: number,
  chosen: { applied: number[]; interviewed: number[]; now: Date },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select pii.choose_past_applicants(${roundId}, ${chosen.applied}::bigint[], ${chosen.interviewed}::bigint[],
      ${chosen.now}) as n`.execute(db);
  const people = rows[0]?.n ?? 0;
  await db.updateTable('core.invite_round').set({ people }).where('id', '=', roundId).execute();
  return people;
}

/** Whose turn has come stays; everybody else is taken off the list, and their address is forgotten. */
export async function cancelWaitingInviteeRows(
  db: Db<'staff'>,
  roundId: number,
  now: Date,
): Promise<number> {
  const { numAffectedRows } = await sql`
    update pii.invitee set state = 'cancelled', address = null, first_name = '', last_name = ''
    where round_id = ${roundId} and state = 'waiting'`.execute(db);
  await sql`update core.invite_round set cancelled_at = ${now} where id = ${roundId} and cancelled_at is null`.execute(
    db,
  );
  return Number(numAffectedRows ?? 0);
}
