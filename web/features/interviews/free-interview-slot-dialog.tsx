import { bookInterviewEndpoint } from '@evenhand/contract/interviews/interview-booking-cancel-and-outcome-endpoints.ts';
import type { InterviewSlot } from '@evenhand/contract/interviews/interview-slots.ts';
import type { BusyPanelMembersOfSlots } from '@evenhand/contract/interviews/busy-panel-members-endpoints.ts';
import type { JobInterview } from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import { useState } from 'react';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { ChangeInterviewSlotForm } from './change-interview-slot-form.tsx';
import { interviewEndpointsToRefresh } from './interview-endpoints-to-refresh.ts';
import { formatInterviewDayAndHours } from './format-interview-day-hours-zone-and-times-count.ts';
import { intervieweeNameOrReference } from './interviewee-name-or-reference.ts';
import type { InterviewPanelPerson } from './interview-panel-members-field.tsx';
import { InterviewSlotFactList } from './interview-slot-fact-list.tsx';
import styles from './interview-dialogs.module.css';

type Props = {
  jobId: number;
  slot: InterviewSlot;
  roundName: string;
  /** Invited to this round, without a time. */
  waiting: readonly JobInterview[];
  team: readonly InterviewPanelPerson[];
  zone: string;
  busyPanel: BusyPanelMembersOfSlots;
  now: Date;
  onWithdraw: () => void;
  onClose: () => void;
};

/** A free time, and what can be done with it. */
export function FreeInterviewSlotDialog({ slot, waiting, zone, onClose, ...props }: Props) {
  const [isChanging, setChanging] = useState(false);
  return (
    <Dialog title={formatInterviewDayAndHours(slot, zone)} onClose={onClose}>
      {isChanging ? (
        <ChangeInterviewSlotForm
          jobId={props.jobId}
          slot={slot}
          team={props.team}
          zone={zone}
          onBack={() => setChanging(false)}
          onDone={onClose}
        />
      ) : (
        <div className={styles['dialog-form']}>
          <InterviewSlotFactList
            slot={slot}
            roundName={props.roundName}
            busyPanel={props.busyPanel}
            now={props.now}
          />
          {waiting.length > 0 && (
            <BookForSomebody
              jobId={props.jobId}
              slotId={slot.id}
              waiting={waiting}
              onDone={onClose}
            />
          )}
          <div className={styles['dialog-part']}>
            <Button onClick={() => setChanging(true)}>Change start, room or panel</Button>
            <Button onClick={props.onWithdraw}>Withdraw this time</Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

type BookProps = {
  jobId: number;
  slotId: number;
  waiting: readonly JobInterview[];
  onDone: () => void;
};

function BookForSomebody({ jobId, slotId, waiting, onDone }: BookProps) {
  const [chosen, setChosen] = useState(waiting[0]?.id);
  const book = useEndpointMutation(bookInterviewEndpoint, {
    refreshes: interviewEndpointsToRefresh,
  });
  const interview = waiting.find(({ id }) => id === chosen) ?? waiting[0];

  function submit() {
    if (interview === undefined) return;
    book.mutate(
      {
        params: { jobId, interviewId: interview.id },
        body: { slotId, version: interview.version },
      },
      {
        onSuccess: () => {
          showToast({ text: `Booked for ${intervieweeNameOrReference(interview)}. All are told.` });
          onDone();
        },
      },
    );
  }

  return (
    <div className={styles['dialog-part']}>
      <SelectField
        label="Book for somebody who was invited"
        value={interview?.id}
        onChange={({ currentTarget: { value } }) => setChosen(Number(value))}
      >
        {waiting.map((each) => (
          <option key={each.id} value={each.id}>
            {intervieweeNameOrReference(each)}
          </option>
        ))}
      </SelectField>
      {book.error && <ErrorNote>{book.error.message}</ErrorNote>}
      <Button look="primary" busy={book.isPending} onClick={submit}>
        Book this time
      </Button>
    </div>
  );
}
