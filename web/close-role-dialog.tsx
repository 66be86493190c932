import { closeJob, undoCloseJob } from '@evenhand/contract/jobs.ts';
import { useQueryClient } from '@tanstack/react-query';
import { call } from './api.ts';
import { doToRole, type NamedRole, type RoleDeed } from './role-deed.tsx';
import { Button } from './ui/button.tsx';
import { Dialog } from './ui/dialog.tsx';
import dialogStyles from './ui/dialog.module.css';

const closing: RoleDeed = {
  ask: (params) => call(closeJob, { params }),
  undo: (params) => call(undoCloseJob, { params }),
  done: 'closed.',
  undone: 'is open again, as it was.',
};

type Props = { role: NamedRole; onClose: () => void };

export function CloseRoleDialog({ role, onClose }: Props) {
  const client = useQueryClient();

  function close() {
    onClose();
    void doToRole(client, role, { deed: closing });
  }

  return (
    <Dialog title="Close role?" onClose={onClose}>
      <p>
        <strong>{role.title}</strong> closes at once and candidates can no longer submit their
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
