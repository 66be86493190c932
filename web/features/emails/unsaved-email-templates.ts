import type { EmailSubjectAndBody } from '../../parts/email-preview/email-text-fields.tsx';

export type UnsavedEmailTemplate = EmailSubjectAndBody & { name: string; isDefault: boolean };

/** What was written and not saved outlives its page, as in the builder; by the address of the page. */
const unsaved = new Map<string, UnsavedEmailTemplate>();

export function findUnsavedEmailTemplateInMemory(place: string): UnsavedEmailTemplate | undefined {
  return unsaved.get(place);
}

export function setUnsavedEmailTemplateInMemory(
  place: string,
  written: UnsavedEmailTemplate | undefined,
): void {
  if (written) unsaved.set(place, written);
  else unsaved.delete(place);
}

export function isSameEmailTemplate(
  one: UnsavedEmailTemplate,
  other: UnsavedEmailTemplate,
): boolean {
  return (
    one.name === other.name &&
    one.subject === other.subject &&
    one.body === other.body &&
    one.isDefault === other.isDefault
  );
}
