import type { WebhookDelivery } from '@evenhand/contract/integrations/webhooks-and-api-keys.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { Refusal } from '../../http/refusal.ts';
import { webhookTestMessage } from './rules/build-webhook-message-body-and-test-message.ts';
import { makeWebhookMessageId } from './make-webhook-secret-and-message-id.ts';
import { loadWebhook } from './manage-webhooks-and-secrets.ts';
import {
  countWaitingWebhookDeliveries,
  makeWebhookDeliveryRowDueAgain,
  findWebhookDelivery,
  insertWebhookTestDeliveryRow,
  WAITING_WEBHOOK_DELIVERIES_MAX,
} from './sql/find-count-test-and-resend-webhook-deliveries.ts';
import { unpauseWebhookRow } from './sql/webhooks.ts';

/** Queues a message that holds nothing of anybody, so that a receiver can be tried out. */
export async function queueWebhookTest(
  { db, now }: VisitorRequestContext,
  { webhookId }: { webhookId: number },
): Promise<WebhookDelivery> {
  await loadAndWakeWebhook(db, webhookId);
  if ((await countWaitingWebhookDeliveries(db, webhookId)) >= WAITING_WEBHOOK_DELIVERIES_MAX)
    throw new Refusal('too-many');
  const id = await insertWebhookTestDeliveryRow(db, {
    webhookId,
    messageId: makeWebhookMessageId(),
    type: 'webhook.test',
    body: webhookTestMessage(now),
  });
  return loadWebhookDelivery(db, { id, webhookId });
}

/** Sends a message again, whether it got through or not, under the id it had. */
export async function requeueWebhookDelivery(
  db: Db<'staff'>,
  { id, webhookId }: { id: number; webhookId: number },
): Promise<WebhookDelivery> {
  await loadWebhookDelivery(db, { id, webhookId });
  await loadAndWakeWebhook(db, webhookId);
  await makeWebhookDeliveryRowDueAgain(db, id);
  return loadWebhookDelivery(db, { id, webhookId });
}

/** Asking by hand ends the rest a failing receiver was given. */
async function loadAndWakeWebhook(db: Db<'staff'>, webhookId: number): Promise<void> {
  const webhook = await loadWebhook(db, webhookId);
  if (!webhook.enabled)
    throw new Refusal('conflict', {
      message: 'This webhook is switched off. Switch it on first.',
    });
  await unpauseWebhookRow(db, webhookId);
}

async function loadWebhookDelivery(
  db: Db<'staff'>,
  which: { id: number; webhookId: number },
): Promise<WebhookDelivery> {
  const delivery = await findWebhookDelivery(db, which);
  if (delivery === undefined) throw new Refusal('not-found');
  return delivery;
}
