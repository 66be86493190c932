import { closeJobEndpoint, undoCloseJobEndpoint } from '@evenhand/contract/jobs.ts';
import { useQueryClient } from '@tanstack/react-query';
import { callEndpoint } from '../../net/call-endpoint-and-download-or-upload-file.ts';
import {
  runUndoableJobCommand,
  type JobIdAndTitle,
  type UndoableJobCommand,
} from './run-undoable-job-command-and-refresh-jobs.tsx';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import dialogStyles from '../../ui/dialog.module.css';

const closing: UndoableJobCommand = {
  ask: (params) => callEndpoint(closeJobEndpoint, { params }),
  undo: (params) => callEndpoint(undoCloseJobEndpoint, { params }),
  done: 'closed.',
  undone: 'is open again, as it was.',
};

type Props = { job: JobIdAndTitle; onClose: () => void };

export function CloseJobDialog({ job, onClose }: Props) {
  const client = useQueryClient();

  function close() {
    onClose();
    void runUndoableJobCommand(client, job, { deed: closing });
  }

  return (
    <Dialog title="Close role?" onClose={onClose}>
      <p>
        <strong>{job.title}</strong> closes at once and candidates can no longer submit their
        applications. It stays among your roles, and you can reopen it with a new closing time.
      </p>
      <div className={dialogStyles['dialog-acts']}>
        <Button data-first onClick={onClose}>
          Cancel
        </Button>
        <Button look="danger" onClick={close}>
          Close role
        </Button>
      </div>
    </Dialog>
  );
}
