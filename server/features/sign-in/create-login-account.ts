import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { Services } from '../../services-type.ts';
import { normaliseEmail } from './rules/normalise-email.ts';
import { insertLoginRow } from './sql/logins-and-password-links.ts';

/**
 * Opens the log-in of a member of the transaction's organisation, without a password: they set one by a link
 * (`sendPasswordLink`), or log in elsewhere. An address has one log-in in the whole installation; nobody but the
 * person themselves may be told that it is taken. Where there are several cells, one of another cell is taken as well.
 * @throws Refusal busy while it cannot be found out whose an address is
 */
export async function createLoginAccount(
  { db, services }: { db: Db<'staff'> | Db<'public'>; services: Pick<Services, 'directory'> },
  { email, memberId }: { email: string; memberId: number },
): Promise<'created' | 'taken'> {
  if ((await services.directory?.claim({ email })) === false) return 'taken';
  return (await insertLoginRow(db, normaliseEmail(email), memberId)) ? 'created' : 'taken';
}
