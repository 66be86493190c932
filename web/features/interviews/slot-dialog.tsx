import { bookInterview } from '@evenhand/contract/interviews/interview-bookings.ts';
import type { InterviewSlot } from '@evenhand/contract/interviews/interview-slots.ts';
import type { BusyPanelOfSlots } from '@evenhand/contract/interviews/panel-busy-times.ts';
import type { JobInterview } from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import { useState } from 'react';
import { useCommand } from '../../net/use-call-and-command.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { showToast } from '../../ui/toast.ts';
import { ChangeSlotForm } from './change-slot-form.tsx';
import { interviewEndpointsToRefresh } from './interview-endpoints-to-refresh.ts';
import { interviewTimeWords } from './interview-time-words.ts';
import { intervieweeWords } from './interviewee-words.ts';
import type { PanelPerson } from './panel-field.tsx';
import { SlotFacts } from './slot-facts.tsx';
import styles from './interview-dialogs.module.css';

type Props = {
  jobId: number;
  slot: InterviewSlot;
  roundName: string;
  /** Invited to this round, without a time. */
  waiting: readonly JobInterview[];
  team: readonly PanelPerson[];
  zone: string;
  busyPanel: BusyPanelOfSlots;
  now: Date;
  onWithdraw: () => void;
  onClose: () => void;
};

/** A free time, and what can be done with it. */
export function SlotDialog({ slot, waiting, zone, onClose, ...props }: Props) {
  const [isChanging, setChanging] = useState(false);
  return (
    <Dialog title={interviewTimeWords(slot, zone)} onClose={onClose}>
      {isChanging ? (
        <ChangeSlotForm
          jobId={props.jobId}
          slot={slot}
          team={props.team}
          zone={zone}
          onBack={() => setChanging(false)}
          onDone={onClose}
        />
      ) : (
        <div className={styles['dialog-form']}>
          <SlotFacts
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
  const book = useCommand(bookInterview, { refreshes: interviewEndpointsToRefresh });
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
          showToast({ text: `Booked for ${intervieweeWords(interview)}. All are told.` });
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
            {intervieweeWords(each)}
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
