import { parseRichText } from '@evenhand/contract/parse-and-write-rich-text-html.ts';
import { writableMergeTags } from './writable-merge-tags-and-is-email-type-sent.ts';
import { emailTagProblem } from './render-email-and-find-tag-problem.ts';
import { emailTypeDefinitions, type EmailTemplateKind } from '../../../emails/all-email-types.ts';

/** A rejection that speaks of feedback has the link to it. */
const PROMISE = /\bfeedback\b/i;

export type EmailTemplateProblem = { field: 'subject' | 'body'; problem: string };

/** Why an organisation's own words for a type may not be saved; null when they may. */
export function emailTemplateProblem(
  type: EmailTemplateKind,
  { subject, body }: { subject: string; body: string },
): EmailTemplateProblem | null {
  if (subject.trim() === '') return { field: 'subject', problem: 'Write a subject.' };
  const known = writableMergeTags(type);
  const ofSubject = emailTagProblem({ known, required: [] }, { subject, body: '', why: '' });
  if (ofSubject !== null) return { field: 'subject', problem: ofSubject };
  if (parseRichText(body, { tags: true }).length === 0)
    return { field: 'body', problem: 'Write the text of the e-mail.' };
  const required = [
    ...emailTypeDefinitions[type].tags.required,
    ...(type === 'applicant-rejection' && PROMISE.test(`${subject} ${body}`)
      ? (['FEEDBACK_URL'] as const)
      : []),
  ];
  const problem = emailTagProblem({ known, required }, { subject, body, why: '' });
  return problem === null ? null : { field: 'body', problem };
}
