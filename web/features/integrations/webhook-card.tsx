import {
  listWebhookDeliveriesEndpoint,
  listWebhooksEndpoint,
  testWebhookEndpoint,
  type Webhook,
} from '@evenhand/contract/integrations/webhooks-and-api-keys.ts';
import { IconDots, IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { Button, IconButton } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { DropdownMenu, DropdownMenuItem, DropdownMenuSeparator } from '../../ui/dropdown-menu.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import {
  webhookHealthTag,
  formatWebhookDeliveryTime,
} from './webhook-health-and-delivery-tags-and-words.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import buttonStyles from '../../ui/button-and-icon-button.module.css';
import styles from './integrations-settings-panel.module.css';

export type WebhookCardCommand = 'change' | 'rotate' | 'delete';
type Props = { webhook: Webhook; onChoose: (deed: WebhookCardCommand) => void };

export function WebhookCard({ webhook, onChoose }: Props) {
  const { id, url, events, enabled, waiting, undelivered, lastDeliveredAt, oldSecretUntil } =
    webhook;
  const test = useEndpointMutation(testWebhookEndpoint, {
    refreshes: [listWebhooksEndpoint, listWebhookDeliveriesEndpoint],
  });
  const health = webhookHealthTag(webhook);

  return (
    <article className={styles['webhook']} aria-label={`Webhook to ${url}`}>
      <div className={styles['webhook-head']}>
        <h3>
          <code>{url}</code>
        </h3>
        <StatusTag colour={health.colour} dot>
          {health.tag}
        </StatusTag>
      </div>
      {health.advice !== undefined && (
        <p className={styles['integrations-caution']}>{health.advice}</p>
      )}
      <dl className={styles['webhook-facts']}>
        <div>
          <dt>Told of</dt>
          <dd>{events.join(', ')}</dd>
        </div>
        <div>
          <dt>Last delivered</dt>
          <dd>
            {lastDeliveredAt === null ? 'Nothing yet' : formatWebhookDeliveryTime(lastDeliveredAt)}
          </dd>
        </div>
        <div>
          <dt>Waiting</dt>
          <dd>{waiting}</dd>
        </div>
        <div>
          <dt>Not delivered</dt>
          <dd>{undelivered}</dd>
        </div>
        {oldSecretUntil !== null && (
          <div>
            <dt>Old secret works until</dt>
            <dd>{formatWebhookDeliveryTime(oldSecretUntil)}</dd>
          </div>
        )}
      </dl>
      {test.error && <ErrorNote>{test.error.message}</ErrorNote>}
      <div className={styles['integrations-acts']}>
        <Button
          size="small"
          disabled={!enabled}
          busy={test.isPending}
          aria-label={`Send a test to ${url}`}
          onClick={() =>
            test.mutate(
              { params: { webhookId: id } },
              {
                onSuccess: () =>
                  showToast({ text: 'Test message on its way. The log shows what was answered.' }),
              },
            )
          }
        >
          Send a test
        </Button>
        <Link
          className={joinClassNames(
            buttonStyles['button'],
            buttonStyles['button-secondary'],
            buttonStyles['button-small'],
          )}
          href={staffPagePaths.webhookLog(id)}
          aria-label={`Delivery log of ${url}`}
        >
          Delivery log
        </Link>
        <DropdownMenu
          label={`More for ${url}`}
          trigger={<IconButton label={`More for ${url}`} icon={<IconDots />} />}
        >
          <DropdownMenuItem
            icon={<IconPencil aria-hidden="true" />}
            onChoose={() => onChoose('change')}
          >
            Change
          </DropdownMenuItem>
          <DropdownMenuItem
            icon={<IconRefresh aria-hidden="true" />}
            onChoose={() => onChoose('rotate')}
          >
            Make a new secret
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuItem
            icon={<IconTrash aria-hidden="true" />}
            onChoose={() => onChoose('delete')}
          >
            Delete
          </DropdownMenuItem>
        </DropdownMenu>
      </div>
    </article>
  );
}
