import { formatCountWithUnit } from './counts-in-words-and-capitalised-text.ts';

const MINUTE = 60;
/** From here on somebody is warned, and from there on urgently. */
const SOON_SECONDS = 5 * MINUTE;
const LAST_SECONDS = MINUTE;

/** Whole minutes while there are many, and then every second. */
export function formatTestTimeLeft(seconds: number): string {
  if (seconds <= 0) return 'Your time is over';
  if (seconds > SOON_SECONDS)
    return `${formatCountWithUnit(Math.ceil(seconds / MINUTE), 'minute')} left`;
  const rest = String(seconds % MINUTE).padStart(2, '0');
  return `${Math.floor(seconds / MINUTE)}:${rest} left`;
}

export type TestClockState = 'calm' | 'soon' | 'last' | 'over';

export function findTestClockState(seconds: number): TestClockState {
  if (seconds <= 0) return 'over';
  if (seconds <= LAST_SECONDS) return 'last';
  return seconds <= SOON_SECONDS ? 'soon' : 'calm';
}

/** What is said aloud when a state begins: once, and not every second. */
export function findTestClockWarning(state: TestClockState, seconds: number): string {
  if (state === 'soon')
    return `${formatCountWithUnit(Math.ceil(seconds / MINUTE), 'minute')} left.`;
  if (state === 'last')
    return `${formatCountWithUnit(seconds, 'second')} left. What you have chosen is saved.`;
  return state === 'over' ? 'Your time is over. The test is being handed in.' : '';
}
