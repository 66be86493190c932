import type { JobInterview } from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import { Link } from 'wouter';
import { pagePaths } from '../../net/page-paths.ts';
import { Button } from '../../ui/button.tsx';
import type { CalendarFacts } from './calendar-facts.ts';
import { intervieweeWords } from './interviewee-words.ts';
import { ReturnedEmailNote } from './returned-email-note.tsx';
import styles from './job-interview-calendar.module.css';

type Props = CalendarFacts & { waiting: readonly JobInterview[] };

/** Who was invited and has chosen no time. */
export function WaitingForTime({ jobId, rounds, waiting, onOpen }: Props) {
  return (
    <section className={styles['calendar-part']} aria-labelledby="calendar-waiting">
      <h2 id="calendar-waiting">
        Invited, no time yet <span>{waiting.length}</span>
      </h2>
      <ul className={styles['calendar-waiting']}>
        {waiting.map((interview) => (
          <li key={interview.id}>
            <Link href={pagePaths.candidate(jobId, interview.applicationId)}>
              {intervieweeWords(interview)}
            </Link>
            <span className={styles['calendar-waiting-round']}>
              {rounds.find((round) => round.id === interview.roundId)?.name}
            </span>
            <ReturnedEmailNote interview={interview} />
            <Button
              look="link"
              size="small"
              aria-label={`Book for ${intervieweeWords(interview)}, or take the invitation back`}
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
