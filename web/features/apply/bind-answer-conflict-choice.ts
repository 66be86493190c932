import type { StoredAnswer } from './save-and-fetch-candidate-answer.ts';
import { requireElement } from './require-element.ts';

/** The part of the page that shows another version and asks which one stays. */
export function bindAnswerConflictChoice(form: HTMLFormElement) {
  const place = requireElement<HTMLElement>(form, '[data-conflict]');
  const choice = requireElement<HTMLElement>(place, '[data-choice]');
  const withoutScript = requireElement<HTMLElement>(place, '[data-without-script]');
  const newer = requireElement(place, '[data-newer]');
  let newest: StoredAnswer = { text: newer.textContent, version: 0 };
  const answer = (button: string, decide: (newest: StoredAnswer) => void) =>
    requireElement(place, button).addEventListener('click', () => {
      place.hidden = true;
      decide(newest);
    });
  return {
    isShown: () => !place.hidden && !choice.hidden,
    show: (found: StoredAnswer) => {
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
    onKeepMine: (decide: (newest: StoredAnswer) => void) => answer('[data-keep-mine]', decide),
    onTakeNewer: (decide: (newest: StoredAnswer) => void) => answer('[data-take-newer]', decide),
  };
}
