import { IconAlertTriangle } from '@tabler/icons-react';
import { Button } from './button-and-icon-button.tsx';
import styles from './stale-draft-note.module.css';

/** Somebody else saved the same while it was being written: whose stays is for the author to say. */
export function StaleDraftNote({ onTakeTheirs }: { onTakeTheirs: () => void }) {
  return (
    <div className={styles['stale']} role="alert">
      <IconAlertTriangle size={18} aria-hidden="true" />
      <p>
        Somebody else saved this while you wrote. What stands here is yours; saving replaces theirs.
      </p>
      <Button size="small" onClick={onTakeTheirs}>
        Take theirs
      </Button>
    </div>
  );
}
