import type {
  MergeTagName,
  MergeTagValues,
} from '../../../emails/merge-tag-names-and-fallbacks.ts';
import { type EmailKind, emailTypeDefinitions } from '../../../emails/all-email-types.ts';
import { type PlanInEmail, jobPlanInEmailWords } from './plan-in-email.ts';
import {
  formatWeekdayAndDayInWords,
  formatDateTimeInWords,
} from '../../../time/format-date-time-and-weekday-in-words.ts';

/** What e-mails to candidates are filled from: the same for the preview, the test and the e-mail that is sent. */
export type CandidateEmailFacts = {
  firstName: string;
  title: string;
  employer: string;
  /** Of the organisation; IANA. */
  zone: string;
  /** When the role closes. */
  closesAt: Date | null;
  /** The last day of what this e-mail alone asks for, such as a task: '2026-12-12'. */
  dueOn: string | null;
  /** The day until which feedback is held; null where it comes with the e-mail. */
  feedbackOn: string | null;
  /** That the application began under. */
  plan: PlanInEmail | null;
  /** Whoever on the staff has asked for the e-mail; null where nobody did. */
  sender: { firstName: string; lastName: string } | null;
  /** The candidate's own page. It tells all that there is: how far the application is, a time to meet, and feedback. */
  ownPage: string;
  /** Where invitations end. */
  stopPage: string;
};

/** The specification's words: statistics of other sites tell by it who came back. */
const PAST_SOURCE = '?utm_source=past-application';
/** Where an e-mail leads to more than the page itself. */
const endOfAddress: Partial<Record<EmailKind, string>> = {
  'past-application-invite': PAST_SOURCE,
  'adjustment-answered': '/adjustments',
  'applicant-interview': '/interview',
  'assessment-stage-invite': '/task',
  'task-reminder': '/task',
  'complaint-received': '/your-data',
  'objection-received': '/your-data',
  'data-request-answered': '/your-data',
  'data-export-ready': '/your-data',
};
const valueOf: Partial<
  Record<MergeTagName, (facts: CandidateEmailFacts, kind: EmailKind) => string | undefined>
> = {
  CANDIDATE_FIRST_NAME: ({ firstName }) => firstName,
  JOB_TITLE: ({ title }) => title,
  ORG_NAME: ({ employer }) => employer,
  URL: ({ ownPage }, kind) => `${ownPage}${endOfAddress[kind] ?? ''}`,
  APPLICATION_URL: ({ ownPage }) => ownPage,
  INTERVIEW_URL: ({ ownPage }) => `${ownPage}/interview`,
  // Only whoever is rejected has a report; of others their page tells all that there is.
  FEEDBACK_URL: ({ ownPage }, kind) =>
    kind === 'applicant-rejection' ? `${ownPage}/feedback` : ownPage,
  FEEDBACK_DAY: ({ feedbackOn }) =>
    feedbackOn === null ? undefined : `from ${formatWeekdayAndDayInWords(feedbackOn)} on`,
  SURVEY_URL: ({ ownPage }, kind) =>
    `${ownPage}/survey/${kind === 'applicant-rejection' ? 'decision' : 'applying'}`,
  STOP_URL: ({ ownPage, stopPage }, kind) =>
    kind === 'finish-reminder' ? `${ownPage}/reminders` : stopPage,
  ADMIN_FIRST_NAME: ({ sender }) => sender?.firstName,
  ADMIN_LAST_NAME: ({ sender }) => sender?.lastName,
  DUE_DATE: ({ dueOn, closesAt, zone }, kind) => {
    if (hasOwnDay(kind)) return dueOn === null ? undefined : formatWeekdayAndDayInWords(dueOn);
    return closesAt === null ? undefined : formatDateTimeInWords(closesAt, zone);
  },
  PLAN: ({ plan, zone }) => (plan === null ? undefined : jobPlanInEmailWords(plan, zone)),
};

/** The value of every tag that this kind knows; where there is none, the words stand that the tag has for that. */
export function candidateEmailTagValues(
  kind: EmailKind,
  facts: CandidateEmailFacts,
): MergeTagValues {
  return Object.fromEntries(
    emailTypeDefinitions[kind].tags.known.flatMap((tag) => {
      const value = valueOf[tag]?.(facts, kind);
      return value === undefined ? [] : [[tag, value]];
    }),
  );
}

function hasOwnDay(kind: EmailKind): boolean {
  const type = emailTypeDefinitions[kind];
  return type.audience === 'candidate' && type.hasOwnDay === true;
}
