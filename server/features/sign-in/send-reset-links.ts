import { enterDoor } from '../../access/enter.ts';
import type { Services } from '../../services.ts';
import { sendPasswordLink } from './send-password-link.ts';
import { findOrganisationsWithResetRequests, takeResetRequests } from './sql/passwords.ts';

/** Has a link written to everybody who asked and is known. */
export async function sendResetLinks(services: Services): Promise<void> {
  const orgIds = await enterDoor({ services, door: 'worker' }, findOrganisationsWithResetRequests);
  for (const orgId of orgIds) {
    await enterDoor({ services, door: 'worker', actor: { orgId, actorId: null } }, async (db) => {
      for (const memberId of await takeResetRequests(db))
        await sendPasswordLink(db, { memberId, purpose: 'reset' });
    });
  }
  if (orgIds.length > 0) services.hint();
}
