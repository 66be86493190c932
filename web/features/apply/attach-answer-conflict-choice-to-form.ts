import type { SavedCandidateAnswer } from './save-and-fetch-candidate-answer.ts';
import { findRequiredElement } from './find-required-element.ts';

/** The part of the page that shows another version and asks which one stays. */
export function attachAnswerConflictChoiceToForm(form: HTMLFormElement) {
  const place = findRequiredElement<HTMLElement>(form, '[data-conflict]');
  const choice = findRequiredElement<HTMLElement>(place, '[data-choice]');
  const withoutScript = findRequiredElement<HTMLElement>(place, '[data-without-script]');
  const newer = findRequiredElement(place, '[data-newer]');
  let newest: SavedCandidateAnswer = { text: newer.textContent, version: 0 };
  const answer = (button: string, decide: (newest: SavedCandidateAnswer) => void) =>
    findRequiredElement(place, button).addEventListener('click', () => {
      place.hidden = true;
      decide(newest);
    });
  return {
    isShown: () => !place.hidden && !choice.hidden,
    show: (found: SavedCandidateAnswer) => {
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
    onKeepMine: (decide: (newest: SavedCandidateAnswer) => void) =>
      answer('[data-keep-mine]', decide),
    onTakeNewer: (decide: (newest: SavedCandidateAnswer) => void) =>
      answer('[data-take-newer]', decide),
  };
}
