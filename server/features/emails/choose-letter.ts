import type { Db } from '../../doors/enter.ts';
import type { Services } from '../../services.ts';
import { letters } from './content/letters.ts';
import { type RenderedMail, renderMail } from './rules/render-mail.ts';
import { type MailKind, type TagValues, templateKinds } from './rules/tags.ts';
import { findWrittenLetter, type WrittenLetter } from './sql/role-emails.ts';

type Occasion = {
  kind: MailKind;
  jobId: number | null;
  templateId?: number | null;
  /** Words that were settled beforehand, and are looked up no more. */
  written?: WrittenLetter | null;
  values: TagValues;
};

/**
 * A mail in the words of the role, or else of the organisation, or else in ours. Nobody goes without their mail for what
 * somebody wrote: what cannot be filled today is sent in our words.
 */
export async function renderChosen(
  db: Db<'worker'>,
  services: Services,
  { kind, jobId, templateId = null, written: settled = null, values }: Occasion,
): Promise<RenderedMail> {
  const type = templateKinds.find((each) => each === kind);
  const written = settled ?? (type && (await findWrittenLetter(db, { type, jobId, templateId })));
  if (written !== undefined) {
    const mail = renderMail(kind, { ...written, why: letters[kind].why }, values);
    if (!('problem' in mail)) return mail;
    services.log({ at: 'write-mail', kind, problem: mail.problem });
  }
  if (letters[kind].body === '') throw new Error(`${kind}: there are no words to send`);
  const mail = renderMail(kind, letters[kind], values);
  if ('problem' in mail) throw new Error(`${kind}: ${mail.problem}`);
  return mail;
}
