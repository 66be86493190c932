import {
  type Webhook,
  WEBHOOKS_PER_ORGANISATION_MAX,
} from '@evenhand/contract/integrations/webhooks-and-api-keys.ts';
import type { Config } from '../../config.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { VisitorRequestContext } from '../../access/visitor-request-context.ts';
import { sealValue } from '../../crypto/seal-value.ts';
import { writeAuditEntry } from '../../events/write-audit-entry.ts';
import { checkOutboundUrl } from '../../http/outbound-url.ts';
import { Refusal } from '../../http/refusal.ts';
import { makeWebhookSecret } from './make-webhook-secret-and-message-id.ts';
import {
  lockAndCountWebhooks,
  findWebhook,
  insertWebhookSecretRow,
  insertWebhookRow,
  lockWebhook,
  deleteWebhookRow,
  retireWebhookSecretRows,
  updateWebhookRow,
} from './sql/webhooks.ts';

type WebhookInput = { url: string; events: string[]; enabled: boolean };

/**
 * Sets a webhook up; its secret is told this once.
 * @throws Refusal not-found for another organisation, bad-input for an address that nothing may be sent to
 */
export async function createWebhook(
  { db, member, config, requestId }: VisitorRequestContext,
  { orgId, url, events, enabled }: WebhookInput & { orgId: number },
): Promise<{ webhook: Webhook; secret: string }> {
  if (orgId !== member.orgId) throw new Refusal('not-found');
  checkTarget(url, config);
  if ((await lockAndCountWebhooks(db)) >= WEBHOOKS_PER_ORGANISATION_MAX)
    throw new Refusal('conflict', {
      message: `An organisation has at most ${WEBHOOKS_PER_ORGANISATION_MAX} webhooks. Delete one first.`,
    });
  const id = await insertWebhookRow(db, { url, events, enabled, memberId: member.actorId });
  const secret = await giveSecret(db, id, config);
  await writeAuditEntry(db, {
    kind: 'webhook-set',
    actorKind: 'member',
    subject: `webhook ${id}`,
    requestId,
  });
  return { webhook: await loadWebhook(db, id), secret };
}

/** Changes a webhook, and forgives a receiver that failed or asked for nothing more. */
export async function changeWebhook(
  { db, config, requestId }: VisitorRequestContext,
  { id, url, events, enabled }: WebhookInput & { id: number },
): Promise<Webhook> {
  const before = await loadWebhook(db, id);
  // One that was set before the rules became stricter can still be switched off.
  if (url !== before.url || enabled) checkTarget(url, config);
  await updateWebhookRow(db, { id, url, events, enabled });
  await writeAuditEntry(db, {
    kind: 'webhook-changed',
    actorKind: 'member',
    subject: `webhook ${id}`,
    requestId,
    details: { enabled, moved: url !== before.url },
  });
  return loadWebhook(db, id);
}

export async function deleteWebhook(
  { db, requestId }: VisitorRequestContext,
  { id }: { id: number },
): Promise<void> {
  if (!(await deleteWebhookRow(db, id))) throw new Refusal('not-found');
  await writeAuditEntry(db, {
    kind: 'webhook-deleted',
    actorKind: 'member',
    subject: `webhook ${id}`,
    requestId,
  });
}

/** Makes a new secret; the one before signs on for a day, so that the receiver can change over without losing a message. */
export async function rotateWebhookSecret(
  { db, config, requestId }: VisitorRequestContext,
  { id }: { id: number },
): Promise<{ webhook: Webhook; secret: string }> {
  if (!(await lockWebhook(db, id))) throw new Refusal('not-found');
  await retireWebhookSecretRows(db, id);
  const secret = await giveSecret(db, id, config);
  await writeAuditEntry(db, {
    kind: 'webhook-secret-made',
    actorKind: 'member',
    subject: `webhook ${id}`,
    requestId,
  });
  return { webhook: await loadWebhook(db, id), secret };
}

/** @throws Refusal not-found */
export async function loadWebhook(db: Db<'staff'>, id: number): Promise<Webhook> {
  const webhook = await findWebhook(db, id);
  if (webhook === undefined) throw new Refusal('not-found');
  return webhook;
}

/** Where the secret of a webhook is sealed: it opens for no other webhook. */
export const sealedPlaceOfWebhookSecret = (webhookId: number) =>
  ({ table: 'core.webhook_secret', row: webhookId, column: 'sealed' }) as const;

async function giveSecret(db: Db<'staff'>, webhookId: number, config: Config): Promise<string> {
  const secret = makeWebhookSecret();
  await insertWebhookSecretRow(db, {
    webhookId,
    sealed: sealValue(secret, sealedPlaceOfWebhookSecret(webhookId), config),
  });
  return secret;
}

function checkTarget(url: string, { WEBHOOK_HTTP_HOSTS }: Config): void {
  const target = checkOutboundUrl(url, WEBHOOK_HTTP_HOSTS);
  if ('problem' in target) throw new Refusal('bad-input', { fields: { url: target.problem } });
}
