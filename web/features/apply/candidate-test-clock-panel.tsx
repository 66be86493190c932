import type { CandidateTestDeadlineAndSecondsLeft } from '@evenhand/contract/candidate-tests/candidate-test-page-content-types.ts';
import { TimeInEmployerZoneText } from './time-in-employer-zone-text.tsx';
import { findTestClockState, formatTestTimeLeft } from './test-clock-state-and-words.ts';
import styles from './candidate-test-clock-panel.module.css';

/** How much time is left, by the server's clock. The script counts on; without it, the page says when it was counted. */
export function CandidateTestClockPanel({
  timeLeft,
  zone,
}: {
  timeLeft: CandidateTestDeadlineAndSecondsLeft;
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
          Ends <TimeInEmployerZoneText at={endsAt} zone={zone} isDeadline />
        </span>
      </p>
      <p className="sr-only" role="status" data-clock-polite />
      <p className="sr-only" role="alert" data-clock-urgent />
    </aside>
  );
}
