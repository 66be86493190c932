import { formFieldName } from '@evenhand/contract/apply/format-and-parse-form-field-names.ts';
import type { AutosavedContentAdapter } from './autosaved-content-adapter-type.ts';
import { hideFormQuestionsByCondition } from './hide-form-questions-by-condition.ts';
import { removeInvisibleCharacters } from './remove-invisible-characters.ts';
import { showWordCountsOfFields } from './show-word-counts-of-fields.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** All fields of a form, as one text in JSON. */
export function makeAutosavedContentAdapterOfForm(form: HTMLFormElement): AutosavedContentAdapter {
  const address = form.dataset['form'] ?? '';
  const fields = () =>
    [...form.querySelectorAll<Field>('[name^="item-"]')].filter(({ disabled }) => !disabled);
  // Without a script the browser keeps a page back on which a day is none; with it, all else is saved and a sentence says what to do.
  form.noValidate = true;
  showWordCountsOfFields(form);
  const showConditions = hideFormQuestionsByCondition(form);
  return {
    address,
    draftName: `form ${address.split('/').at(-1) ?? ''}`,
    stored: JSON.stringify(contentOf(fields(), defaultOf)),
    read: () => JSON.stringify(contentOf(fields(), valueOf)),
    write: (content) => {
      // Only `read` above, on this device, can have made this.
      const values = new Map(Object.entries(JSON.parse(content) as Record<string, string>));
      for (const field of form.querySelectorAll<Field>('[name^="item-"]'))
        putBack(field, values.get(field.name));
      showConditions();
      form.dispatchEvent(new Event('input'));
    },
    isReadable: () => fields().every((field) => !isUnreadable(field)),
    showUnreadable: () => showUnreadable(form),
    toBody: (content) => ({ fields: JSON.parse(content) as unknown }),
    explain: (reply) => sayByField(form, reply),
    // The server draws the fields.
    takeNewer: () => location.reload(),
  };
}

function contentOf(
  fields: Field[],
  read: (field: Field) => string | undefined,
): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = removeInvisibleCharacters(read(field) ?? '');
      return value === '' ? [] : [[field.name, value]];
    }),
  );
}

function valueOf(field: Field): string | undefined {
  return isTick(field) && !field.checked ? undefined : field.value;
}

/** As the server drew it: a browser may have put back what was chosen before a reload. */
function defaultOf(field: Field): string | undefined {
  if (isTick(field)) return field.defaultChecked ? field.value : undefined;
  if (!(field instanceof HTMLSelectElement)) return field.defaultValue;
  return [...field.options].find(({ defaultSelected }) => defaultSelected)?.value;
}

function isTick(field: Field): field is HTMLInputElement {
  return field instanceof HTMLInputElement && /radio|checkbox/.test(field.type);
}

function putBack(field: Field, value: string | undefined): void {
  if (isTick(field)) field.checked = field.value === (value ?? '');
  else field.value = value ?? '';
}

/** Sentences and readings beside their fields; not beside the one that is being written in. */
function sayByField(form: HTMLFormElement, reply: unknown): void {
  const problems = sentencesIn(reply, 'problems');
  const readAs = sentencesIn(reply, 'readAs');
  for (const item of form.querySelectorAll<HTMLElement>('[data-item]')) {
    const key = item.dataset['item'] ?? '';
    const isWriting = item.contains(document.activeElement);
    const problem = isWriting ? undefined : problems.get(key);
    say(item.querySelector('[data-problem]'), problem, 'span');
    for (const field of item.querySelectorAll(`[name^="${formFieldName(key)}"]`))
      if (problem) field.setAttribute('aria-invalid', 'true');
      else field.removeAttribute('aria-invalid');
    const place = item.querySelector<HTMLElement>('[data-read-as]');
    say(place, readAs.get(key), 'strong');
    const told = place?.querySelector('input');
    if (told) told.value = readAs.get(key) ?? '';
  }
  showUnreadable(form);
}

const UNREADABLE =
  'There is no such day in the calendar, or a part of it is missing. Write the day, the month and the year.';

function isUnreadable({ validity, disabled }: Field): boolean {
  return validity.badInput && !disabled;
}

function showUnreadable(form: HTMLFormElement): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('input[type=date]')) {
    const place =
      field.closest('[data-item]')?.querySelector<HTMLElement>('[data-problem]') ?? null;
    const isSaid = place?.querySelector('span')?.textContent === UNREADABLE && !place.hidden;
    if (isUnreadable(field)) {
      say(place, UNREADABLE, 'span');
      field.setAttribute('aria-invalid', 'true');
    } else if (isSaid) {
      say(place, undefined, 'span');
      field.removeAttribute('aria-invalid');
    }
  }
}

function say(place: HTMLElement | null, sentence: string | undefined, words: string): void {
  const at = place?.querySelector(words);
  if (!place || !at) return;
  if (sentence) at.textContent = sentence;
  place.hidden = !sentence;
}

function sentencesIn(reply: unknown, name: string): Map<string, string> {
  return new Map(
    Object.entries(Object(Reflect.get(Object(reply), name)) as Record<string, string>),
  );
}
