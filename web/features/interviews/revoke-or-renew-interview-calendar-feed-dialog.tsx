import {
  type CalendarFeedDetailLevel,
  listInterviewCalendarFeedsEndpoint,
  makeInterviewCalendarFeedEndpoint,
  revokeInterviewCalendarFeedEndpoint,
} from '@evenhand/contract/interviews/calendar-feeds.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { showToast } from '../../ui/toast-store.ts';
import dialogStyles from '../../ui/dialog.module.css';
import interviewDialogStyles from './interview-dialogs.module.css';

type Props = {
  detail: CalendarFeedDetailLevel;
  /** Whether another takes its place. */
  isAnew: boolean;
  /** With the new address, if there is one. */
  onEnded: (url: string | null) => void;
  onClose: () => void;
};

/** Asks before the address that calendars use now ends. */
export function RevokeOrRenewInterviewCalendarFeedDialog({
  detail,
  isAnew,
  onEnded,
  onClose,
}: Props) {
  const which = { body: { detail } };
  const make = useEndpointMutation(makeInterviewCalendarFeedEndpoint, {
    refreshes: [listInterviewCalendarFeedsEndpoint],
  });
  const revoke = useEndpointMutation(revokeInterviewCalendarFeedEndpoint, {
    refreshes: [listInterviewCalendarFeedsEndpoint],
  });
  const error = make.error ?? revoke.error;

  function end() {
    if (isAnew) make.mutate(which, { onSuccess: ({ url }) => onEnded(url) });
    else
      revoke.mutate(which, {
        onSuccess: () => {
          showToast({ text: 'Address revoked.' });
          onEnded(null);
        },
      });
  }

  return (
    <Dialog title={isAnew ? 'Make this address anew?' : 'Revoke this address?'} onClose={onClose}>
      <div className={interviewDialogStyles['dialog-form']}>
        <p>
          The address ends at once: calendars that use it show your interviews no more.
          {isAnew && ' Give them the new one, which is shown next.'}
        </p>
        {error && <ErrorNote>{error.message}</ErrorNote>}
        <div className={dialogStyles['dialog-acts']}>
          <Button data-first onClick={onClose}>
            Cancel
          </Button>
          <Button look="danger" busy={make.isPending || revoke.isPending} onClick={end}>
            {isAnew ? 'Make anew' : 'Revoke address'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
