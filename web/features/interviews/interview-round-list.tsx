import type { JobInterviewRound } from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import { Link } from 'wouter';
import { pagePaths } from '../../net/page-paths.ts';
import styles from './job-interview-calendar.module.css';

/** The rounds of a role, with how far each has come. */
export function InterviewRoundList({
  jobId,
  rounds,
}: {
  jobId: number;
  rounds: readonly JobInterviewRound[];
}) {
  return (
    <ul className={styles['calendar-rounds']} aria-label="Interview rounds">
      {rounds.map(({ id, name, minutes, invited, booked, done }) => (
        <li key={id}>
          <strong>{name}</strong>
          <p>
            {minutes} min · {invited} invited · {booked} booked · {done} done
          </p>
          {invited > 0 && (
            <Link href={pagePaths.interviewRound(jobId, id)}>
              Side by side<span className="sr-only">: {name}</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
