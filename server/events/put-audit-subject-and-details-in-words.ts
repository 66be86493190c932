import type { AuditEntryDetails, AuditSentenceFacts } from './audit-entry-definition-types.ts';

/** What was done, and to what where that is known. */
export const phraseWithAuditSubject =
  (text: string) =>
  ({ about }: AuditSentenceFacts): string =>
    about === '' ? text : `${text} ${about}`;

/** How many the details list or count. */
export function auditDetailCountInWords(
  list: AuditEntryDetails[string],
  one: string,
  more: string,
): string {
  const n = Array.isArray(list) ? list.length : Number(list ?? 0);
  return n === 1 ? `1 ${one}` : `${n} ${more}`;
}

/** The words for what the details name; undefined for what nobody writes any more. */
export function auditDetailInWords(
  words: Readonly<Record<string, string>>,
  detail: AuditEntryDetails[string],
): string | undefined {
  return words[String(detail)];
}
