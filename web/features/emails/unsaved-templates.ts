import type { EmailText } from '../../parts/email-preview/email-text-fields.tsx';

export type UnsavedTemplate = EmailText & { name: string; isDefault: boolean };

/** What was written and not saved outlives its page, as in the builder; by the address of the page. */
const unsaved = new Map<string, UnsavedTemplate>();

export function readUnsaved(place: string): UnsavedTemplate | undefined {
  return unsaved.get(place);
}

export function storeUnsaved(place: string, written: UnsavedTemplate | undefined): void {
  if (written) unsaved.set(place, written);
  else unsaved.delete(place);
}

export function isSameText(one: UnsavedTemplate, other: UnsavedTemplate): boolean {
  return (
    one.name === other.name &&
    one.subject === other.subject &&
    one.body === other.body &&
    one.isDefault === other.isDefault
  );
}
