import { IconAlertTriangle } from '@tabler/icons-react';
import { Button } from './button-and-icon-button.tsx';
import styles from './stale-draft-note.module.css';

type Props = {
  /** What somebody else did with it meanwhile. */
  theirs?: 'saved' | 'deleted';
  onTakeTheirs: () => void;
};

/** Somebody else saved or deleted the same while it was being written: whose stays is for the author to say. */
export function StaleDraftNote({ theirs = 'saved', onTakeTheirs }: Props) {
  return (
    <div className={styles['stale']} role="alert">
      <IconAlertTriangle size={18} aria-hidden="true" />
      <p>
        {theirs === 'saved'
          ? 'Somebody else saved this while you wrote. What stands here is yours; saving replaces theirs.'
          : 'Somebody else deleted this while you wrote. What stands here is yours; saving makes a new one of it.'}
      </p>
      <Button size="small" onClick={onTakeTheirs}>
        {theirs === 'saved' ? 'Take theirs' : 'Give mine up'}
      </Button>
    </div>
  );
}
