import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import dialogStyles from '../../ui/dialog.module.css';

type Props = { title: string; onArchive: () => void; onClose: () => void };

export function CloseAndArchiveJobDialog({ title, onArchive, onClose }: Props) {
  function archive() {
    onClose();
    onArchive();
  }

  return (
    <Dialog title="Close and archive role?" onClose={onClose}>
      <p>
        <strong>{title}</strong> closes at once and candidates can no longer submit their
        applications. You can reopen it from the archived roles.
      </p>
      <div className={dialogStyles['dialog-acts']}>
        <Button data-first onClick={onClose}>
          Cancel
        </Button>
        <Button look="danger" onClick={archive}>
          Archive
        </Button>
      </div>
    </Dialog>
  );
}
