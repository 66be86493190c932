import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { Refusal } from '../../http/refusal.ts';
import type { EmailTemplateKind } from '../../emails/all-email-types.ts';
import { findEmailTemplatesToChoose, type EmailTemplateToChoose } from './sql/email-templates.ts';

/** What e-mails of these types about a role can be written in, besides what they usually say; the default first. */
export async function listEmailTemplatesToChoose<Kind extends EmailTemplateKind>(
  db: Db<'staff'>,
  query: { jobId: number; kinds: readonly Kind[] },
): Promise<EmailTemplateToChoose<Kind>[]> {
  return findEmailTemplatesToChoose(db, query);
}

/**
 * Nothing chosen is always right.
 * @throws Refusal not-found when it was deleted, or is for another type of e-mail
 */
export async function checkEmailTemplateChoice(
  db: Db<'staff'>,
  { jobId, kind, id }: { jobId: number; kind: EmailTemplateKind; id: number | null },
): Promise<void> {
  if (id === null) return;
  const texts = await findEmailTemplatesToChoose(db, { jobId, kinds: [kind] });
  if (!texts.some((text) => text.id === id)) throw new Refusal('not-found');
}
