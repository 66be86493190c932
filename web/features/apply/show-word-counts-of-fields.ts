import { countWords } from '@evenhand/contract/count-words.ts';
import { formatWordsLeft } from '../../parts/plan-items/format-words-left.ts';

/** Counts under each field of several lines while it is written. */
export function showWordCountsOfFields(form: HTMLFormElement): void {
  form.addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLTextAreaElement)) return;
    const place = target.parentElement?.querySelector<HTMLElement>('[data-words]');
    if (!place) return;
    const maxWords = Number(place.dataset['words']);
    const words = countWords(target.value);
    place.textContent = formatWordsLeft(words, maxWords);
    place.toggleAttribute('data-over', words > maxWords);
  });
}
