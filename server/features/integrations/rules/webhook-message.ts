import type { ApplicationState } from '@evenhand/contract/pipeline/application-states.ts';
import type { WebhookEventType } from '@evenhand/contract/integrations/webhooks-and-api-keys.ts';
import type { EventKind } from '../../../events/event-catalogue.ts';
import { startOfDay } from '../../../time/start-of-day.ts';

/** What webhooks are told of what happens in the server. */
export const webhookEventByEventKind: Partial<Record<EventKind, WebhookEventType>> = {
  'job-published': 'job.published',
  'job-closed': 'job.closed',
  'application-begun': 'application.started',
  'application-submitted': 'application.submitted',
  'application-moved': 'application.stage_changed',
  'decision-undone': 'application.stage_changed',
  'application-rejected': 'application.rejected',
  'application-hired': 'application.hired',
  'application-withdrawn': 'application.withdrawn',
  'batch-dealt': 'review.batch_sent',
  'reviews-finished': 'review.completed',
};

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
export function webhookMessage(type: WebhookEventType, facts: WebhookMessageFacts): string {
  const { at, jobId, zone, application, batchId } = facts;
  const isSealed = application?.isSealed ?? false;
  return JSON.stringify({
    type,
    timestamp: (isSealed ? startOfDay(at, zone) : at).toISOString(),
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
