import { enterDoor } from '../../access/enter-door.ts';
import { recordEvent } from '../../events/record-event.ts';
import type { Services } from '../../services.ts';
import { forgetPartingEmails } from '../emails/forget-parting-emails.ts';
import { eraseApplicationForGood } from '../retention/erase-application-for-good.ts';
import { readKeptUntil } from '../retention/read-kept-until.ts';
import {
  findErasureRequests,
  forgetPartingAddress,
  keepPartingAddress,
  notePartingsOfErased,
} from './sql/erasure-requests.ts';
import { findOrganisationsWithDataRequests } from './sql/exports-to-build.ts';

type NeededServices = Pick<Services, 'pools' | 'roles' | 'now' | 'hint' | 'config'>;

/**
 * Erases those who have asked for it and whom nothing holds, and tells them. Where they are told is put aside before, in a
 * transaction of its own: whoever is stopped in between goes on from there, and nobody is told of what was not done.
 */
export async function eraseOnRequest(services: NeededServices): Promise<void> {
  const orgs = await enterDoor({ services, door: 'system' }, (db) =>
    findOrganisationsWithDataRequests(db, services.now()),
  );
  for (const orgId of orgs) {
    const system = { services, door: 'system', actor: { orgId, actorId: null } } as const;
    for (const { applicationId } of await enterDoor(system, findErasureRequests)) {
      await eraseOne(services, { orgId, applicationId });
    }
    const events = await enterDoor(system, async (db) => {
      const gone = await notePartingsOfErased(db, services.now());
      for (const { applicationId, jobId } of gone)
        await recordEvent(db, {
          kind: 'data-erased',
          actorKind: 'system',
          actorId: null,
          jobId,
          subjectId: applicationId,
        });
      await forgetPartingEmails(db, services.now());
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
  const isHeld = await enterDoor(system, async (db) => {
    const kept = await readKeptUntil(db, { applicationId, now });
    if (kept?.kind === 'held') return true;
    await keepPartingAddress(db, { applicationId, now });
    return false;
  });
  if (isHeld) return;
  const outcome = await eraseApplicationForGood(services, { orgId, applicationId });
  // Somebody was quicker to hold it: what was put aside for the farewell goes again.
  if (outcome === 'held') await enterDoor(system, (db) => forgetPartingAddress(db, applicationId));
}
