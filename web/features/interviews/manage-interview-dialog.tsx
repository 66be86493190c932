import type { InterviewSlot } from '@evenhand/contract/interviews/interview-slots.ts';
import type { BusyPanelMembersOfSlots } from '@evenhand/contract/interviews/busy-panel-members-endpoints.ts';
import type { JobInterview } from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import { interviewStateFacts } from '@evenhand/contract/interviews/interview-states-and-outcomes.ts';
import { useState } from 'react';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { BookOrMoveInterviewForm } from './book-or-move-interview-form.tsx';
import { CancelInterviewConfirmation } from './cancel-interview-confirmation.tsx';
import { ChangeInterviewSlotForm } from './change-interview-slot-form.tsx';
import { formatInterviewDayAndHours } from './format-interview-day-hours-zone-and-times-count.ts';
import { intervieweeNameOrReference } from './interviewee-name-or-reference.ts';
import { InterviewOutcomeButtons } from './interview-outcome-buttons.tsx';
import type { InterviewPanelPerson } from './interview-panel-members-field.tsx';
import { InterviewSlotFactList } from './interview-slot-fact-list.tsx';
import styles from './interview-dialogs.module.css';

type Props = {
  jobId: number;
  interview: JobInterview;
  /** At which it is; null for one without a laid time. */
  slot: InterviewSlot | null;
  roundName: string;
  /** Of its round. */
  free: readonly InterviewSlot[];
  team: readonly InterviewPanelPerson[];
  zone: string;
  busyPanel: BusyPanelMembersOfSlots;
  now: Date;
  onClose: () => void;
};

/** One candidate's interview, and what can be done about it. */
export function ManageInterviewDialog({ interview, slot, zone, now, onClose, ...props }: Props) {
  const [mode, setMode] = useState<'look' | 'change' | 'cancel'>('look');
  const { jobId, roundName, busyPanel, free, team } = props;
  const { state, startsAt, minutes, applicationId } = interview;
  const who = intervieweeNameOrReference(interview);
  const hasBegun = startsAt !== null && startsAt <= now;
  const back = () => setMode('look');
  return (
    <Dialog title={`Interview of ${who}`} onClose={onClose}>
      {mode === 'change' && slot && (
        <ChangeInterviewSlotForm
          jobId={jobId}
          slot={slot}
          team={team}
          zone={zone}
          onBack={back}
          onDone={onClose}
        />
      )}
      {mode === 'cancel' && (
        <CancelInterviewConfirmation
          jobId={jobId}
          interview={interview}
          onBack={back}
          onDone={onClose}
        />
      )}
      {mode === 'look' && (
        <div className={styles['dialog-form']}>
          <div>
            <p>
              <strong>
                {startsAt === null
                  ? 'No time yet'
                  : formatInterviewDayAndHours({ startsAt, minutes }, zone)}
              </strong>{' '}
              · {interviewStateFacts[state].words}
            </p>
            {slot ? (
              <InterviewSlotFactList slot={slot} {...{ roundName, busyPanel, now }} />
            ) : (
              <p>{roundName}</p>
            )}
            {interview.hasEmailReturned && (
              <p role="note">
                An e-mail to the candidate about it came back. Nothing more is sent to this address
                until you try it again, at the candidate.
              </p>
            )}
            <p>
              <Link href={staffPagePaths.candidate(jobId, applicationId)}>Open the candidate</Link>
            </p>
          </div>
          {hasBegun && (
            <InterviewOutcomeButtons jobId={jobId} interview={interview} onDone={onClose} />
          )}
          {(state === 'invited' || state === 'booked') && (
            <>
              <BookOrMoveInterviewForm
                jobId={jobId}
                interview={interview}
                free={free}
                zone={zone}
                onDone={onClose}
              />
              <div className={styles['dialog-part']}>
                {slot && !hasBegun && (
                  <Button onClick={() => setMode('change')}>Change start, room or panel</Button>
                )}
                <Button onClick={() => setMode('cancel')}>
                  {state === 'booked' ? 'Cancel the interview' : 'Take the invitation back'}
                </Button>
              </div>
            </>
          )}
        </div>
      )}
    </Dialog>
  );
}
