import {
  WEBHOOK_SECRET_OVERLAP_HOURS,
  type Webhook,
} from '@evenhand/contract/integrations/webhooks-and-api-keys.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

export async function findWebhooks(db: Db<'staff'>): Promise<Webhook[]> {
  const { rows } = await sql<Webhook>`${selectWebhooks} order by w.id`.execute(db);
  return rows;
}

export async function findWebhook(db: Db<'staff'>, id: number): Promise<Webhook | undefined> {
  const { rows } = await sql<Webhook>`${selectWebhooks} where w.id = ${id}`.execute(db);
  return rows[0];
}

/** Keeps two admins from filling the last place at once. */
export async function lockAndCountWebhooks(db: Db<'staff'>): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('webhooks', core.current_org()))`.execute(
    db,
  );
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from core.webhook`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

export async function insertWebhookRow(
  db: Db<'staff'>,
  webhook: { url: string; events: string[]; enabled: boolean; memberId: number },
): Promise<number> {
  const { id } = await db
    .insertInto('core.webhook')
    .values({
      url: webhook.url,
      events: webhook.events,
      enabled: webhook.enabled,
      created_by: webhook.memberId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Whoever saved last has the say; a receiver that was told of anew begins with a clean slate. */
export async function updateWebhookRow(
  db: Db<'staff'>,
  webhook: { id: number; url: string; events: string[]; enabled: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('core.webhook')
    .set({
      url: webhook.url,
      events: webhook.events,
      enabled: webhook.enabled,
      stopped_because: null,
      failures: 0,
      rests_until: null,
    })
    .where('id', '=', webhook.id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** With its secrets and its log. */
export async function deleteWebhookRow(db: Db<'staff'>, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('core.webhook')
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Whatever waits for it is tried at once. */
export async function unpauseWebhookRow(db: Db<'staff'>, id: number): Promise<void> {
  await db
    .updateTable('core.webhook')
    .set({ failures: 0, rests_until: null })
    .where('id', '=', id)
    .execute();
}

export async function insertWebhookSecretRow(
  db: Db<'staff'>,
  secret: { webhookId: number; sealed: Buffer },
): Promise<void> {
  await db
    .insertInto('core.webhook_secret')
    .values({ webhook_id: secret.webhookId, sealed: secret.sealed })
    .execute();
}

/** The present secret signs on for a while; any before it end now, so that there are never more than two. */
export async function retireWebhookSecretRows(db: Db<'staff'>, webhookId: number): Promise<void> {
  await sql`delete from core.webhook_secret where webhook_id = ${webhookId} and ends_at is not null`.execute(
    db,
  );
  await sql`update core.webhook_secret set ends_at = now() + make_interval(hours => ${WEBHOOK_SECRET_OVERLAP_HOURS})
    where webhook_id = ${webhookId}`.execute(db);
}

/** Takes the webhook for itself, so that two who make a new secret at once make one after the other. */
export async function lockWebhook(db: Db<'staff'>, id: number): Promise<boolean> {
  const { rows } = await sql`select id from core.webhook where id = ${id} for update`.execute(db);
  return rows.length === 1;
}

const selectWebhooks = sql`
  select w.id, w.url, w.events, w.enabled, w.created_at as "createdAt",
    w.stopped_because as "stoppedBecause", w.failures, w.last_delivered_at as "lastDeliveredAt",
    (select count(*)::int from core.webhook_delivery d where d.webhook_id = w.id and d.delivered_at is null
      and d.failed_at is null) as waiting,
    (select count(*)::int from core.webhook_delivery d
      where d.webhook_id = w.id and d.failed_at is not null) as undelivered,
    (select max(s.ends_at) from core.webhook_secret s
      where s.webhook_id = w.id and s.ends_at > now()) as "oldSecretUntil"
  from core.webhook w`;
