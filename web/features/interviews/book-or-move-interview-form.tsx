import { bookInterviewEndpoint } from '@evenhand/contract/interviews/interview-booking-cancel-and-outcome-endpoints.ts';
import type { InterviewSlot } from '@evenhand/contract/interviews/interview-slots.ts';
import type { JobInterview } from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import { useState } from 'react';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { interviewEndpointsToRefresh } from './interview-endpoints-to-refresh.ts';
import { formatInterviewDayAndHours } from './format-interview-day-hours-zone-and-times-count.ts';
import styles from './interview-dialogs.module.css';

type Props = {
  jobId: number;
  interview: JobInterview;
  free: readonly InterviewSlot[];
  zone: string;
  onDone: () => void;
};

/** Gives somebody a free time of their round, or another one. */
export function BookOrMoveInterviewForm({ jobId, interview, free, zone, onDone }: Props) {
  const [chosen, setChosen] = useState<number>();
  const book = useEndpointMutation(bookInterviewEndpoint, {
    refreshes: interviewEndpointsToRefresh,
  });
  const slot = free.find(({ id }) => id === chosen) ?? free[0];
  const isBooked = interview.state === 'booked';

  function submit() {
    if (slot === undefined) return;
    book.mutate(
      {
        params: { jobId, interviewId: interview.id },
        body: { slotId: slot.id, version: interview.version },
      },
      {
        onSuccess: () => {
          showToast({ text: `${isBooked ? 'Moved' : 'Booked'}. All are told.` });
          onDone();
        },
      },
    );
  }

  if (slot === undefined)
    return (
      <p className={styles['dialog-warning']}>
        There is no free time in this round. Lay times to {isBooked ? 'move it' : 'book one'}.
      </p>
    );
  return (
    <div className={styles['dialog-part']}>
      <SelectField
        label={isBooked ? 'Move to another free time' : 'Book a free time'}
        value={slot.id}
        onChange={({ currentTarget: { value } }) => setChosen(Number(value))}
      >
        {free.map((each) => (
          <option key={each.id} value={each.id}>
            {[formatInterviewDayAndHours(each, zone), each.room?.name].filter(Boolean).join(' · ')}
          </option>
        ))}
      </SelectField>
      {book.error && <ErrorNote>{book.error.message}</ErrorNote>}
      <Button look="primary" busy={book.isPending} onClick={submit}>
        {isBooked ? 'Move to this time' : 'Book this time'}
      </Button>
    </div>
  );
}
