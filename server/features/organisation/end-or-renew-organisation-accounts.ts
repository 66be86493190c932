import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import type { Services } from '../../services-type.ts';
import {
  endOrRenewAccountOfOrganisationRow,
  findOrganisationsPastAccountEnd,
} from './sql/update-plan-terms-and-end-or-renew-account.ts';

/** Deactivates the organisations whose end has come, each once; of those that renew themselves the end moves on by a year. */
export async function endOrRenewOrganisationAccounts(services: Services): Promise<void> {
  const now = services.now();
  const orgs = await runTransactionByDoor({ services, door: 'system' }, (db) =>
    findOrganisationsPastAccountEnd(db, now),
  );
  for (const orgId of orgs) {
    await runTransactionByDoor(
      { services, door: 'system', actor: { orgId, actorId: null } },
      async (db) => {
        const outcome = await endOrRenewAccountOfOrganisationRow(db, now);
        if (outcome === undefined) return;
        await writeAuditEntry(db, {
          kind: outcome === 'ended' ? 'account-ended' : 'account-renewed',
          actorKind: 'system',
          subject: `organisation ${orgId}`,
        });
      },
    );
  }
}
