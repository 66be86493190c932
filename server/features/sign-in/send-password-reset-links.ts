import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { Services } from '../../services-type.ts';
import { sendPasswordLink } from './send-password-link.ts';
import {
  findOrganisationsWithWaitingPasswordResets,
  claimPasswordResetRequests,
} from './sql/passwords-password-links-and-reset-requests.ts';

/** Has a link written to everybody who asked and is known. */
export async function sendPasswordResetLinks(services: Services): Promise<void> {
  const orgIds = await runTransactionByDoor(
    { services, door: 'system' },
    findOrganisationsWithWaitingPasswordResets,
  );
  for (const orgId of orgIds) {
    await runTransactionByDoor(
      { services, door: 'system', actor: { orgId, actorId: null } },
      async (db) => {
        for (const memberId of await claimPasswordResetRequests(db))
          await sendPasswordLink(db, { memberId, purpose: 'reset' });
      },
    );
  }
  if (orgIds.length > 0) services.hint();
}
