import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

type Command = { memberId: number; reason: string };
type WhyNot =
  | 'not-found'
  | 'not-allowed'
  | 'own-two-factor'
  | 'no-two-factor'
  | 'operator-two-factor'
  | 'admin-can';
type Outcome = { resetId: number; refused: null } | { resetId: null; refused: WhyNot };

export async function resetTwoFactorByAdminInDatabase(
  db: Db<'staff'>,
  command: Command,
): Promise<Outcome> {
  const { rows } = await sql<Outcome>`
    select reset_id as "resetId", refused from auth.reset_two_factor(${command.memberId}, ${command.reason})`.execute(
    db,
  );
  return rows[0] ?? { resetId: null, refused: 'not-found' };
}

/** Of an admin whom no other admin could help, in the organisation that was gone into. */
export async function resetTwoFactorByOperatorInDatabase(
  db: Db<'operator'>,
  command: Command,
): Promise<Outcome> {
  const { rows } = await sql<Outcome>`
    select reset_id as "resetId", refused
    from auth.reset_last_admin_two_factor(${command.memberId}, ${command.reason})`.execute(db);
  return rows[0] ?? { resetId: null, refused: 'not-found' };
}
