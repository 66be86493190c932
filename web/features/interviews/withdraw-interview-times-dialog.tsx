import { withdrawInterviewSlotsEndpoint } from '@evenhand/contract/interviews/interview-slots.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { interviewEndpointsToRefresh } from './interview-endpoints-to-refresh.ts';
import { formatInterviewTimesCount } from './format-interview-day-hours-zone-and-times-count.ts';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './interview-dialogs.module.css';

type Props = { jobId: number; slotIds: readonly number[]; onClose: () => void };

/** Asked first: a time that is withdrawn has to be laid anew. */
export function WithdrawInterviewTimesDialog({ jobId, slotIds, onClose }: Props) {
  const withdraw = useEndpointMutation(withdrawInterviewSlotsEndpoint, {
    refreshes: interviewEndpointsToRefresh,
  });
  const times = formatInterviewTimesCount(slotIds.length);
  return (
    <Dialog title={`Withdraw ${times}?`} onClose={onClose}>
      <div className={styles['dialog-form']}>
        <p>
          Candidates are offered {slotIds.length === 1 ? 'it' : 'them'} no more, and the panel and
          the room are free. Nobody has booked {slotIds.length === 1 ? 'it' : 'them'}, so nobody is
          told.
        </p>
        {withdraw.error && <ErrorNote>{withdraw.error.message}</ErrorNote>}
        <div className={dialogStyles['dialog-acts']}>
          <Button data-first onClick={onClose}>
            Cancel
          </Button>
          <Button
            look="danger"
            busy={withdraw.isPending}
            onClick={() =>
              withdraw.mutate(
                { params: { id: jobId }, body: { slotIds: [...slotIds] } },
                {
                  onSuccess: ({ withdrawn }) => {
                    showToast({ text: `${formatInterviewTimesCount(withdrawn)} withdrawn.` });
                    onClose();
                  },
                },
              )
            }
          >
            Withdraw {times}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
