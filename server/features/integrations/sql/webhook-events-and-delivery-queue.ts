import { sql } from 'kysely';
import type { Db } from '../../../access/transactions-by-door-or-token.ts';
import type { WebhookMessageFacts } from '../rules/build-webhook-message-body-and-test-message.ts';
import type { WebhookResponseStatusAndProblem } from '../rules/classify-webhook-response.ts';
import { WAITING_WEBHOOK_DELIVERIES_MAX } from './find-count-test-and-resend-webhook-deliveries.ts';

/** Longer than a try may take, so that nobody else takes the message meanwhile. */
const LEASE_S = 30;
const KEPT_DAYS = 30;
const UNDELIVERED_KEPT_DAYS = 90;
const CLEARED_AT_ONCE = 500;

export type WebhookEventDbRow = Omit<WebhookMessageFacts, 'jobId'> & {
  kind: string;
  jobId: number | null;
  isSample: boolean;
};

/** An event with what webhooks may be told of it, read as it stands now. */
export async function findDomainEventForWebhooks(
  db: Db<'system'>,
  id: number,
): Promise<WebhookEventDbRow | undefined> {
  const { rows } = await sql<WebhookEventDbRow>`
    select e.kind, e.at, e.job_id as "jobId", coalesce(j.sample, false) as "isSample",
      (select coalesce(tz, 'Europe/London') from core.organisation) as zone,
      case when e.kind = 'batch-dealt' then e.subject_id end as "batchId",
      case when a.id is not null then jsonb_build_object('id', a.id, 'reference', a.public_ref, 'state', a.state,
        'isSealed', i.opened_at is null) end as application
    from core.event e
    left join core.job j on j.id = e.job_id
    left join core.application a on a.id = e.subject_id and a.job_id = e.job_id
      and (e.kind like 'application-%' or e.kind in ('decision-undone', 'scorecard-submitted'))
    left join pii.application_identity i on i.application_id = a.id
    where e.id = ${id}`.execute(db);
  return rows[0];
}

/** Whether nobody has anything left to review on a role, and nobody finished after this event. */
export async function isLastReviewerToFinish(
  db: Db<'system'>,
  { eventId, jobId }: { eventId: number; jobId: number },
): Promise<boolean> {
  const { rows } = await sql<{ last: boolean }>`
    select not exists (select from core.event where job_id = ${jobId} and kind = 'reviews-finished' and id > ${eventId})
      and not exists (select from core.reviewer_link l join blind.review_session s on s.link_id = l.id
        where l.job_id = ${jobId} and not s.finished) as last`.execute(db);
  return rows[0]?.last ?? false;
}

/** The webhooks that want to hear of it. */
export async function findSubscribedWebhooks(db: Db<'system'>, type: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from core.webhook where enabled and ${type} = any (events) order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** One message for an event and a webhook, however often its task runs. */
export async function insertWebhookDeliveryRow(
  db: Db<'system'>,
  delivery: { webhookId: number; eventId: number; messageId: string; type: string; body: string },
): Promise<void> {
  await sql`
    insert into core.webhook_delivery (webhook_id, event_id, message_id, type, body, failed_at, problem)
    select ${delivery.webhookId}, ${delivery.eventId}, ${delivery.messageId}, ${delivery.type}, ${delivery.body},
      case when is_full then now() end, case when is_full then 'queue-full' end
    from (select count(*) >= ${WAITING_WEBHOOK_DELIVERIES_MAX} as is_full from (
      select from core.webhook_delivery where webhook_id = ${delivery.webhookId} and delivered_at is null
        and failed_at is null
      limit ${WAITING_WEBHOOK_DELIVERIES_MAX}) waiting) queue
    on conflict (org_id, webhook_id, event_id) do nothing`.execute(db);
}

export async function deleteOldWebhookDeliveryRows(db: Db<'system'>): Promise<void> {
  await sql`
    delete from core.webhook_delivery where id = any (array(
      select id from core.webhook_delivery
      where created_at < now() - make_interval(days => ${KEPT_DAYS})
        and (delivered_at < now() - make_interval(days => ${KEPT_DAYS})
          or failed_at < now() - make_interval(days => ${UNDELIVERED_KEPT_DAYS}))
      limit ${CLEARED_AT_ONCE}))`.execute(db);
}

export async function findOrganisationsWithDueWebhookDeliveries(
  db: Db<'system'>,
): Promise<number[]> {
  const { rows } = await sql<{
    id: number;
  }>`select core.organisations_with_deliveries() as id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The webhooks for which something is due and which do not rest. */
export async function findDueWebhooks(db: Db<'system'>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select w.id from core.webhook w where ${isAwake} and exists (
      select from core.webhook_delivery d where d.webhook_id = w.id and ${isDue}) order by w.id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export type LeasedWebhookDelivery = {
  id: number;
  url: string;
  messageId: string;
  body: string;
  attempts: number;
  secrets: Buffer[];
};

/** Takes the next message for a while: if this process dies, another finds it once the lease has run out. */
export async function leaseNextWebhookDelivery(
  db: Db<'system'>,
  webhookId: number,
): Promise<LeasedWebhookDelivery | undefined> {
  const { rows } = await sql<Omit<LeasedWebhookDelivery, 'secrets'> & { secrets: string[] }>`
    with leased as (
      update core.webhook_delivery set leased_until = now() + make_interval(secs => ${LEASE_S}), attempts = attempts + 1
      where id = (
        select d.id from core.webhook_delivery d join core.webhook w on w.id = d.webhook_id
        where d.webhook_id = ${webhookId} and ${isAwake} and ${isDue}
        order by d.next_try_at, d.id limit 1 for update of d skip locked)
      returning id, webhook_id, message_id, body, attempts)
    select l.id, w.url, l.message_id as "messageId", l.body, l.attempts,
      (select jsonb_agg(encode(s.sealed, 'base64') order by s.id desc) from core.webhook_secret s
         where s.webhook_id = w.id and (s.ends_at is null or s.ends_at > now())) as secrets
    from leased l join core.webhook w on w.id = l.webhook_id`.execute(db);
  const [row] = rows;
  return row && { ...row, secrets: row.secrets.map((text) => Buffer.from(text, 'base64')) };
}

export async function markWebhookDeliveryRowDelivered(
  db: Db<'system'>,
  {
    id,
    webhookId,
    verdict,
  }: { id: number; webhookId: number; verdict: WebhookResponseStatusAndProblem },
): Promise<void> {
  await sql`
    update core.webhook_delivery set leased_until = null, tried_at = clock_timestamp(),
      delivered_at = clock_timestamp(), status = ${verdict.status}, problem = null where id = ${id}`.execute(
    db,
  );
  await sql`
    update core.webhook set failures = 0, rests_until = null, last_delivered_at = clock_timestamp()
    where id = ${webhookId}`.execute(db);
}

/** @param waitS null: it has been tried often enough */
export async function markWebhookDeliveryRowTryFailed(
  db: Db<'system'>,
  {
    id,
    verdict,
    waitS,
  }: { id: number; verdict: WebhookResponseStatusAndProblem; waitS: number | null },
): Promise<void> {
  await sql`
    update core.webhook_delivery set leased_until = null, tried_at = clock_timestamp(), status = ${verdict.status},
      problem = ${verdict.problem}, next_try_at = now() + make_interval(secs => ${waitS ?? 0}),
      failed_at = case when ${waitS === null} then clock_timestamp() end where id = ${id}`.execute(
    db,
  );
}

/** One failure more; says how many that are in a row. */
export async function addFailureToWebhookRow(db: Db<'system'>, webhookId: number): Promise<number> {
  const { rows } = await sql<{ failures: number }>`
    update core.webhook set failures = failures + 1 where id = ${webhookId} returning failures`.execute(
    db,
  );
  return rows[0]?.failures ?? 1;
}

export async function pauseWebhookRow(
  db: Db<'system'>,
  webhookId: number,
  seconds: number,
): Promise<void> {
  await sql`update core.webhook set rests_until = now() + make_interval(secs => ${seconds})
    where id = ${webhookId}`.execute(db);
}

/** The receiver asked for nothing more: whoever wants it to have more switches it on again. */
export async function disableGoneWebhookRow(db: Db<'system'>, webhookId: number): Promise<void> {
  await sql`update core.webhook set enabled = false, stopped_because = 'gone' where id = ${webhookId}`.execute(
    db,
  );
}

const isAwake = sql`w.enabled and (w.rests_until is null or w.rests_until <= now())`;
const isDue = sql`d.delivered_at is null and d.failed_at is null and d.next_try_at <= now()
  and (d.leased_until is null or d.leased_until < now())`;
