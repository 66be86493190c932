import {
  EMAIL_RESCHEDULE_DAYS_MAX,
  rescheduleEmailEndpoint,
} from '@evenhand/contract/pipeline/candidate-emails.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { formatTimeOfDay } from '../../parts/time/format-time-of-day.ts';
import { formatDayOfMomentShort } from '../../parts/time/format-short-days.ts';
import { candidateEndpointsToRefresh } from './use-decide-candidates-and-endpoints-to-refresh.ts';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './candidate-drawer.module.css';

type Props = {
  asked: { params: { jobId: number; applicationId: number; mailId: number } };
  sendAt: Date;
  onClose: () => void;
};

/** Another moment for an e-mail that waits, by the reader's own clock. */
export function ChangeEmailSendTimeDialog({ asked: query, sendAt, onClose }: Props) {
  const [typed, setTyped] = useState(localOf(sendAt));
  const move = useEndpointMutation(rescheduleEmailEndpoint, {
    refreshes: candidateEndpointsToRefresh,
  });
  const moment = new Date(typed);
  const isMoment = !Number.isNaN(moment.getTime());

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isMoment) return;
    move.mutate(
      { ...query, body: { sendAt: moment.toISOString() } },
      {
        onSuccess: () => {
          showToast({
            text: `The e-mail leaves ${formatDayOfMomentShort(moment)} at ${formatTimeOfDay(moment)}.`,
          });
          onClose();
        },
      },
    );
  }

  const problem = move.error?.problem.fields?.['sendAt'];
  return (
    <Dialog title="When shall the e-mail leave?" onClose={onClose}>
      <form className={styles['dialog-form']} onSubmit={submit} noValidate>
        {move.error && problem === undefined && <ErrorNote>{move.error.message}</ErrorNote>}
        <TextInputField
          data-first
          label="Day and time"
          hint={`By your own clock, at most ${EMAIL_RESCHEDULE_DAYS_MAX} days ahead. Until then you can still stop it.`}
          type="datetime-local"
          value={typed}
          error={problem ?? (isMoment ? undefined : 'Choose a day and a time.')}
          onChange={({ currentTarget: { value } }) => setTyped(value)}
        />
        <div className={dialogStyles['dialog-acts']}>
          <Button onClick={onClose}>Leave it as it is</Button>
          <Button look="primary" type="submit" busy={move.isPending}>
            Change the time
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** '2026-11-18T14:05' by the reader's clock, as the field takes it. */
function localOf(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, 16);
}
