import {
  listWebhookDeliveries,
  listWebhooks,
  testWebhook,
  type Webhook,
} from '@evenhand/contract/integrations/webhooks-and-api-keys.ts';
import { IconDots, IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react';
import { Link } from 'wouter';
import { pagePaths } from '../../net/page-paths.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/menu.tsx';
import { Tag } from '../../ui/tag.tsx';
import { showToast } from '../../ui/toast.ts';
import { useCommand } from '../../net/use-call-and-command.ts';
import { webhookHealthTag, webhookDeliveryTime } from './webhook-delivery-words.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import buttonStyles from '../../ui/button.module.css';
import styles from './integrations-settings-panel.module.css';

export type WebhookCommand = 'change' | 'rotate' | 'delete';
type Props = { webhook: Webhook; onChoose: (deed: WebhookCommand) => void };

export function WebhookRow({ webhook, onChoose }: Props) {
  const { id, url, events, enabled, waiting, undelivered, lastDeliveredAt, oldSecretUntil } =
    webhook;
  const test = useCommand(testWebhook, { refreshes: [listWebhooks, listWebhookDeliveries] });
  const health = webhookHealthTag(webhook);

  return (
    <article className={styles['webhook']} aria-label={`Webhook to ${url}`}>
      <div className={styles['webhook-head']}>
        <h3>
          <code>{url}</code>
        </h3>
        <Tag colour={health.colour} dot>
          {health.tag}
        </Tag>
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
          <dd>{lastDeliveredAt === null ? 'Nothing yet' : webhookDeliveryTime(lastDeliveredAt)}</dd>
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
            <dd>{webhookDeliveryTime(oldSecretUntil)}</dd>
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
          href={pagePaths.webhookLog(id)}
          aria-label={`Delivery log of ${url}`}
        >
          Delivery log
        </Link>
        <Menu
          label={`More for ${url}`}
          trigger={<IconButton label={`More for ${url}`} icon={<IconDots />} />}
        >
          <MenuItem icon={<IconPencil aria-hidden="true" />} onChoose={() => onChoose('change')}>
            Change
          </MenuItem>
          <MenuItem icon={<IconRefresh aria-hidden="true" />} onChoose={() => onChoose('rotate')}>
            Make a new secret
          </MenuItem>
          <MenuSeparator />
          <MenuItem icon={<IconTrash aria-hidden="true" />} onChoose={() => onChoose('delete')}>
            Delete
          </MenuItem>
        </Menu>
      </div>
    </article>
  );
}
