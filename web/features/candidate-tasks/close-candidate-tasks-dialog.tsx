import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import dialogStyles from '../../ui/dialog.module.css';

type Props = {
  count: number;
  /** Of these, who has not handed in. */
  waiting: number;
  isBusy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Says who can hand in nothing any more, before it is so. */
export function CloseCandidateTasksDialog({ count, waiting, isBusy, onConfirm, onClose }: Props) {
  return (
    <Dialog
      title={`Close the task for ${count === 1 ? '1 candidate' : `${count} candidates`}?`}
      onClose={onClose}
    >
      <p>
        {waiting === 0
          ? 'All of them have handed in. After this, their answers can be sent to blind review.'
          : `${waiting} of them ${waiting === 1 ? 'has' : 'have'} not handed in, and cannot any more. Giving them more days opens it again.`}
      </p>
      <div className={dialogStyles['dialog-acts']}>
        <Button onClick={onClose}>Cancel</Button>
        <Button look="primary" busy={isBusy} onClick={onConfirm}>
          Close the task
        </Button>
      </div>
    </Dialog>
  );
}
