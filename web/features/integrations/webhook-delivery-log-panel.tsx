import {
  type WebhookDelivery,
  listWebhookDeliveriesEndpoint,
  listWebhooksEndpoint,
  resendWebhookDeliveryEndpoint,
  testWebhookEndpoint,
  type Webhook,
} from '@evenhand/contract/integrations/webhooks-and-api-keys.ts';
import { IconArrowLeft } from '@tabler/icons-react';
import { Link, useSearchParams } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { parseSearchParams } from '../../net/use-url-query-and-parse-or-format-search-params.ts';
import {
  useEndpointQuery,
  useEndpointMutation,
} from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import {
  webhookHealthTag,
  formatWebhookDeliveryTime,
  webhookDeliveryOutcomeWords,
  webhookDeliveryStatusTag,
} from './webhook-health-and-delivery-tags-and-words.ts';
import logStyles from './integrations-tables.module.css';
import styles from './integrations-settings-panel.module.css';

/** What a webhook was sent, and what came of it. */
export function WebhookDeliveryLogPanel({ webhook }: { webhook: Webhook }) {
  const [query, ask] = useSearchParams();
  const { page } = parseSearchParams(listWebhookDeliveriesEndpoint.query, query.toString());
  const params = { webhookId: webhook.id };
  const { data, error, refetch, isFetching } = useEndpointQuery(listWebhookDeliveriesEndpoint, {
    params,
    query: { page },
  });
  const refreshes = [listWebhooksEndpoint, listWebhookDeliveriesEndpoint];
  const test = useEndpointMutation(testWebhookEndpoint, { refreshes });
  const failure = error ?? test.error;
  const health = webhookHealthTag(webhook);

  return (
    <div className={styles['integrations']}>
      <p>
        <Link
          className={styles['integrations-back']}
          href={staffPagePaths.settings('integrations')}
        >
          <IconArrowLeft size={16} aria-hidden="true" />
          All integrations
        </Link>
      </p>
      <section className={styles['integrations-part']} aria-labelledby="webhook-log">
        <div className={styles['integrations-head']}>
          <h2 id="webhook-log">Delivery log</h2>
          <StatusTag colour={health.colour} dot>
            {health.tag}
          </StatusTag>
        </div>
        <p>
          <code>{webhook.url}</code>
        </p>
        {health.advice !== undefined && (
          <p className={styles['integrations-caution']}>{health.advice}</p>
        )}
        <div className={styles['integrations-acts']}>
          <Button busy={isFetching} onClick={() => void refetch()}>
            Look again
          </Button>
          <Button
            disabled={!webhook.enabled}
            busy={test.isPending}
            onClick={() =>
              test.mutate(
                { params },
                { onSuccess: () => showToast({ text: 'Test message on its way.' }) },
              )
            }
          >
            Send a test
          </Button>
        </div>
        {failure && <ErrorNote>{failure.message}</ErrorNote>}
        {!data && !error && <Skeleton width="100%" height={240} />}
        {data?.total === 0 && (
          <p className={styles['integrations-empty']}>
            Nothing was sent yet. Send a test, or wait for something to happen that this webhook is
            told of.
          </p>
        )}
        {data && data.total > 0 && (
          <>
            <DeliveryTable webhook={webhook} deliveries={data.deliveries} />
            <Pagination
              page={page}
              pages={data.pages}
              onPage={(next) =>
                ask((before) => {
                  before.set('page', String(next));
                  return before;
                })
              }
            />
          </>
        )}
        <p className={styles['integrations-small']}>
          Delivered messages stay here for 30 days, those that were not for 90. What the receiver
          wrote back is kept nowhere.
        </p>
      </section>
    </div>
  );
}

function DeliveryTable({
  webhook,
  deliveries,
}: {
  webhook: Webhook;
  deliveries: readonly WebhookDelivery[];
}) {
  return (
    <table className={logStyles['log']}>
      <thead>
        <tr>
          <th scope="col">Last try</th>
          <th scope="col">Event</th>
          <th scope="col">What came of it</th>
          <th scope="col" className={logStyles['is-number']}>
            Tries
          </th>
          <th scope="col">
            <span className="sr-only">Acts</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {deliveries.map((delivery) => (
          <DeliveryRow key={delivery.id} webhook={webhook} delivery={delivery} />
        ))}
      </tbody>
    </table>
  );
}

function DeliveryRow({ webhook, delivery }: { webhook: Webhook; delivery: WebhookDelivery }) {
  const resend = useEndpointMutation(resendWebhookDeliveryEndpoint, {
    refreshes: [listWebhooksEndpoint, listWebhookDeliveriesEndpoint],
  });
  const { tag, colour } = webhookDeliveryStatusTag(delivery);
  const { event, messageId, attempts, triedAt, createdAt, nextTryAt } = delivery;
  return (
    <tr>
      <td className={logStyles['log-time']}>{formatWebhookDeliveryTime(triedAt ?? createdAt)}</td>
      <td className={logStyles['log-event']}>
        <code>{event}</code>
        <small>{messageId}</small>
      </td>
      <td className={logStyles['log-outcome']}>
        <StatusTag colour={colour} dot>
          {tag}
        </StatusTag>
        <p>
          {webhookDeliveryOutcomeWords(delivery)}
          {nextTryAt !== null &&
            attempts > 0 &&
            ` Next try ${formatWebhookDeliveryTime(nextTryAt)}.`}
        </p>
        {resend.error && <ErrorNote>{resend.error.message}</ErrorNote>}
      </td>
      <td className={logStyles['is-number']}>
        {attempts}
        <span className={logStyles['log-label']}> {attempts === 1 ? 'try' : 'tries'}</span>
      </td>
      <td className={logStyles['log-act']}>
        <Button
          size="small"
          disabled={!webhook.enabled}
          busy={resend.isPending}
          aria-label={`Send again: ${event} of ${formatWebhookDeliveryTime(createdAt)}`}
          onClick={() =>
            resend.mutate(
              { params: { webhookId: webhook.id, deliveryId: delivery.id } },
              { onSuccess: () => showToast({ text: 'Sending it again.' }) },
            )
          }
        >
          Send again
        </Button>
      </td>
    </tr>
  );
}
