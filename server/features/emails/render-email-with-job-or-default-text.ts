import type { Db } from '../../access/transactions-by-door-or-token.ts';
import type { Services } from '../../services-type.ts';
import { standardEmailTemplateByKind } from './content/standard-email-template-by-kind.ts';
import { type RenderedEmail, renderEmail } from './rules/render-email-and-find-tag-problem.ts';
import { type MergeTagValues } from '../../emails/merge-tag-names-and-fallbacks.ts';
import { type EmailKind, emailTemplateKinds } from '../../emails/all-email-types.ts';
import { findJobOrDefaultEmailText, type EmailSubjectAndBody } from './sql/job-email-texts.ts';

type Occasion = {
  kind: EmailKind;
  jobId: number | null;
  templateId?: number | null;
  /** Words that were settled beforehand, and are looked up no more. */
  written?: EmailSubjectAndBody | null;
  values: MergeTagValues;
};

/**
 * An e-mail in the words of the role, or else of the organisation, or else in ours. Nobody goes without their mail for what
 * somebody wrote: what cannot be filled today is sent in our words.
 */
export async function renderEmailWithJobOrDefaultText(
  db: Db<'system'>,
  services: Services,
  { kind, jobId, templateId = null, written: givenText = null, values }: Occasion,
): Promise<RenderedEmail> {
  const type = emailTemplateKinds.find((each) => each === kind);
  const written =
    givenText ?? (type && (await findJobOrDefaultEmailText(db, { type, jobId, templateId })));
  if (written !== undefined) {
    const email = renderEmail(
      kind,
      { ...written, why: standardEmailTemplateByKind[kind].why },
      values,
    );
    if (!('problem' in email)) return email;
    services.log({ at: 'write-mail', kind, problem: email.problem });
  }
  if (standardEmailTemplateByKind[kind].body === '')
    throw new Error(`${kind}: there are no words to send`);
  const email = renderEmail(kind, standardEmailTemplateByKind[kind], values);
  if ('problem' in email) throw new Error(`${kind}: ${email.problem}`);
  return email;
}
