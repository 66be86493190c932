import { eventKindsWhere } from '../../events/event-kind-catalogue-and-broadcast-event-type.ts';
import { findOrganisationIdsWithWebhooks } from './find-organisation-ids-with-webhooks.ts';
import { sendDueWebhooks } from './send-due-webhooks.ts';
import { writeWebhookDeliveries } from './write-webhook-deliveries.ts';

export const webhookEventTasks = {
  'write-deliveries': {
    on: eventKindsWhere(({ webhook }) => webhook !== null),
    work: writeWebhookDeliveries,
    findWanting: findOrganisationIdsWithWebhooks,
  },
};

export const webhookPeriodicTasks = { 'send-webhooks': { work: sendDueWebhooks, soon: true } };
