import type { Db } from '../../access/enter-door.ts';
import { clearBounceOfAddress as tryAgain } from './sql/email-addresses.ts';

/** Sends what came back from the address of an application once more, and forgets that it did; how many e-mails it are. */
export async function resendToBouncedAddress(
  db: Db<'staff'>,
  { applicationId, now }: { applicationId: number; now: Date },
): Promise<number> {
  return tryAgain(db, applicationId, now);
}
