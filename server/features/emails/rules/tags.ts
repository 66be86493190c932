/** Every mail this house writes. */
export const mailKinds = [
  'application-start',
  'application-link',
  'application-confirm',
  'role-closed',
  'reviewer-invite',
  'reviewer-reminder',
  'applicant-rejection',
  'create-password',
  'reset-password',
  'password-changed',
  'two-factor-set-up',
  'two-factor-switched-off',
  'recovery-codes-made',
  'recovery-code-used',
  'new-device',
  'sign-up-confirm',
  'sign-up-known',
  'other-account',
  'feature-request',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** How a value is made harmless: `name` is typed by a stranger, `title` by an employer, `words` and `url` by us. */
type Source = 'name' | 'title' | 'words' | 'url';

const names = [
  'CANDIDATE_FIRST_NAME',
  'REVIEWER_FIRST_NAME',
  'MEMBER_FIRST_NAME',
  'DEVICE',
  'FEATURE',
  'COMPANY',
  'JOB_TITLE',
  'ORG_NAME',
  'URL',
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
  COMPANY: { source: 'name' },
  JOB_TITLE: { source: 'title' },
  ORG_NAME: { source: 'title' },
  URL: { source: 'url' },
  ANSWER_COUNT: { source: 'words' },
  MINUTES: { source: 'words' },
  DUE_DATE: { source: 'words', fallback: 'the role is filled' },
};

type TagsOfKind = { known: readonly Tag[]; required: readonly Tag[] };

const candidate = ['CANDIDATE_FIRST_NAME', 'JOB_TITLE', 'ORG_NAME', 'URL'] as const;

const member = ['MEMBER_FIRST_NAME', 'ORG_NAME', 'URL'] as const;

/** The closed list of each kind: a reviewer's mail has no tag that could hold anything about a candidate. */
export const tagsOfKind: Record<MailKind, TagsOfKind> = {
  'application-start': { known: [...candidate, 'DUE_DATE'], required: ['URL'] },
  'application-link': { known: candidate, required: ['URL'] },
  'application-confirm': { known: [...candidate, 'DUE_DATE'], required: ['URL'] },
  'role-closed': { known: candidate, required: ['URL'] },
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
  'applicant-rejection': { known: candidate, required: [] },
  'sign-up-confirm': { known: [...member, 'COMPANY'], required: ['URL'] },
  'sign-up-known': { known: ['ORG_NAME', 'URL'], required: [] },
  'other-account': { known: member, required: [] },
  'feature-request': { known: [...member, 'FEATURE'], required: ['FEATURE'] },
  'create-password': { known: member, required: ['URL'] },
  'reset-password': { known: member, required: ['URL'] },
  'password-changed': { known: member, required: [] },
  'two-factor-set-up': { known: member, required: ['URL'] },
  'two-factor-switched-off': { known: member, required: ['URL'] },
  'recovery-codes-made': { known: member, required: [] },
  'recovery-code-used': { known: member, required: ['URL'] },
  'new-device': { known: [...member, 'DEVICE'], required: ['URL', 'DEVICE'] },
};

export function isTag(name: string): name is Tag {
  return names.some((tag) => tag === name);
}

export function sourceOf(tag: Tag): Source {
  return tags[tag].source;
}

export function fallbackOf(tag: Tag): string | undefined {
  return tags[tag].fallback;
}
