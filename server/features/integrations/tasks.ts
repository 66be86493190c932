import type { EventKind } from '../../events/event-catalogue.ts';
import { findOrganisationIdsWithWebhooks } from './find-wanting.ts';
import { webhookEventByEventKind } from './rules/message-of.ts';
import { sendDueWebhooks } from './send-webhooks.ts';
import { writeWebhookDeliveries } from './write-deliveries.ts';

export const integrationTasks = {
  // Kinds of events are what that record is keyed by.
  'write-deliveries': {
    on: Object.keys(webhookEventByEventKind) as EventKind[],
    work: writeWebhookDeliveries,
    findWanting: findOrganisationIdsWithWebhooks,
  },
};

export const integrationPeriodicTasks = { 'send-webhooks': { work: sendDueWebhooks, soon: true } };
