import { randomBytes } from 'node:crypto';
import {
  type ApiKeyScope,
  webhookEvents,
} from '@evenhand/contract/integrations/webhooks-and-api-keys.ts';
import type pg from 'pg';
import { sealValue } from '../crypto/seal-value.ts';
import { hashToken, randomToken } from '../crypto/random-token-and-token-hash.ts';
import { makeWebhookSecret } from '../features/integrations/make-webhook-secret-and-message-id.ts';
import { sealedPlaceOfWebhookSecret } from '../features/integrations/manage-webhooks-and-secrets.ts';
import { testSecretKey } from './start-test-cluster.ts';
import { firstPlantedRow, type PlantedMember } from './test-data-types.ts';

export type PlantedWebhook = { id: number; orgId: number; secret: string };
export type PlantedApiKey = { id: number; token: string };

/** Builders of what leads out of the server, and in by machine. */
export function webhookAndApiKeyTestDataBuilders(owner: pg.Pool) {
  return {
    /** A webhook that wants to hear of everything. */
    async webhook(
      by: PlantedMember,
      {
        url = 'https://hooks.example.com/evenhand',
        events = webhookEvents.map(({ type }) => type as string),
      } = {},
    ): Promise<PlantedWebhook> {
      const { id } = firstPlantedRow<{ id: number }>(
        await owner.query(
          'insert into core.webhook (org_id, url, events, created_by) values ($1, $2, $3, $4) returning id',
          [by.orgId, url, events, by.id],
        ),
      );
      const secret = makeWebhookSecret();
      await owner.query(
        'insert into core.webhook_secret (org_id, webhook_id, sealed) values ($1, $2, $3)',
        [
          by.orgId,
          id,
          sealValue(secret, sealedPlaceOfWebhookSecret(id), { SECRET_KEY: testSecretKey }),
        ],
      );
      return { id, orgId: by.orgId, secret };
    },

    /** Messages that wait to be sent to a webhook. */
    async deliveries({ id, orgId }: PlantedWebhook, n = 1): Promise<{ id: number }> {
      return firstPlantedRow(
        await owner.query(
          `insert into core.webhook_delivery (org_id, webhook_id, message_id, type, body)
           select $1, $2, 'msg_' || $3 || i, 'webhook.test', '{"type":"webhook.test"}' from generate_series(1, $4) i returning id`,
          [orgId, id, randomBytes(18).toString('hex'), n],
        ),
      );
    },

    /** A key with every scope, unless told. */
    async apiKey(
      of: PlantedMember,
      {
        scopes = ['merit:read', 'identity:read'] as ApiKeyScope[],
        expiresAt = null as Date | null,
      } = {},
    ): Promise<PlantedApiKey> {
      const token = `evh_${randomToken()}`;
      const { id } = firstPlantedRow<{ id: number }>(
        await owner.query(
          `insert into auth.api_key (token_hash, org_id, member_id, name, hint, scopes, expires_at)
           values ($1, $2, $3, 'Our HR system', $4, $5, $6) returning id`,
          [hashToken(token), of.orgId, of.id, token.slice(0, 8), scopes, expiresAt],
        ),
      );
      return { id, token };
    },
  };
}
