import { findPart } from './find-part.ts';

export type SaveState = 'writing' | 'saving' | 'saved' | 'unsaved' | 'conflict' | 'over';

const SENTENCES: Record<SaveState, string> = {
  writing: '',
  saving: '',
  saved: 'Saved',
  unsaved: 'Not saved yet. We will try again.',
  conflict: 'Not saved: choose a version.',
  over: '',
};

/** Says at the top of the page whether everything is stored. */
export function saveStateOf(root: ParentNode) {
  const place = findPart(root, '[data-save-state]');
  const sign = findPart(place, '[data-sign]');
  const sentence = findPart(place, '[data-sentence]');
  return (state: SaveState, message = SENTENCES[state]) => {
    sign.toggleAttribute('hidden', state !== 'saved');
    place.toggleAttribute('data-unsaved', state !== 'saved' && message !== '');
    if (sentence.textContent !== message) sentence.textContent = message;
  };
}
