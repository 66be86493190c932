import {
  type ApiKey,
  listApiKeysEndpoint,
  revokeApiKeyEndpoint,
} from '@evenhand/contract/integrations/webhooks-and-api-keys.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './integrations-settings-panel.module.css';

export function RevokeApiKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const revoke = useEndpointMutation(revokeApiKeyEndpoint, { refreshes: [listApiKeysEndpoint] });
  return (
    <Dialog title="Revoke this key?" onClose={onClose}>
      <div className={styles['integrations-form']}>
        <p>Whatever uses “{apiKey.name}” is refused from now on. This cannot be taken back.</p>
        {revoke.error && <ErrorNote>{revoke.error.message}</ErrorNote>}
        <div className={dialogStyles['dialog-acts']}>
          <Button data-first onClick={onClose}>
            Cancel
          </Button>
          <Button
            look="danger"
            busy={revoke.isPending}
            onClick={() =>
              revoke.mutate(
                { params: { keyId: apiKey.id } },
                {
                  onSuccess: () => {
                    showToast({ text: `Revoked: ${apiKey.name}.` });
                    onClose();
                  },
                },
              )
            }
          >
            Revoke key
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
