import {
  deleteWebhookEndpoint,
  listWebhooksEndpoint,
  type Webhook,
} from '@evenhand/contract/integrations/webhooks-and-api-keys.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './integrations-settings-panel.module.css';

export function DeleteWebhookDialog({
  webhook,
  onClose,
}: {
  webhook: Webhook;
  onClose: () => void;
}) {
  const remove = useEndpointMutation(deleteWebhookEndpoint, { refreshes: [listWebhooksEndpoint] });
  const { id, url, waiting } = webhook;
  return (
    <Dialog title="Delete this webhook?" onClose={onClose}>
      <div className={styles['integrations-form']}>
        <p>
          <code>{url}</code> is told nothing more, and its secret and its log are deleted.
          {waiting > 0 &&
            ` ${waiting === 1 ? '1 message' : `${waiting} messages`} still waiting will not be sent.`}{' '}
          This cannot be taken back.
        </p>
        {remove.error && <ErrorNote>{remove.error.message}</ErrorNote>}
        <div className={dialogStyles['dialog-acts']}>
          <Button data-first onClick={onClose}>
            Cancel
          </Button>
          <Button
            look="danger"
            busy={remove.isPending}
            onClick={() =>
              remove.mutate(
                { params: { webhookId: id } },
                {
                  onSuccess: () => {
                    showToast({ text: 'Webhook deleted.' });
                    onClose();
                  },
                },
              )
            }
          >
            Delete webhook
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
