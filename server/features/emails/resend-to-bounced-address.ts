import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { clearBounceAndRequeueEmailsInDatabase as tryAgain } from './sql/email-address-bounce-and-invitation-queries.ts';

/** Sends what came back from the address of an application once more, and forgets that it did; how many e-mails it are. */
export async function resendToBouncedAddress(
  { db, now }: VisitorRequestContext,
  { applicationId }: { applicationId: number },
): Promise<number> {
  return tryAgain(db, applicationId, now);
}
