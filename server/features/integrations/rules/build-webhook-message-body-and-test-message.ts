import type { ApplicationState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';
import type { WebhookEventType } from '@evenhand/contract/integrations/webhooks-and-api-keys.ts';
import { startOfDayInZone } from '../../../time/start-of-day-in-zone.ts';

export type WebhookMessageFacts = {
  at: Date;
  jobId: number;
  zone: string;
  application: { id: number; reference: string; state: ApplicationState; isSealed: boolean } | null;
  batchId: number | null;
};

/**
 * The body of a message: ids and the public reference, nothing of a person. While the name is sealed the reference stands
 * alone, and the time is the day, as on the hiring team's own screens.
 */
export function buildWebhookMessageBody(
  type: WebhookEventType,
  facts: WebhookMessageFacts,
): string {
  const { at, jobId, zone, application, batchId } = facts;
  const isSealed = application?.isSealed ?? false;
  return JSON.stringify({
    type,
    timestamp: (isSealed ? startOfDayInZone(at, zone) : at).toISOString(),
    data: {
      jobId,
      ...(application !== null && {
        reference: application.reference,
        state: application.state,
        ...(!isSealed && { applicationId: application.id }),
      }),
      ...(batchId !== null && { batchId }),
    },
  });
}

/** Tells a receiver that it is reached and that its check of the signature holds. */
export function webhookTestMessage(at: Date): string {
  return JSON.stringify({ type: 'webhook.test', timestamp: at.toISOString(), data: {} });
}
