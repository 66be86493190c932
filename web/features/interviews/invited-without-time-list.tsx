import type { JobInterview } from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import type { JobInterviewCalendarData } from './interview-calendar-facts-and-dialog-state-types.ts';
import { intervieweeNameOrReference } from './interviewee-name-or-reference.ts';
import { InterviewEmailReturnedNote } from './interview-email-returned-note.tsx';
import styles from './job-interview-calendar-panel.module.css';

type Props = JobInterviewCalendarData & { waiting: readonly JobInterview[] };

/** Who was invited and has chosen no time. */
export function InvitedWithoutTimeList({ jobId, rounds, waiting, onOpen }: Props) {
  return (
    <section className={styles['calendar-part']} aria-labelledby="calendar-waiting">
      <h2 id="calendar-waiting">
        Invited, no time yet <span>{waiting.length}</span>
      </h2>
      <ul className={styles['calendar-waiting']}>
        {waiting.map((interview) => (
          <li key={interview.id}>
            <Link href={staffPagePaths.candidate(jobId, interview.applicationId)}>
              {intervieweeNameOrReference(interview)}
            </Link>
            <span className={styles['calendar-waiting-round']}>
              {rounds.find((round) => round.id === interview.roundId)?.name}
            </span>
            <InterviewEmailReturnedNote interview={interview} />
            <Button
              look="link"
              size="small"
              aria-label={`Book for ${intervieweeNameOrReference(interview)}, or take the invitation back`}
              onClick={() => onOpen({ dialog: 'interview', interviewId: interview.id, slot: null })}
            >
              Book
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
