import type { AutosavedContentAdapter } from './autosaved-content-adapter-type.ts';
import { findRequiredElement } from './find-required-element.ts';
import { removeInvisibleCharacters } from './remove-invisible-characters.ts';
import { showWordCountsOfFields } from './show-word-counts-of-fields.ts';

/** The one field of a question. */
export function makeAutosaveAdapterOfQuestionForm(form: HTMLFormElement): AutosavedContentAdapter {
  const address = form.dataset['answer'] ?? '';
  const field = findRequiredElement<HTMLTextAreaElement>(form, '[name=text]');
  const write = (text: string) => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  showWordCountsOfFields(form);
  return {
    address,
    draftName: address.split('/').at(-1) ?? '',
    // A browser may have put back what was typed before a reload.
    stored: field.defaultValue,
    read: () => removeInvisibleCharacters(field.value),
    write,
    isReadable: () => true,
    showUnreadable: () => {},
    toBody: (text) => ({ text }),
    explain: () => {},
    takeNewer: write,
  };
}
