import type { Db } from '../../access/enter.ts';
import { findClosed } from './sql/addresses.ts';

/** Whether this address may be invited: who asked for no more is not, nor an address that sends mail back. */
export async function mayInvite(db: Db<'staff'> | Db<'worker'>, address: string): Promise<boolean> {
  return (await notToBeInvited(db, [address])).size === 0;
}

/** Those of many addresses that may not be invited, as they were written. */
export async function notToBeInvited(
  db: Db<'staff'> | Db<'worker'>,
  addresses: readonly string[],
): Promise<Set<string>> {
  return new Set(await findClosed(db, addresses));
}
