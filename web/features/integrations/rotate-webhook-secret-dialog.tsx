import {
  listWebhooksEndpoint,
  rotateWebhookSecretEndpoint,
  type Webhook,
} from '@evenhand/contract/integrations/webhooks-and-api-keys.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './integrations-settings-panel.module.css';

type Props = { webhook: Webhook; onSecret: (secret: string) => void; onClose: () => void };

export function RotateWebhookSecretDialog({ webhook, onSecret, onClose }: Props) {
  const rotate = useEndpointMutation(rotateWebhookSecretEndpoint, {
    refreshes: [listWebhooksEndpoint],
  });
  return (
    <Dialog title="Make a new secret?" onClose={onClose}>
      <div className={styles['integrations-form']}>
        <p>
          For 24 hours messages to <code>{webhook.url}</code> carry two signatures, one of the new
          secret and one of the present one, so that your receiver can change over. After that the
          present one is worthless.
          {webhook.oldSecretUntil !== null && ' The secret before the present one ends at once.'}
        </p>
        {rotate.error && <ErrorNote>{rotate.error.message}</ErrorNote>}
        <div className={dialogStyles['dialog-acts']}>
          <Button data-first onClick={onClose}>
            Cancel
          </Button>
          <Button
            look="primary"
            busy={rotate.isPending}
            onClick={() =>
              rotate.mutate(
                { params: { webhookId: webhook.id } },
                { onSuccess: ({ secret }) => onSecret(secret) },
              )
            }
          >
            Make a new secret
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
