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
  'REFERENCE',
  'ORG_NAME',
  'URL',
  'APPLICATION_URL',
  'INTERVIEW_URL',
  'INTERVIEW_NAME',
  'INTERVIEW_TIME',
  'INTERVIEW_PLACE',
  'FEEDBACK_URL',
  'FEEDBACK_DAY',
  'STOP_URL',
  'SURVEY_URL',
  'ADMIN_FIRST_NAME',
  'ADMIN_LAST_NAME',
  'ANSWER_COUNT',
  'MINUTES',
  'DUE_DATE',
  'PLAN',
  'CODE',
  'CONTACT',
  'REQUEST',
] as const;
export type MergeTagName = (typeof names)[number];
export type MergeTagValues = Partial<Record<MergeTagName, string>>;

/** What a tag stands for; one with a fallback may be missing. */
const tags: Record<MergeTagName, { source: Source; fallback?: string }> = {
  CANDIDATE_FIRST_NAME: { source: 'name', fallback: 'there' },
  REVIEWER_FIRST_NAME: { source: 'name', fallback: 'there' },
  MEMBER_FIRST_NAME: { source: 'name', fallback: 'there' },
  DEVICE: { source: 'words' },
  FEATURE: { source: 'words' },
  REASON: { source: 'title' },
  RESET_BY: { source: 'name', fallback: 'whoever runs Evenhand for you' },
  COMPANY: { source: 'company' },
  JOB_TITLE: { source: 'title' },
  REFERENCE: { source: 'words' },
  ORG_NAME: { source: 'title' },
  URL: { source: 'url' },
  APPLICATION_URL: { source: 'url' },
  INTERVIEW_URL: { source: 'url' },
  INTERVIEW_NAME: { source: 'title' },
  INTERVIEW_TIME: { source: 'words' },
  INTERVIEW_PLACE: { source: 'words' },
  FEEDBACK_URL: { source: 'url' },
  FEEDBACK_DAY: { source: 'words', fallback: 'from now on' },
  SURVEY_URL: { source: 'url', fallback: 'the page of your application' },
  STOP_URL: { source: 'url', fallback: 'reply to this e-mail and say so' },
  ADMIN_FIRST_NAME: { source: 'name', fallback: 'The hiring team' },
  ADMIN_LAST_NAME: { source: 'name', fallback: '' },
  ANSWER_COUNT: { source: 'words' },
  MINUTES: { source: 'words' },
  DUE_DATE: { source: 'words', fallback: 'the role is filled' },
  PLAN: { source: 'words', fallback: 'told on the page of the role' },
  CODE: { source: 'words' },
  CONTACT: { source: 'title' },
  REQUEST: { source: 'words' },
};

export function isMergeTagName(name: string): name is MergeTagName {
  return names.some((tag) => tag === name);
}

export function mergeTagValueKind(tag: MergeTagName): Source {
  return tags[tag].source;
}

/** What stands where a value is missing, in every e-mail that says nothing else; undefined where nothing can. */
export function usualMergeTagFallback(tag: MergeTagName): string | undefined {
  return tags[tag].fallback;
}
