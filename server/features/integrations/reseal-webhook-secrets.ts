import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import { isSealedWithCurrentKey, sealValue, unsealValue } from '../../crypto/seal-value.ts';
import type { Services } from '../../services-type.ts';
import { sealedPlaceOfWebhookSecret } from './manage-webhooks-and-secrets.ts';
import {
  findOrganisationsWithWebhooks,
  findSealedWebhookSecrets,
  updateSealedWebhookSecretRow,
} from './sql/sealed-webhook-secrets-and-their-organisations.ts';

/** Seals every webhook's secrets with the key in use, so that the one before it can be given up. How many it were. */
export async function resealWebhookSecrets(
  services: Pick<Services, 'pools' | 'roles' | 'config'>,
): Promise<number> {
  const { config } = services;
  let resealed = 0;
  for (const orgId of await runTransactionByDoor(
    { services, door: 'system' },
    findOrganisationsWithWebhooks,
  )) {
    await runTransactionByDoor(
      { services, door: 'system', actor: { orgId, actorId: null } },
      async (db) => {
        for (const { id, webhookId, sealed } of await findSealedWebhookSecrets(db)) {
          if (isSealedWithCurrentKey(sealed, config)) continue;
          const place = sealedPlaceOfWebhookSecret(webhookId);
          await updateSealedWebhookSecretRow(
            db,
            id,
            sealValue(unsealValue(sealed, place, config), place, config),
          );
          resealed += 1;
        }
      },
    );
  }
  return resealed;
}
