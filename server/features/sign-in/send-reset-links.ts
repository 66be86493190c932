import { enter } from '../../doors/enter.ts';
import type { Outside } from '../../outside.ts';
import { sendPasswordLink } from './send-password-link.ts';
import { findOrganisationsWithResetRequests, takeResetRequests } from './sql/passwords.ts';

/** Has a link written to everybody who asked and is known. */
export async function sendResetLinks(outside: Outside): Promise<void> {
  const orgIds = await enter({ outside, door: 'worker' }, findOrganisationsWithResetRequests);
  for (const orgId of orgIds) {
    await enter({ outside, door: 'worker', actor: { orgId, actorId: null } }, async (db) => {
      for (const memberId of await takeResetRequests(db))
        await sendPasswordLink(db, { memberId, purpose: 'reset' });
    });
  }
  if (orgIds.length > 0) outside.hint();
}
