import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { Instant } from '../instant-codec.ts';
import { NumericIdInPath, singleLineTextSchema } from '../text-email-id-and-list-search-schemas.ts';

/** What a webhook may be told of, with the words that explain it to an admin. */
export const webhookEvents = [
  { type: 'job.published', says: 'A role was published.' },
  { type: 'job.closed', says: 'A role closed, by its date or by hand.' },
  { type: 'application.started', says: 'Somebody began an application.' },
  { type: 'application.submitted', says: 'An application was submitted.' },
  { type: 'application.stage_changed', says: 'A candidate moved to another stage.' },
  { type: 'application.rejected', says: 'A candidate was rejected.' },
  { type: 'application.hired', says: 'A candidate was hired.' },
  { type: 'application.withdrawn', says: 'A candidate withdrew.' },
  { type: 'interview.booked', says: 'A time for an interview was booked.' },
  { type: 'interview.changed', says: 'An interview was moved, or is held otherwise.' },
  { type: 'interview.cancelled', says: 'An interview was cancelled.' },
  { type: 'review.batch_sent', says: 'Answers were sent to the reviewers.' },
  { type: 'review.completed', says: 'The last reviewer of a role has finished.' },
  {
    type: 'scorecard.submitted',
    says: 'Somebody on a panel handed in their card of an interview.',
  },
  {
    type: 'task.submitted',
    says: 'A candidate handed in a task.',
  },
  {
    type: 'task.closed',
    says: 'A task was closed for a candidate: nothing is taken any more.',
  },
] as const;
const eventTypes = webhookEvents.map(({ type }) => type);
export type WebhookEventType = (typeof eventTypes)[number];

export const WEBHOOKS_PER_ORGANISATION_MAX = 20;
export const API_KEYS_PER_ORGANISATION_MAX = 50;
/** After a new secret was made, the one before still signs for so long. */
export const WEBHOOK_SECRET_OVERLAP_HOURS = 24;
export const WEBHOOK_DELIVERIES_PAGE_SIZE = 20;

const WebAddress = z
  .url({ protocol: /^https?$/, error: 'Write an address like https://example.com/evenhand.' })
  .check(z.maxLength(2000, 'Use at most 2000 characters.'));

const Events = z
  .array(z.enum(eventTypes))
  .check(z.minLength(1, 'Choose at least one event.'), z.maxLength(50));

export const Webhook = z.strictObject({
  id: z.int(),
  url: z.string(),
  events: z.array(z.string()),
  enabled: z.boolean(),
  createdAt: Instant,
  /** Set when the receiver answered 410 Gone, by which it asks for nothing more. */
  stoppedBecause: z.nullable(z.enum(['gone'])),
  /** Tries in a row that did not get through; 0 when the last one did. */
  failures: z.int(),
  waiting: z.int(),
  undelivered: z.int(),
  lastDeliveredAt: z.nullable(Instant),
  /** Until when the secret before the present one signs as well. */
  oldSecretUntil: z.nullable(Instant),
});
export type Webhook = z.infer<typeof Webhook>;

export const WebhookDelivery = z.strictObject({
  id: z.int(),
  /** The `webhook-id` header: the same at every try. */
  messageId: z.string(),
  event: z.string(),
  state: z.enum(['waiting', 'delivered', 'failed']),
  attempts: z.int(),
  /** The status of the last answer; its body is kept nowhere. */
  status: z.nullable(z.int()),
  problem: z.nullable(
    z.enum([
      'answered-no',
      'redirected',
      'gone',
      'address-denied',
      'unreachable',
      'too-slow',
      'certificate',
      'queue-full',
    ]),
  ),
  createdAt: Instant,
  triedAt: z.nullable(Instant),
  nextTryAt: z.nullable(Instant),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const params = z.strictObject({ webhookId: NumericIdInPath });
/** Shown this once: the database keeps it encrypted, and no call gives it out again. */
const WithSecret = z.strictObject({ webhook: Webhook, secret: z.string() });

export const listWebhooksEndpoint = {
  method: 'GET',
  path: '/api/integrations/webhooks',
  door: 'staff',
  summary: 'The webhooks of the organisation, and how they fare.',
  output: z.strictObject({ webhooks: z.array(Webhook) }),
} as const satisfies Endpoint;

export const addWebhookEndpoint = {
  method: 'POST',
  path: '/api/org/webhook',
  door: 'staff',
  summary: 'Sets a webhook up. The secret that signs its messages is told this once.',
  requiresRecentLogin: true,
  body: z.strictObject({
    orgId: NumericIdInPath,
    url: WebAddress,
    events: Events,
    enabled: z._default(z.boolean(), true),
  }),
  output: WithSecret,
  status: 201,
} as const satisfies Endpoint;

export const changeWebhookEndpoint = {
  method: 'PUT',
  path: '/api/integrations/webhooks/{webhookId}',
  door: 'staff',
  summary: 'Changes where a webhook leads, what it is told, or whether it is told anything.',
  requiresRecentLogin: true,
  params,
  body: z.strictObject({ url: WebAddress, events: Events, enabled: z.boolean() }),
  output: Webhook,
} as const satisfies Endpoint;

export const deleteWebhookEndpoint = {
  method: 'DELETE',
  path: '/api/integrations/webhooks/{webhookId}',
  door: 'staff',
  summary: 'Deletes a webhook with its secrets and its log.',
  requiresRecentLogin: true,
  params,
} as const satisfies Endpoint;

export const rotateWebhookSecretEndpoint = {
  method: 'POST',
  path: '/api/integrations/webhooks/{webhookId}/rotate-secret',
  door: 'staff',
  summary:
    'Makes a new secret, told this once. For 24 hours messages carry the signatures of both.',
  requiresRecentLogin: true,
  params,
  output: WithSecret,
} as const satisfies Endpoint;

export const testWebhookEndpoint = {
  method: 'POST',
  path: '/api/integrations/webhooks/{webhookId}/test',
  door: 'staff',
  summary: 'Sends the event `webhook.test`, which holds nothing of anybody.',
  params,
  status: 202,
  output: WebhookDelivery,
} as const satisfies Endpoint;

export const listWebhookDeliveriesEndpoint = {
  method: 'GET',
  path: '/api/integrations/webhooks/{webhookId}/deliveries',
  door: 'staff',
  summary: 'What a webhook was sent, the newest first. Delivered messages are kept for 30 days.',
  params,
  query: z.strictObject({
    page: z._default(
      z.catch(z.coerce.number<number | string>().check(z.int(), z.minimum(1), z.maximum(1000)), 1),
      1,
    ),
  }),
  output: z.strictObject({ deliveries: z.array(WebhookDelivery), total: z.int(), pages: z.int() }),
} as const satisfies Endpoint;

export const resendWebhookDeliveryEndpoint = {
  method: 'POST',
  path: '/api/integrations/webhooks/{webhookId}/deliveries/{deliveryId}/resend',
  door: 'staff',
  summary: 'Sends a message again at once, under the same id.',
  params: z.strictObject({ webhookId: NumericIdInPath, deliveryId: NumericIdInPath }),
  status: 202,
  output: WebhookDelivery,
} as const satisfies Endpoint;

export const apiKeyScopes = ['merit:read', 'identity:read'] as const;
export type ApiKeyScope = (typeof apiKeyScopes)[number];

export const ApiKey = z.strictObject({
  id: z.int(),
  name: z.string(),
  /** How the key begins, to know it by. */
  hint: z.string(),
  scopes: z.array(z.enum(apiKeyScopes)),
  madeBy: z.string(),
  createdAt: Instant,
  expiresAt: z.nullable(Instant),
  lastUsedAt: z.nullable(Instant),
  /** `asleep`: whoever made it is no admin any more. */
  state: z.enum(['active', 'expired', 'revoked', 'asleep']),
});
export type ApiKey = z.infer<typeof ApiKey>;

export const listApiKeysEndpoint = {
  method: 'GET',
  path: '/api/integrations/keys',
  door: 'staff',
  summary: 'The API keys of the organisation, without the keys themselves.',
  output: z.strictObject({ keys: z.array(ApiKey) }),
} as const satisfies Endpoint;

export const makeApiKeyEndpoint = {
  method: 'POST',
  path: '/api/integrations/keys',
  door: 'staff',
  summary: 'Makes an API key, told this once. It may what its maker may, within its scopes.',
  requiresRecentLogin: true,
  body: z.strictObject({
    name: singleLineTextSchema(100),
    scopes: z.array(z.enum(apiKeyScopes)).check(z.minLength(1, 'Choose at least one scope.')),
    /** The last day on which it works; without one until it is revoked. */
    expiresOn: z.optional(z.iso.date('Choose a day.')),
  }),
  output: z.strictObject({ key: ApiKey, token: z.string() }),
  status: 201,
} as const satisfies Endpoint;

export const revokeApiKeyEndpoint = {
  method: 'DELETE',
  path: '/api/integrations/keys/{keyId}',
  door: 'staff',
  summary: 'Revokes an API key, from the next request on.',
  params: z.strictObject({ keyId: NumericIdInPath }),
} as const satisfies Endpoint;
