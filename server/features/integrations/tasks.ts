import type { EventKind } from '../../events/event-catalogue.ts';
import { findOrganisationIdsWithWebhooks } from './find-organisation-ids-with-webhooks.ts';
import { webhookEventByEventKind } from './rules/webhook-message.ts';
import { sendDueWebhooks } from './send-due-webhooks.ts';
import { writeWebhookDeliveries } from './write-webhook-deliveries.ts';

export const integrationTasks = {
  // Kinds of events are what that record is keyed by.
  'write-deliveries': {
    on: Object.keys(webhookEventByEventKind) as EventKind[],
    work: writeWebhookDeliveries,
    findWanting: findOrganisationIdsWithWebhooks,
  },
};

export const integrationPeriodicTasks = { 'send-webhooks': { work: sendDueWebhooks, soon: true } };
