import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { findAddressesClosedToInvitations } from './sql/email-address-bounce-and-invitation-queries.ts';

/** Whether this address may be invited: who asked for no more is not, nor an address that sends mail back. */
export async function mayInviteAddress(
  db: Db<'staff'> | Db<'system'>,
  address: string,
): Promise<boolean> {
  return (await findAddressesNotToInvite(db, [address])).size === 0;
}

/** Those of many addresses that may not be invited, as they were written. */
export async function findAddressesNotToInvite(
  db: Db<'staff'> | Db<'system'>,
  addresses: readonly string[],
): Promise<Set<string>> {
  return new Set(await findAddressesClosedToInvitations(db, addresses));
}
