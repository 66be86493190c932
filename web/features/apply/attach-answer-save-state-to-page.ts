import { findRequiredElement } from './find-required-element.ts';

export type AnswerSaveState =
  | 'writing'
  | 'saving'
  | 'saved'
  | 'unsaved'
  | 'unreadable'
  | 'conflict'
  | 'refused'
  | 'over';

const SENTENCES: Record<AnswerSaveState, string> = {
  writing: '',
  saving: '',
  saved: 'Saved',
  unsaved: 'Not saved yet. We will try again.',
  unreadable: 'Not all saved: look at the day again.',
  conflict: 'Not saved: choose a version.',
  refused: '',
  over: '',
};

/** Says at the top of the page whether everything is stored. */
export function attachAnswerSaveStateToPage(root: ParentNode) {
  const place = findRequiredElement(root, '[data-save-state]');
  const sign = findRequiredElement(place, '[data-sign]');
  const sentence = findRequiredElement(place, '[data-sentence]');
  return (state: AnswerSaveState, message = SENTENCES[state]) => {
    sign.toggleAttribute('hidden', state !== 'saved');
    place.toggleAttribute('data-unsaved', state !== 'saved' && message !== '');
    if (sentence.textContent !== message) sentence.textContent = message;
  };
}
