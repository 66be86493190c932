import type { WebhookDelivery } from '@evenhand/contract/integrations.ts';
import type { Db } from '../../access/enter.ts';
import { Refusal } from '../../http/refusal.ts';
import { testMessage } from './rules/message-of.ts';
import { newMessageId } from './new-secret.ts';
import { loadWebhook } from './set-webhook.ts';
import { countWaiting, dueAgain, findDelivery, insertTest, QUEUE_MAX } from './sql/deliveries.ts';
import { wakeWebhook } from './sql/webhooks.ts';

/** Queues a message that holds nothing of anybody, so that a receiver can be tried out. */
export async function sendTest(
  db: Db<'staff'>,
  { webhookId, now }: { webhookId: number; now: Date },
): Promise<WebhookDelivery> {
  await loadAwake(db, webhookId);
  if ((await countWaiting(db, webhookId)) >= QUEUE_MAX) throw new Refusal('too-many');
  const id = await insertTest(db, {
    webhookId,
    messageId: newMessageId(),
    type: 'webhook.test',
    body: testMessage(now),
  });
  return loadDelivery(db, { id, webhookId });
}

/** Sends a message again, whether it got through or not, under the id it had. */
export async function resendDelivery(
  db: Db<'staff'>,
  { id, webhookId }: { id: number; webhookId: number },
): Promise<WebhookDelivery> {
  await loadDelivery(db, { id, webhookId });
  await loadAwake(db, webhookId);
  await dueAgain(db, id);
  return loadDelivery(db, { id, webhookId });
}

/** Asking by hand ends the rest a failing receiver was given. */
async function loadAwake(db: Db<'staff'>, webhookId: number): Promise<void> {
  const webhook = await loadWebhook(db, webhookId);
  if (!webhook.enabled)
    throw new Refusal('conflict', {
      message: 'This webhook is switched off. Switch it on first.',
    });
  await wakeWebhook(db, webhookId);
}

async function loadDelivery(
  db: Db<'staff'>,
  which: { id: number; webhookId: number },
): Promise<WebhookDelivery> {
  const delivery = await findDelivery(db, which);
  if (delivery === undefined) throw new Refusal('not-found');
  return delivery;
}
