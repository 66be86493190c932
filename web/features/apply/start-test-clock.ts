import { findRequiredElement } from './find-required-element.ts';
import {
  findTestClockState,
  type TestClockState,
  formatTestTimeLeft,
  findTestClockWarning,
} from './test-clock-state-and-words.ts';

const TICK_MS = 250;
const SECOND_MS = 1000;

export type RunningTestClockControl = {
  /** What the server says is left; the device's own clock is never asked what time it is. */
  set: (secondsLeft: number | null) => void;
};

/** A leap of the device's own clock that no tick explains. */
const SLEPT_MS = 3000;

/**
 * Counts down what the server said was left, warns at five minutes and at one, and says when it is over: once. Where the device
 * slept the count may have stood still: then the server is asked, which no event of the page would lead to.
 * @returns nothing that counts where nothing limits the test
 */
export function startCandidateTestCountdown(
  form: HTMLElement,
  { onOver, onWake }: { onOver: () => void; onWake: () => void },
): RunningTestClockControl {
  const given = form.dataset['secondsLeft'];
  const place = document.querySelector<HTMLElement>('[data-clock]');
  if (given === undefined || place === null) return { set: () => {} };
  const words = findRequiredElement(place, '[data-clock-text]');
  const polite = findRequiredElement(place, '[data-clock-polite]');
  const urgent = findRequiredElement(place, '[data-clock-urgent]');
  let endsAt = performance.now() + Number(given) * SECOND_MS;
  let state: TestClockState = 'calm';
  const hasSlept = watchForSleep();
  const timer = setInterval(() => {
    if (hasSlept()) onWake();
    show();
  }, TICK_MS);
  show();

  function show(): void {
    const seconds = Math.max(0, Math.ceil((endsAt - performance.now()) / SECOND_MS));
    const text = formatTestTimeLeft(seconds);
    if (words.textContent !== text) words.textContent = text;
    const next = findTestClockState(seconds);
    if (next === state) return;
    state = next;
    place?.setAttribute('data-state', state);
    polite.textContent = state === 'soon' ? findTestClockWarning(state, seconds) : '';
    urgent.textContent = state === 'soon' ? '' : findTestClockWarning(state, seconds);
    if (state !== 'over') return;
    clearInterval(timer);
    onOver();
  }

  return {
    set: (secondsLeft) => {
      if (secondsLeft === null || state === 'over') return;
      endsAt = performance.now() + secondsLeft * SECOND_MS;
      show();
    },
  };
}

/** Whether, since it was last asked, the device's clock has gone on for much longer than what it has counted. */
function watchForSleep(): () => boolean {
  const ahead = () => Date.now() - performance.now();
  let before = ahead();
  return () => {
    const now = ahead();
    const leap = now - before;
    before = now;
    return leap > SLEPT_MS;
  };
}
