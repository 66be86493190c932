import type { CandidateTestTimeLeft } from '@evenhand/contract/candidate-tests/test-pages.ts';
import { TimeInEmployerZone } from './time-in-employer-zone.tsx';
import { findTestClockState, formatTestTimeLeft } from './test-time-in-words.ts';
import styles from './candidate-test-clock.module.css';

/** How much time is left, by the server's clock. The script counts on; without it, the page says when it was counted. */
export function CandidateTestClock({
  timeLeft,
  zone,
}: {
  timeLeft: CandidateTestTimeLeft;
  zone: string;
}) {
  if (timeLeft === null) return null;
  const { endsAt, seconds } = timeLeft;
  return (
    <aside
      className={styles['clock']}
      aria-label="Time left"
      data-clock
      data-state={findTestClockState(seconds)}
    >
      <p className={styles['row']}>
        <span>
          <strong role="timer" data-clock-text>
            {formatTestTimeLeft(seconds)}
          </strong>
          <span className={styles['without-script']}> when this page was opened</span>
        </span>
        <span>
          Ends <TimeInEmployerZone at={endsAt} zone={zone} isDeadline />
        </span>
      </p>
      <p className="sr-only" role="status" data-clock-polite />
      <p className="sr-only" role="alert" data-clock-urgent />
    </aside>
  );
}
