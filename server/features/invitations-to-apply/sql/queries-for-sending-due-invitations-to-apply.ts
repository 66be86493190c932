import type { InvitationToApplyKind } from '@evenhand/contract/invitations-to-apply/invitations-to-apply.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

const INVITED_A_TURN = 100;

export async function findOrganisationsWithDueInvitationsToApply(
  db: Db<'system'>,
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select core.organisations_with_invitations(${now}) as id`.execute(db);
  return rows.map(({ id }) => id);
}

export type DueInvitationToApply = {
  id: number;
  kind: InvitationToApplyKind;
  jobId: number;
  firstName: string;
  lastName: string;
  address: string | null;
};

/** The next whose turn it is. Whoever cancels meanwhile waits, and cancels the rest. */
export async function claimDueInvitationsToApply(
  db: Db<'system'>,
  now: Date,
): Promise<DueInvitationToApply[]> {
  const { rows } = await sql<DueInvitationToApply>`
    select i.id, r.kind, r.job_id as "jobId", i.first_name as "firstName", i.last_name as "lastName",
      coalesce(i.address, c.email, person.email) as address
    from pii.invitee i join core.invite_round r on r.id = i.round_id
      left join pii.candidate c on c.id = i.candidate_id
      left join pii.application_identity own on own.application_id = i.application_id
      left join pii.candidate person on person.id = own.candidate_id
    where i.state = 'waiting' and r.cancelled_at is null and r.leaves_at <= ${now}
    order by i.id limit ${INVITED_A_TURN} for update of i skip locked`.execute(db);
  return rows;
}

/** The application to be written to; null for whoever is left out. */
export async function insertInvitedApplicationRow(
  db: Db<'system'>,
  invitee: { id: number; normalised: string; references: string[]; now: Date },
): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select pii.invite_person(${invitee.id}, ${invitee.normalised}, ${invitee.references}::text[], ${invitee.now})
      as id`.execute(db);
  return rows[0]?.id ?? null;
}

/** Their turn came, and nothing is sent. */
export async function closeAndEraseUnsentInvitationRows(
  db: Db<'system'>,
  ids: readonly number[],
): Promise<void> {
  await sql`
    update pii.invitee set state = 'done', address = null, first_name = '', last_name = '', candidate_id = null
    where id = any (${ids}::bigint[])`.execute(db);
}
