import { type EmailKind, emailTypeDefinitions } from '../../../emails/all-email-types.ts';
import type { EmailTextWithMergeTags } from '../rules/render-email-and-find-tag-problem.ts';
import { standardEmailBodyToRichText } from '../rules/standard-email-body-to-rich-text.ts';

/** The server's own words for each kind of mail, as rich text like everybody else's. */
// The keys stay those of the record it is made from.
export const standardEmailTemplateByKind = Object.fromEntries(
  Object.entries(emailTypeDefinitions).map(([kind, { words }]) => [
    kind,
    { ...words, body: standardEmailBodyToRichText(words.body) },
  ]),
) as Record<EmailKind, EmailTextWithMergeTags>;
