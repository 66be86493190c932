import { countWithUnit } from './counts-in-words.ts';

const MINUTE = 60;
/** From here on somebody is warned, and from there on urgently. */
const SOON_SECONDS = 5 * MINUTE;
const LAST_SECONDS = MINUTE;

/** Whole minutes while there are many, and then every second. */
export function timeLeftInWords(seconds: number): string {
  if (seconds <= 0) return 'Your time is over';
  if (seconds > SOON_SECONDS) return `${countWithUnit(Math.ceil(seconds / MINUTE), 'minute')} left`;
  const rest = String(seconds % MINUTE).padStart(2, '0');
  return `${Math.floor(seconds / MINUTE)}:${rest} left`;
}

export type ClockState = 'calm' | 'soon' | 'last' | 'over';

export function clockStateOf(seconds: number): ClockState {
  if (seconds <= 0) return 'over';
  if (seconds <= LAST_SECONDS) return 'last';
  return seconds <= SOON_SECONDS ? 'soon' : 'calm';
}

/** What is said aloud when a state begins: once, and not every second. */
export function warningOf(state: ClockState, seconds: number): string {
  if (state === 'soon') return `${countWithUnit(Math.ceil(seconds / MINUTE), 'minute')} left.`;
  if (state === 'last')
    return `${countWithUnit(seconds, 'second')} left. What you have chosen is saved.`;
  return state === 'over' ? 'Your time is over. The test is being handed in.' : '';
}
