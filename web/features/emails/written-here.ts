import type { EmailText } from '../../email-preview/email-text-fields.tsx';

export type Written = EmailText & { name: string; isDefault: boolean };

/** What was written and not saved outlives its page, as in the builder; by the address of the page. */
const unsaved = new Map<string, Written>();

export function unsavedOf(place: string): Written | undefined {
  return unsaved.get(place);
}

export function keepUnsaved(place: string, written: Written | undefined): void {
  if (written) unsaved.set(place, written);
  else unsaved.delete(place);
}

export function isSame(one: Written, other: Written): boolean {
  return (
    one.name === other.name &&
    one.subject === other.subject &&
    one.body === other.body &&
    one.isDefault === other.isDefault
  );
}
