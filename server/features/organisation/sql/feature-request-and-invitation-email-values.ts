import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type FeatureRequestEmailDbRow = {
  feature: string;
  employer: string;
  firstName: string;
  lastName: string;
};

export async function findFeatureRequestForEmail(
  db: Db<'system'>,
  id: number,
): Promise<FeatureRequestEmailDbRow | undefined> {
  const { rows } = await sql<FeatureRequestEmailDbRow>`
    select r.feature, o.name as employer, m.first_name as "firstName", m.last_name as "lastName"
    from core.feature_request r join core.member m on m.id = r.member_id cross join core.organisation o
    where r.id = ${id}`.execute(db);
  return rows[0];
}

export type InvitedMemberEmailDbRow = { email: string; firstName: string; employer: string };

/** A member who has not been deactivated meanwhile. */
export async function findInvitedMemberForEmail(
  db: Db<'system'>,
  id: number,
): Promise<InvitedMemberEmailDbRow | undefined> {
  const { rows } = await sql<InvitedMemberEmailDbRow>`
    select m.email, m.first_name as "firstName", o.name as employer
    from core.member m cross join core.organisation o where m.id = ${id} and m.deactivated_at is null`.execute(
    db,
  );
  return rows[0];
}
