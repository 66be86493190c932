import { cancelInterviewEndpoint } from '@evenhand/contract/interviews/interview-booking-cancel-and-outcome-endpoints.ts';
import type { JobInterview } from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { interviewEndpointsToRefresh } from './interview-endpoints-to-refresh.ts';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './interview-dialogs.module.css';

type Props = { jobId: number; interview: JobInterview; onBack: () => void; onDone: () => void };

/** Cannot be taken back: e-mails go out at once. */
export function CancelInterviewConfirmation({ jobId, interview, onBack, onDone }: Props) {
  const cancel = useEndpointMutation(cancelInterviewEndpoint, {
    refreshes: interviewEndpointsToRefresh,
  });
  const { id, version, state } = interview;
  const isBooked = state === 'booked';
  return (
    <div className={styles['dialog-form']}>
      <p>
        {isBooked
          ? 'The candidate and the panel are told at once, it leaves their calendars, and the time is free again.'
          : 'The link in the invitation offers no times any more. The candidate can be invited again.'}
      </p>
      {cancel.error && <ErrorNote>{cancel.error.message}</ErrorNote>}
      <div className={dialogStyles['dialog-acts']}>
        <Button onClick={onBack}>Back</Button>
        <Button
          look="danger"
          busy={cancel.isPending}
          onClick={() =>
            cancel.mutate(
              { params: { jobId, interviewId: id }, body: { version } },
              {
                onSuccess: () => {
                  showToast({
                    text: isBooked ? 'Cancelled. All are told.' : 'The invitation is taken back.',
                  });
                  onDone();
                },
              },
            )
          }
        >
          {isBooked ? 'Cancel the interview' : 'Take the invitation back'}
        </Button>
      </div>
    </div>
  );
}
