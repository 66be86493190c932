import {
  type WebhookDelivery,
  WEBHOOK_DELIVERIES_PAGE_SIZE,
} from '@evenhand/contract/integrations/webhooks-and-api-keys.ts';
import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';

/** More than this wait for no receiver: what comes then is kept as undelivered, to be sent again by hand. */
export const WAITING_WEBHOOK_DELIVERIES_MAX = 10_000;

export async function findWebhookDeliveries(
  db: Db<'staff'>,
  { webhookId, page }: { webhookId: number; page: number },
): Promise<WebhookDelivery[]> {
  const { rows } = await sql<WebhookDelivery>`
    ${selectDeliveries} where webhook_id = ${webhookId} order by id desc
    limit ${WEBHOOK_DELIVERIES_PAGE_SIZE} offset ${(page - 1) * WEBHOOK_DELIVERIES_PAGE_SIZE}`.execute(
    db,
  );
  return rows;
}

export async function countWebhookDeliveries(db: Db<'staff'>, webhookId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from core.webhook_delivery where webhook_id = ${webhookId}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

export async function findWebhookDelivery(
  db: Db<'staff'>,
  { id, webhookId }: { id: number; webhookId: number },
): Promise<WebhookDelivery | undefined> {
  const { rows } = await sql<WebhookDelivery>`
    ${selectDeliveries} where id = ${id} and webhook_id = ${webhookId}`.execute(db);
  return rows[0];
}

export async function countWaitingWebhookDeliveries(
  db: Db<'staff'>,
  webhookId: number,
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from core.webhook_delivery
    where webhook_id = ${webhookId} and delivered_at is null and failed_at is null`.execute(db);
  return rows[0]?.n ?? 0;
}

export async function insertWebhookTestDeliveryRow(
  db: Db<'staff'>,
  test: { webhookId: number; messageId: string; type: string; body: string },
): Promise<number> {
  const { id } = await db
    .insertInto('core.webhook_delivery')
    .values({
      webhook_id: test.webhookId,
      message_id: test.messageId,
      type: test.type,
      body: test.body,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** All its tries are before it again; one that is on its way just now is left alone. */
export async function makeWebhookDeliveryRowDueAgain(db: Db<'staff'>, id: number): Promise<void> {
  await sql`
    update core.webhook_delivery set next_try_at = now(), attempts = 0, failed_at = null, delivered_at = null
    where id = ${id} and (leased_until is null or leased_until < now())`.execute(db);
}

const selectDeliveries = sql`
  select id, message_id as "messageId", type as event, attempts, status, problem, created_at as "createdAt",
    tried_at as "triedAt",
    case when delivered_at is null and failed_at is null then next_try_at end as "nextTryAt",
    case when delivered_at is not null then 'delivered' when failed_at is not null then 'failed'
      else 'waiting' end as state
  from core.webhook_delivery`;
