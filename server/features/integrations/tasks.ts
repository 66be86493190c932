import type { EventKind } from '../../events/catalogue.ts';
import { findWanting } from './find-wanting.ts';
import { webhookEventKinds } from './rules/message-of.ts';
import { sendWebhooks } from './send-webhooks.ts';
import { writeDeliveries } from './write-deliveries.ts';

export const integrationTasks = {
  // Kinds of events are what that record is keyed by.
  'write-deliveries': {
    on: Object.keys(webhookEventKinds) as EventKind[],
    work: writeDeliveries,
    findWanting,
  },
};

export const integrationRounds = { 'send-webhooks': { work: sendWebhooks, soon: true } };
