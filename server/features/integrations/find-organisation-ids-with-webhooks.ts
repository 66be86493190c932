import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import type { Services } from '../../services-type.ts';
import { findOrganisationsWithWebhooks } from './sql/sealed-webhook-secrets-and-their-organisations.ts';

/** The organisations that have webhooks, so that nothing is written for those that have none. */
export async function findOrganisationIdsWithWebhooks(
  services: Services,
): Promise<ReadonlySet<number>> {
  return new Set(
    await runTransactionByDoor({ services, door: 'system' }, findOrganisationsWithWebhooks),
  );
}
