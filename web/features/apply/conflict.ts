import type { Stored } from './answer-calls.ts';
import { findPart } from './find-part.ts';

/** The part of the page that shows another version and asks which one stays. */
export function conflictOf(form: HTMLFormElement) {
  const place = findPart<HTMLElement>(form, '[data-conflict]');
  const choice = findPart<HTMLElement>(place, '[data-choice]');
  const withoutScript = findPart<HTMLElement>(place, '[data-without-script]');
  const newer = findPart(place, '[data-newer]');
  let newest: Stored = { text: newer.textContent, version: 0 };
  const answer = (button: string, decide: (newest: Stored) => void) =>
    findPart(place, button).addEventListener('click', () => {
      place.hidden = true;
      decide(newest);
    });
  return {
    isShown: () => !place.hidden && !choice.hidden,
    show: (found: Stored) => {
      newest = found;
      newer.textContent = found.text;
      choice.hidden = false;
      withoutScript.hidden = true;
      place.hidden = false;
      place.scrollIntoView({ block: 'nearest' });
    },
    hide: () => {
      place.hidden = true;
    },
    onKeepMine: (decide: (newest: Stored) => void) => answer('[data-keep-mine]', decide),
    onTakeNewer: (decide: (newest: Stored) => void) => answer('[data-take-newer]', decide),
  };
}
