import type { AdjustmentWish } from '../adjustments/adjustment-wishes-extra-time-and-outcomes.ts';
import type { OwnDataPageProps } from '../data-requests/own-data-page-props-types.ts';
import type { AdjustmentsOnCandidatePage } from '../adjustments/adjustments-on-candidate-page-types.ts';
import type {
  ExperienceSurveyAnswer,
  CandidateSurveyMoment,
} from '../feedback/candidate-and-reviewer-experience-surveys.ts';
import type { OwnInterviewOnBookingPage } from '../interview-booking/own-interview-on-booking-page-type.ts';
import type {
  OwnTaskNumberNameAndState,
  CandidateTaskPageContent,
} from '../candidate-tasks/candidate-task-page-contents.ts';
import type {
  CandidateTestNameAndScoreBand,
  CandidateTestPageContent,
  CandidateTestOnCheckAnswersPage,
} from '../candidate-tests/candidate-test-page-content-types.ts';
import type { BeginApplicationFormValues } from './begin-application-form-values-type.ts';
import type { CandidateApplicationStatus } from './candidate-application-status-type.ts';
import type { EqualOpportunitiesFormQuestion } from './equal-opportunities-form-question-type.ts';
import type {
  QuestionAndAnswer,
  AnsweredStage,
  CandidateFormFieldContent,
} from './candidate-form-field-and-answered-question-types.ts';
import type {
  CandidateErrorPageProps,
  StopInvitationsPageProps,
} from './stop-invitations-and-error-page-props.ts';
import type {
  EmployerStatements,
  JobPageMetadata,
  PublicAdvertDetails,
} from './public-advert-metadata-and-employer-statements.ts';
import type {
  CurrentPublicJobPlan,
  PlanOfApplication,
} from '../job-plan/public-plan-and-plan-application-began-under-types.ts';
import {
  type FormCsrfTokenAndProblems,
  type CandidatePageJobHeader,
  type CandidatePagePreviewProps,
  type CandidateApplicationOutline,
} from './candidate-page-header-outline-and-preview-types.ts';

/** What the server tells the candidate's pages, which the web draws: no call and no JSON, so plain types are enough. */
export type AnyCandidatePageProps =
  | PublicJobPageProps
  | ClosedJobPageProps
  | RegisterInterestPageProps
  | PersonalLinkSentPageProps
  | BeginApplicationPageProps
  | CandidateEqualOpportunitiesPageProps
  | CandidateFormPageProps
  | CandidateQuestionPageProps
  | TextsNotStoredPageProps
  | CandidateTestPageProps
  | CheckAnswersBeforeSubmittingPageProps
  | ApplicationStatusPageProps
  | WithdrawApplicationPageProps
  | CandidateAdjustmentsPageProps
  | OwnDataPageProps<CandidatePageJobHeader, CandidateApplicationOutline, FormCsrfTokenAndProblems>
  | InterviewBookingPageProps
  | CandidateTaskPageProps
  | CandidateSurveyPageProps
  | StopFinishRemindersPageProps
  | StopInvitationsPageProps
  | CandidateErrorPageProps;

export type PublicJobPageProps = {
  page: 'job';
  job: CandidatePageJobHeader;
  description: string;
  /** Of those that are answered in one's own words, and of those on forms. */
  questionCount: number;
  formQuestionCount: number;
  minutes: number;
  skills: string[];
  reviewsPerAnswer: number;
  /** Whether names stay hidden from the hiring team until the answers are scored. */
  isSealed: boolean;
  plan: CurrentPublicJobPlan;
  facts: PublicAdvertDetails;
  employer: EmployerStatements & { noticeAt: string | null };
  /** Where interest can be registered before applying; null where it cannot. */
  interestAt: string | null;
  /** Null where nobody should find it: in a preview. */
  head: JobPageMetadata | null;
  /** Where all open roles of the employer are, if it shows them. */
  careersAt: string | null;
  form: FormCsrfTokenAndProblems & { values: BeginApplicationFormValues };
  preview: CandidatePagePreviewProps | null;
};

export type ClosedJobPageProps = { page: 'job-closed'; job: CandidatePageJobHeader };

/** `outbox`: where the demo shows the e-mail that nobody gets. */
export type PersonalLinkSentPageProps = {
  page: 'mail-sent';
  job: CandidatePageJobHeader;
  about: 'application' | 'interest';
  outbox: string | null;
};

/** The short form of quick apply. */
export type RegisterInterestPageProps = {
  page: 'interest';
  job: CandidatePageJobHeader;
  form: PublicJobPageProps['form'];
};

/** Where an application begins that was asked for, or that an interest came before. */
export type BeginApplicationPageProps = {
  page: 'start';
  journey: CandidateApplicationOutline;
  /** Of the role's public page. */
  hash: string;
  hasShownInterest: boolean;
  minutes: number;
  /** Invited by address alone. */
  asksName: boolean;
  form: FormCsrfTokenAndProblems & {
    values: { firstName: string; lastName: string; consent: boolean };
  };
};

export type CandidateEqualOpportunitiesPageProps = {
  page: 'about-you';
  journey: CandidateApplicationOutline;
  /** None where the role does not ask any more. */
  questions: EqualOpportunitiesFormQuestion[];
  /** What the employer says about the answers. */
  notice: { text: string; basis: string } | null;
  hasAnswers: boolean;
  /** Changed after submitting: the way leads back to the status page. */
  isSubmitted: boolean;
  form: FormCsrfTokenAndProblems;
  preview: EqualOpportunitiesFormPreviewProps | null;
};

/** The form as it would be, for staff: of a role, or of a set in the settings. */
export type EqualOpportunitiesFormPreviewProps = CandidatePagePreviewProps | { backTo: string };

/** A stage of the kind form: all its questions on one page, saved as one. */
export type CandidateFormPageProps = {
  page: 'form';
  journey: CandidateApplicationOutline;
  path: string;
  stage: { id: number; name: string };
  fields: CandidateFormFieldContent[];
  version: number;
  /** Somebody saved this in between: shown above the candidate's own answers. */
  newer: QuestionAndAnswer[] | null;
  /** From the page where all answers are checked, and back to it. */
  fromCheck: boolean;
  form: FormCsrfTokenAndProblems;
  preview: CandidatePagePreviewProps | null;
};

/** A form was sent with texts that are not taken any more, or not yet: they are not stored, and can be copied. */
export type TextsNotStoredPageProps = {
  page: 'texts-not-stored';
  journey: CandidateApplicationOutline;
  reason:
    | 'not-asked'
    | 'application-over'
    | 'task-submitted'
    | 'task-closed'
    | 'complaint-waiting'
    | 'objection-waiting';
  texts: string[];
  /** The address where it goes on, or where how things stand is shown. */
  next: string;
};

export type CandidateQuestionPageProps = {
  page: 'question';
  journey: CandidateApplicationOutline;
  path: string;
  number: number;
  questionCount: number;
  /** By which a form says what it answers, whatever becomes of the numbers. */
  itemKey: string;
  text: string;
  isRequired: boolean;
  limit: { maxWords: number } | { maxCharacters: number };
  answer: { questionId: number; text: string; version: number };
  /** Somebody saved this in between: shown beside the candidate's own text. */
  newer: string | null;
  /** From the page where all answers are checked, and back to it. */
  fromCheck: boolean;
  form: FormCsrfTokenAndProblems;
  preview: CandidatePagePreviewProps | null;
};

/** A test, in each of its states. */
export type CandidateTestPageProps = {
  page: 'test';
  journey: CandidateApplicationOutline;
  form: FormCsrfTokenAndProblems;
  preview: CandidatePagePreviewProps | null;
} & CandidateTestPageContent;

export type CheckAnswersBeforeSubmittingPageProps = {
  page: 'check';
  journey: CandidateApplicationOutline;
  stages: AnsweredStage[];
  tests: CandidateTestOnCheckAnswersPage[];
  /** The employer's own words to be confirmed; null for ours. */
  honesty: string | null;
  form: FormCsrfTokenAndProblems;
};

export type ApplicationStatusPageProps = {
  page: 'status';
  journey: CandidateApplicationOutline;
  standing: CandidateApplicationStatus;
  reference: string;
  submittedAt: Date | null;
  reviewsPerAnswer: number;
  plan: PlanOfApplication | null;
  stages: AnsweredStage[];
  testBands: CandidateTestNameAndScoreBand[];
  hasFeedback: boolean;
  /** Whether equal-opportunities answers of theirs are kept, and whether they are asked for. */
  hasForm: boolean;
  asksForm: boolean;
  mayWithdraw: boolean;
  /** Whether there is anything left that could be adjusted. */
  mayAskForAdjustment: boolean;
  /** Whether they are invited to an interview, whatever became of it. */
  hasInterview: boolean;
  tasks: OwnTaskNumberNameAndState[];
  /** What is asked of the candidate's experience and not answered yet. */
  survey: CandidateSurveyMoment | null;
  contactEmail: string | null;
  /** Whether they agreed to hear of other roles, and until when; null where it is not asked. */
  otherJobs: { token: string; until: Date | null } | null;
};

/** Where a candidate books, moves or cancels a time to meet; by the link alone, and without a script. */
export type InterviewBookingPageProps = {
  page: 'interview';
  journey: CandidateApplicationOutline;
  interviews: OwnInterviewOnBookingPage[];
  contactEmail: string | null;
  /** Why what was sent was not done: the time is not free any more, it was done already in another tab, or nothing was chosen. */
  refused: 'taken' | 'newer' | 'not-possible' | 'nothing-chosen' | null;
  form: FormCsrfTokenAndProblems;
};

/** A task, in each of its states. */
export type CandidateTaskPageProps = {
  page: 'task';
  journey: CandidateApplicationOutline;
  form: FormCsrfTokenAndProblems;
  preview: CandidatePagePreviewProps | null;
} & CandidateTaskPageContent;

/** How applying, or being told no, was. */
export type CandidateSurveyPageProps = {
  page: 'survey';
  journey: CandidateApplicationOutline;
  moment: CandidateSurveyMoment;
  /** Given: today, and can be changed until midnight. Closed: earlier, and stays as it is. */
  state: 'asked' | 'given' | 'closed';
  answer: Omit<ExperienceSurveyAnswer, 'rating'> & { rating: number | null };
  form: FormCsrfTokenAndProblems;
};

export type StopFinishRemindersPageProps = {
  page: 'stop-reminders';
  journey: CandidateApplicationOutline;
  isStopped: boolean;
  form: FormCsrfTokenAndProblems;
};

export type WithdrawApplicationPageProps = {
  page: 'withdraw';
  journey: CandidateApplicationOutline;
  form: FormCsrfTokenAndProblems;
};

/** Asking for an adjustment, and what was agreed. */
export type CandidateAdjustmentsPageProps = AdjustmentsOnCandidatePage & {
  page: 'adjustments';
  journey: CandidateApplicationOutline;
  form: FormCsrfTokenAndProblems & { values: AdjustmentWish; version: number };
};
