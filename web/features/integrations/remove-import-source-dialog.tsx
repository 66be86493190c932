import type {
  removeJobviteKeysEndpoint,
  deleteRequisitionFileEndpoint,
} from '@evenhand/contract/integrations/job-import-jobvite-and-requisition-file-endpoints.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { showToast } from '../../ui/toast-store.ts';
import type { EndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './integrations-settings-panel.module.css';

type Props = {
  title: string;
  says: string;
  /** Said once it is done. */
  done: string;
  command:
    | EndpointMutation<typeof removeJobviteKeysEndpoint>
    | EndpointMutation<typeof deleteRequisitionFileEndpoint>;
  onClose: () => void;
};

export function RemoveImportSourceDialog({ title, says, done, command, onClose }: Props) {
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles['integrations-form']}>
        <p>{says}</p>
        {command.error && <ErrorNote>{command.error.message}</ErrorNote>}
        <div className={dialogStyles['dialog-acts']}>
          <Button data-first onClick={onClose}>
            Cancel
          </Button>
          <Button
            look="danger"
            busy={command.isPending}
            onClick={() =>
              command.mutate(
                {},
                {
                  onSuccess: () => {
                    showToast({ text: done });
                    onClose();
                  },
                },
              )
            }
          >
            Remove
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
