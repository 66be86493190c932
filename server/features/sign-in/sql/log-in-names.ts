import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export type LogInNameDbRow = {
  loginId: number;
  email: string;
  issuer: string | null;
  subject: string | null;
};

/** By what people log in, of all organisations; a page in the order of the log-ins. */
export async function findLogInNames(
  db: Db<'system'>,
  { after, most }: { after: number; most: number },
): Promise<LogInNameDbRow[]> {
  const { rows } = await sql<LogInNameDbRow>`select login_id as "loginId", email, issuer, subject
    from auth.log_in_names(${after}, ${most})`.execute(db);
  return rows;
}
