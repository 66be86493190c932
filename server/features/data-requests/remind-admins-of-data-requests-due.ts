import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { recordDomainEvent } from '../../events/record-domain-events-and-update-application.ts';
import type { Services } from '../../services-type.ts';
import { findOrganisationsWithDataRequests } from './sql/find-store-and-empty-data-exports.ts';
import { claimDataRequestsDueSoon } from './sql/data-request-due-reminders.ts';

/** Tells the privacy contact, once of each complaint and objection, that its last day is near: on day 25 of 30. */
export async function remindAdminsOfDataRequestsDue(
  services: Pick<Services, 'pools' | 'roles' | 'now' | 'hint'>,
): Promise<void> {
  const now = services.now();
  const orgs = await runTransactionByDoor({ services, door: 'system' }, (db) =>
    findOrganisationsWithDataRequests(db, now),
  );
  for (const orgId of orgs) {
    const due = await runTransactionByDoor(
      { services, door: 'system', actor: { orgId, actorId: null } },
      async (db) => {
        const requests = await claimDataRequestsDueSoon(db, now);
        for (const { id, jobId } of requests)
          await recordDomainEvent(db, {
            kind: 'data-request-due',
            actorKind: 'system',
            actorId: null,
            jobId,
            subjectId: id,
          });
        return requests.length;
      },
    );
    if (due > 0) services.hint();
  }
}
