import type { EmailMergeTag } from '@evenhand/contract/emails/email-templates.ts';
import {
  mergeTagValueKind,
  type MergeTagName,
} from '../../../emails/merge-tag-names-and-fallbacks.ts';
import { emailTypesWithTemplate, type EmailTemplateKind } from '../../../emails/all-email-types.ts';

/** Only the server says how to hear no more, and which plan was fixed: an organisation can neither leave it out nor move it. */
const serversOwn: readonly MergeTagName[] = ['STOP_URL', 'SURVEY_URL', 'PLAN', 'FEEDBACK_DAY'];

const names: Partial<Record<MergeTagName, string>> = {
  CANDIDATE_FIRST_NAME: 'Candidate’s first name',
  JOB_TITLE: 'Title of the role',
  ORG_NAME: 'Name of your organisation',
  APPLICATION_URL: 'Link to their application',
  INTERVIEW_URL: 'Link to the interview',
  FEEDBACK_URL: 'Link to their own page',
  ADMIN_FIRST_NAME: 'Sender’s first name',
  ADMIN_LAST_NAME: 'Sender’s last name',
  DUE_DATE: 'Last day',
};

/** The tags an organisation may write into e-mails of a type. */
export function writableMergeTags(type: EmailTemplateKind): readonly MergeTagName[] {
  return emailTypesWithTemplate[type].tags.known.filter((tag) => !serversOwn.includes(tag));
}

/** The same, with what each stands for. */
export function describeWritableMergeTags(type: EmailTemplateKind): EmailMergeTag[] {
  const { tags } = emailTypesWithTemplate[type];
  return writableMergeTags(type).map((tag) => ({
    name: nameOf(tag, type),
    tag,
    required: tags.required.includes(tag),
    isLink: mergeTagValueKind(tag) === 'url',
  }));
}

function nameOf(tag: MergeTagName, type: EmailTemplateKind): string {
  if (tag === 'URL') return `Link to ${emailTypesWithTemplate[type].template.url}`;
  if (tag === 'FEEDBACK_URL' && type === 'applicant-rejection') return 'Link to their feedback';
  return names[tag] ?? tag;
}

/** Whether anything sends e-mails of a type by now; else its words can be written beforehand. */
export function doesAnyEventSendEmailType(type: EmailTemplateKind): boolean {
  return Object.keys(emailTypesWithTemplate[type].when).length > 0;
}
