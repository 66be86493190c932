import type { TestTimeLeft } from '@evenhand/contract/candidate-tests/test-pages.ts';
import { LocalTime } from './local-time.tsx';
import { clockStateOf, timeLeftInWords } from './test-time-in-words.ts';
import styles from './test-clock.module.css';

/** How much time is left, by the server's clock. The script counts on; without it, the page says when it was counted. */
export function TestClock({ timeLeft, zone }: { timeLeft: TestTimeLeft; zone: string }) {
  if (timeLeft === null) return null;
  const { endsAt, seconds } = timeLeft;
  return (
    <aside
      className={styles['clock']}
      aria-label="Time left"
      data-clock
      data-state={clockStateOf(seconds)}
    >
      <p className={styles['row']}>
        <span>
          <strong role="timer" data-clock-text>
            {timeLeftInWords(seconds)}
          </strong>
          <span className={styles['without-script']}> when this page was opened</span>
        </span>
        <span>
          Ends <LocalTime at={endsAt} zone={zone} isDeadline />
        </span>
      </p>
      <p className="sr-only" role="status" data-clock-polite />
      <p className="sr-only" role="alert" data-clock-urgent />
    </aside>
  );
}
