import { type TemplateType, templateTypes } from '@evenhand/contract/emails/email-templates.ts';

/** What an organisation may write in its own words: the nine types of the specification. */
export const templateKinds = templateTypes;
export type TemplateKind = TemplateType;

/** Every mail this server writes. */
export const emailKinds = [
  ...templateKinds,
  'application-link',
  'interest-noted',
  'role-closed',
  'finish-reminder',
  'mail-test',
  'reviewer-invite',
  'reviewer-reminder',
  'create-password',
  'reset-password',
  'password-changed',
  'two-factor-set-up',
  'two-factor-switched-off',
  'two-factor-reset',
  'codes-refused',
  'recovery-codes-made',
  'recovery-code-used',
  'new-device',
  'sign-up-confirm',
  'sign-up-known',
  'other-account',
  'feature-request',
] as const;
export type EmailKind = (typeof emailKinds)[number];

/** How a value is made harmless: `name` and `company` are typed by a stranger, `title` by an employer, `words` and `url` by us. */
type Source = 'name' | 'company' | 'title' | 'words' | 'url';

const names = [
  'CANDIDATE_FIRST_NAME',
  'REVIEWER_FIRST_NAME',
  'MEMBER_FIRST_NAME',
  'DEVICE',
  'FEATURE',
  'REASON',
  'RESET_BY',
  'COMPANY',
  'JOB_TITLE',
  'ORG_NAME',
  'URL',
  'APPLICATION_URL',
  'INTERVIEW_URL',
  'FEEDBACK_URL',
  'STOP_URL',
  'SURVEY_URL',
  'ADMIN_FIRST_NAME',
  'ADMIN_LAST_NAME',
  'ANSWER_COUNT',
  'MINUTES',
  'DUE_DATE',
] as const;
export type Tag = (typeof names)[number];
export type TagValues = Partial<Record<Tag, string>>;

/** What a tag stands for; one with a fallback may be missing. */
const tags: Record<Tag, { source: Source; fallback?: string }> = {
  CANDIDATE_FIRST_NAME: { source: 'name', fallback: 'there' },
  REVIEWER_FIRST_NAME: { source: 'name', fallback: 'there' },
  MEMBER_FIRST_NAME: { source: 'name', fallback: 'there' },
  DEVICE: { source: 'words' },
  FEATURE: { source: 'words' },
  REASON: { source: 'title' },
  RESET_BY: { source: 'name', fallback: 'whoever runs Evenhand for you' },
  COMPANY: { source: 'company' },
  JOB_TITLE: { source: 'title' },
  ORG_NAME: { source: 'title' },
  URL: { source: 'url' },
  APPLICATION_URL: { source: 'url' },
  INTERVIEW_URL: { source: 'url' },
  FEEDBACK_URL: { source: 'url' },
  SURVEY_URL: { source: 'url', fallback: 'the page of your application' },
  STOP_URL: { source: 'url', fallback: 'reply to this e-mail and say so' },
  ADMIN_FIRST_NAME: { source: 'name', fallback: 'The hiring team' },
  ADMIN_LAST_NAME: { source: 'name', fallback: '' },
  ANSWER_COUNT: { source: 'words' },
  MINUTES: { source: 'words' },
  DUE_DATE: { source: 'words', fallback: 'the role is filled' },
};

/** `instead` stands for a value that is missing, where the usual words would not fit. */
type TagsOfKind = { known: readonly Tag[]; required: readonly Tag[]; instead?: TagValues };

const candidate = ['CANDIDATE_FIRST_NAME', 'JOB_TITLE', 'ORG_NAME', 'URL'] as const;
const sender = ['ADMIN_FIRST_NAME', 'ADMIN_LAST_NAME'] as const;
const invited = [...candidate, 'DUE_DATE', ...sender] as const;
const applied = [...candidate, 'APPLICATION_URL'] as const;

const member = ['MEMBER_FIRST_NAME', 'ORG_NAME', 'URL'] as const;

/** The closed list of each kind: a reviewer's mail has no tag that could hold anything about a candidate. */
export const tagsOfKind: Record<EmailKind, TagsOfKind> = {
  'application-invite': { known: [...invited, 'STOP_URL'], required: ['URL'] },
  'application-start': { known: [...applied, 'DUE_DATE'], required: ['URL'] },
  'application-confirm': { known: [...applied, 'DUE_DATE', 'SURVEY_URL'], required: ['URL'] },
  'applicant-interview': {
    known: [...applied, 'INTERVIEW_URL', 'DUE_DATE', ...sender],
    required: ['URL'],
    instead: { DUE_DATE: 'all times are taken' },
  },
  'applicant-rejection': {
    known: [...applied, 'FEEDBACK_URL', 'SURVEY_URL', ...sender],
    required: [],
  },
  'past-application-invite': { known: [...invited, 'STOP_URL'], required: ['URL'] },
  'quick-apply-invite': {
    known: [...invited, 'APPLICATION_URL'],
    required: ['CANDIDATE_FIRST_NAME', 'JOB_TITLE', 'ORG_NAME', 'URL'],
  },
  'assessment-stage-invite': {
    known: [...invited, 'APPLICATION_URL'],
    required: ['CANDIDATE_FIRST_NAME', 'JOB_TITLE', 'ORG_NAME', 'URL'],
    instead: { DUE_DATE: 'you are ready' },
  },
  other: {
    known: [...applied, 'INTERVIEW_URL', 'FEEDBACK_URL', 'DUE_DATE', ...sender],
    required: [],
    // As one looks at it: nothing is sent without the day.
    instead: { DUE_DATE: 'the day you choose' },
  },
  'application-link': { known: candidate, required: ['URL'] },
  'interest-noted': { known: candidate, required: ['URL'] },
  'role-closed': { known: candidate, required: ['URL'] },
  'mail-test': { known: ['ORG_NAME'], required: [] },
  'finish-reminder': { known: [...candidate, 'DUE_DATE', 'STOP_URL'], required: ['URL'] },
  'reviewer-invite': {
    known: [
      'REVIEWER_FIRST_NAME',
      'JOB_TITLE',
      'ORG_NAME',
      'URL',
      'ANSWER_COUNT',
      'MINUTES',
      'DUE_DATE',
    ],
    required: ['URL'],
  },
  'reviewer-reminder': {
    known: ['REVIEWER_FIRST_NAME', 'JOB_TITLE', 'ORG_NAME', 'URL', 'ANSWER_COUNT', 'DUE_DATE'],
    required: ['URL'],
  },
  'sign-up-confirm': { known: [...member, 'COMPANY'], required: ['URL'] },
  'sign-up-known': { known: ['ORG_NAME', 'URL'], required: [] },
  'other-account': { known: member, required: [] },
  'feature-request': { known: [...member, 'FEATURE'], required: ['FEATURE'] },
  'create-password': { known: member, required: ['URL'] },
  'reset-password': { known: member, required: ['URL'] },
  'password-changed': { known: member, required: [] },
  'two-factor-set-up': { known: member, required: ['URL'] },
  'two-factor-switched-off': { known: member, required: ['URL'] },
  'two-factor-reset': { known: [...member, 'REASON', 'RESET_BY'], required: ['URL', 'REASON'] },
  'codes-refused': { known: member, required: ['URL'] },
  'recovery-codes-made': { known: member, required: [] },
  'recovery-code-used': { known: member, required: ['URL'] },
  'new-device': { known: [...member, 'DEVICE'], required: ['URL', 'DEVICE'] },
};

export function isTag(name: string): name is Tag {
  return names.some((tag) => tag === name);
}

export function tagSource(tag: Tag): Source {
  return tags[tag].source;
}

/** What stands where a value is missing; undefined where nothing can. */
export function tagFallback(kind: EmailKind, tag: Tag): string | undefined {
  return tagsOfKind[kind].instead?.[tag] ?? tags[tag].fallback;
}
