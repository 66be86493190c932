import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import type { Services } from '../../services-type.ts';
import { deleteSentErasureEmails } from '../emails/delete-sent-erasure-emails.ts';
import { eraseApplicationOnItsPersonsRequest } from '../retention/erase-application-on-its-persons-request.ts';
import { readApplicationRetentionEnd } from '../retention/read-application-retention-end.ts';
import {
  findErasureRequests,
  deleteAddressRowForErasureEmail,
  insertAddressRowForErasureEmail,
  claimErasedApplicationsToNotify,
} from './sql/erasure-requests-and-erasure-emails.ts';
import { findOrganisationsWithDataRequests } from './sql/find-store-and-empty-data-exports.ts';

type NeededServices = Pick<Services, 'pools' | 'roles' | 'now' | 'hint' | 'config'>;

/**
 * Erases those who have asked for it and whom nothing holds, and tells them. Where they are told is put aside before, in a
 * transaction of its own: whoever is stopped in between goes on from there, and nobody is told of what was not done.
 */
export async function eraseDueRequestedApplications(services: NeededServices): Promise<void> {
  const orgs = await runTransactionByDoor({ services, door: 'system' }, (db) =>
    findOrganisationsWithDataRequests(db, services.now()),
  );
  for (const orgId of orgs) {
    const system = { services, door: 'system', actor: { orgId, actorId: null } } as const;
    for (const { applicationId } of await runTransactionByDoor(system, findErasureRequests)) {
      await eraseOne(services, { orgId, applicationId });
    }
    const events = await runTransactionByDoor(system, async (db) => {
      const gone = await claimErasedApplicationsToNotify(db, services.now());
      for (const { applicationId, jobId } of gone)
        await recordDomainEvent(db, {
          kind: 'data-erased',
          actorKind: 'system',
          actorId: null,
          jobId,
          subjectId: applicationId,
        });
      await deleteSentErasureEmails(db, services.now());
      return gone.length;
    });
    if (events > 0) services.hint();
  }
}

async function eraseOne(
  services: NeededServices,
  { orgId, applicationId }: { orgId: number; applicationId: number },
): Promise<void> {
  const system = { services, door: 'system', actor: { orgId, actorId: null } } as const;
  const now = services.now();
  const isHeld = await runTransactionByDoor(system, async (db) => {
    const kept = await readApplicationRetentionEnd(db, { applicationId, now });
    if (kept?.kind === 'held') return true;
    await insertAddressRowForErasureEmail(db, { applicationId, now });
    return false;
  });
  if (isHeld) return;
  const outcome = await eraseApplicationOnItsPersonsRequest(services, { orgId, applicationId });
  // Somebody was quicker to hold it: what was put aside for the farewell goes again.
  if (outcome === 'held')
    await runTransactionByDoor(system, (db) => deleteAddressRowForErasureEmail(db, applicationId));
}
