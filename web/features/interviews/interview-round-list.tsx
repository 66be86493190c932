import type { JobInterviewRound } from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import styles from './job-interview-calendar.module.css';

/** The rounds of a role, with how far each has come. */
export function InterviewRoundList({ rounds }: { rounds: readonly JobInterviewRound[] }) {
  return (
    <ul className={styles['calendar-rounds']} aria-label="Interview rounds">
      {rounds.map(({ id, name, minutes, invited, booked, done }) => (
        <li key={id}>
          <strong>{name}</strong>
          <p>
            {minutes} min · {invited} invited · {booked} booked · {done} done
          </p>
        </li>
      ))}
    </ul>
  );
}
