import { sql } from 'kysely';
import type { Db } from '../../../doors/enter.ts';
import type { MailKind } from '../rules/tags.ts';

/** Which of the organisation's texts the last invitation of an application was asked for in; null for its default. */
export async function findTextOfInvitation(
  db: Db<'worker'>,
  applicationId: number,
  kind: MailKind,
): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select r.template_id as id from pii.invitee i join core.invite_round r on r.id = i.round_id and r.kind = ${kind}
    where i.application_id = ${applicationId} order by i.id desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** In which one the standing rejection of an application is to be told. */
export async function findTextOfRejection(
  db: Db<'worker'>,
  applicationId: number,
): Promise<number | null> {
  const { rows } = await sql<{ id: number | null }>`
    select template_id as id from core.decision
    where application_id = ${applicationId} and to_state = 'rejected' order by id desc limit 1`.execute(
    db,
  );
  return rows[0]?.id ?? null;
}
