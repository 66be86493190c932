import { runTransactionByDoor } from '../../access/transactions-by-door-or-token.ts';
import {
  eventKindDefinitions,
  isEventKind,
} from '../../events/event-kind-catalogue-and-broadcast-event-type.ts';
import type { Services } from '../../services-type.ts';
import { buildWebhookMessageBody } from './rules/build-webhook-message-body-and-test-message.ts';
import { makeWebhookMessageId } from './make-webhook-secret-and-message-id.ts';
import {
  deleteOldWebhookDeliveryRows,
  type WebhookEventDbRow,
  findDomainEventForWebhooks,
  findSubscribedWebhooks,
  insertWebhookDeliveryRow,
  isLastReviewerToFinish,
} from './sql/webhook-events-and-delivery-queue.ts';

/** Writes an event down for each webhook that wants to hear of it; sending is another matter. */
export async function writeWebhookDeliveries(
  services: Services,
  { orgId, eventId }: { orgId: number; eventId: number },
): Promise<void> {
  await runTransactionByDoor(
    { services, door: 'system', actor: { orgId, actorId: null } },
    async (db) => {
      const event = await findDomainEventForWebhooks(db, eventId);
      if (!isForOthers(event)) return;
      const { jobId } = event;
      const type = isEventKind(event.kind) ? eventKindDefinitions[event.kind].webhook : null;
      if (type === null) return;
      const listeners = await findSubscribedWebhooks(db, type);
      if (listeners.length === 0) return;
      if (type === 'review.completed' && !(await isLastReviewerToFinish(db, { eventId, jobId })))
        return;
      const body = buildWebhookMessageBody(type, event);
      for (const webhookId of listeners)
        await insertWebhookDeliveryRow(db, {
          webhookId,
          eventId,
          messageId: makeWebhookMessageId(),
          type,
          body,
        });
      await deleteOldWebhookDeliveryRows(db);
    },
  );
  services.hint();
}

/** What happens on a sample role happens to nobody. */
function isForOthers(
  event: WebhookEventDbRow | undefined,
): event is WebhookEventDbRow & { jobId: number } {
  return event !== undefined && event.jobId !== null && !event.isSample;
}
