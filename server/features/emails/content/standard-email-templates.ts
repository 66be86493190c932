import { type EmailKind, emailTypes } from '../../../emails/types.ts';
import type { EmailText } from '../rules/render-email.ts';
import { standardBodyToRichText } from '../rules/standard-body-to-rich-text.ts';

/** The server's own words for each kind of mail, as rich text like everybody else's. */
// The keys stay those of the record it is made from.
export const standardEmailTemplates = Object.fromEntries(
  Object.entries(emailTypes).map(([kind, { words }]) => [
    kind,
    { ...words, body: standardBodyToRichText(words.body) },
  ]),
) as Record<EmailKind, EmailText>;
