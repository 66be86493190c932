import type { SurveyAnswer, SurveyMoment } from '../feedback/surveys.ts';
import type { Place, Salary, Work } from '../jobs/advert.ts';
import type { Perk } from '../perks.ts';

/**
 * What the server tells the candidate's pages, which the web draws and the server sends: no call and
 * no JSON, so plain types are enough.
 */
export type CandidatePage =
  | JobPage
  | ClosedJobPage
  | InterestPage
  | EmailSentPage
  | StartPage
  | AboutYouPage
  | QuestionPage
  | CheckPage
  | StatusPage
  | WithdrawPage
  | SurveyPage
  | StopRemindersPage
  | StopInvitationsPage
  | RefusalPage;

/** What a form needs besides its fields. */
export type FormFrame = {
  /** The anti-forgery token. */
  token: string;
  /** Field → what to do about it. */
  problems: Record<string, string>;
};

export type JobOutline = {
  organisation: string;
  /** Where the employer's logo is. */
  logo: string | null;
  title: string;
  team: string | null;
  location: string | null;
  closesAt: Date | null;
  /** The organisation's time zone, for readers without scripts. */
  zone: string;
};

export type JobPage = {
  page: 'job';
  job: JobOutline;
  description: string;
  questionCount: number;
  minutes: number;
  skills: string[];
  reviewsPerAnswer: number;
  /** Whether names stay hidden from the hiring team until the answers are scored. */
  isSealed: boolean;
  facts: JobFacts;
  employer: Employer;
  /** Where interest can be registered before applying; null where it cannot. */
  interestAt: string | null;
  /** Null where nobody should find it: in a preview. */
  head: JobHead | null;
  /** Where all open roles of the employer are, if it shows them. */
  careersAt: string | null;
  form: FormFrame & { values: ApplyValues };
  preview: Preview | null;
};

/** What an advert says besides its text. */
export type JobFacts = {
  /** The name it is hired under, if another than the organisation's. */
  brand: string | null;
  work: Work;
  place: Place;
  salary: Salary;
  perks: Perk[];
};

/** What search engines and previews of links learn of an open role. */
export type JobHead = {
  /** The one address of the page, with its host. */
  address: string;
  summary: string;
  image: string | null;
  /** schema.org's JobPosting, safe to stand in a `script` element as it is. */
  posting: string;
};

/** What an employer says of itself and of candidates' data. */
export type Employer = {
  about: string | null;
  brands: string[];
  privacy: string | null;
  privacyContact: string | null;
};

export type ApplyValues = {
  firstName: string;
  lastName: string;
  email: string;
  consent: boolean;
  source: string;
};

export type ClosedJobPage = { page: 'job-closed'; job: JobOutline };

/** `outbox`: where the demo shows the e-mail that nobody gets. */
export type EmailSentPage = {
  page: 'mail-sent';
  job: JobOutline;
  about: 'application' | 'interest';
  outbox: string | null;
};

/** The short form of quick apply. */
export type InterestPage = { page: 'interest'; job: JobOutline; form: JobPage['form'] };

/** Where an application begins that was asked for, or that an interest came before. */
export type StartPage = {
  page: 'start';
  journey: Journey;
  /** Of the role's public page. */
  hash: string;
  hasShownInterest: boolean;
  minutes: number;
  /** Invited by address alone. */
  asksName: boolean;
  form: FormFrame & { values: { firstName: string; lastName: string; consent: boolean } };
};

/** One role seen as a candidate would see it; nothing on it can be sent. */
export type Preview = {
  jobId: number;
  questionCount: number;
  /** The number of a question; 0 is the role page. */
  current: number | 'about-you';
  asksForm: boolean;
};

/** Where a personal page stands: its own address and the steps around it. */
export type Journey = {
  job: JobOutline;
  /** '/application/{token}' */
  base: string;
  questionCount: number;
  /** Whether equal-opportunities questions come before the first question. */
  asksForm: boolean;
};

export type FormQuestion = {
  name: string;
  question: string;
  /** Options next to each other with the same `group` stand under it. */
  options: { code: string; label: string; group?: string }[];
  chosen: string[];
  /** More than one may be chosen. */
  several: boolean;
  /** The option beside which words of one's own may be written, and whether some are kept. */
  ownWords: { code: string; areKept: boolean } | null;
};

export type AboutYouPage = {
  page: 'about-you';
  journey: Journey;
  /** None where the role does not ask any more. */
  questions: FormQuestion[];
  /** What the employer says about the answers. */
  notice: { text: string; basis: string } | null;
  hasAnswers: boolean;
  /** Changed after submitting: the way leads back to the status page. */
  isSubmitted: boolean;
  form: FormFrame;
  preview: FormPreview | null;
};

/** The form as it would be, for staff: of a role, or of a set in the settings. */
export type FormPreview = Preview | { backTo: string };

export type QuestionPage = {
  page: 'question';
  journey: Journey;
  number: number;
  text: string;
  maxWords: number;
  answer: { questionId: number; text: string; version: number };
  /** Somebody saved this in between: shown beside the candidate's own text. */
  newer: string | null;
  /** From the page where all answers are checked, and back to it. */
  fromCheck: boolean;
  form: FormFrame;
  preview: Preview | null;
};

export type CheckedAnswer = {
  number: number;
  question: string;
  text: string;
  words: number;
  maxWords: number;
};

export type CheckPage = {
  page: 'check';
  journey: Journey;
  answers: CheckedAnswer[];
  /** The employer's own words to be confirmed; null for ours. */
  honesty: string | null;
  form: FormFrame;
};

/** Where an application stands, in the candidate's eyes. */
export type Standing =
  | 'submitted'
  | 'in-review'
  | 'interviews'
  | 'hired'
  | 'not-chosen'
  | 'withdrawn'
  | 'closed-unsent';

export type StatusPage = {
  page: 'status';
  journey: Journey;
  standing: Standing;
  reference: string;
  submittedAt: Date | null;
  reviewsPerAnswer: number;
  answers: CheckedAnswer[];
  /** Whether equal-opportunities answers of theirs are kept, and whether they are asked for. */
  hasForm: boolean;
  asksForm: boolean;
  mayWithdraw: boolean;
  /** What is asked of the candidate's experience and not answered yet. */
  survey: SurveyMoment | null;
  contactEmail: string | null;
  /** Whether they agreed to hear of other roles, and until when; null where it is not asked. */
  otherJobs: { token: string; until: Date | null } | null;
};

/** How applying, or being told no, was. */
export type SurveyPage = {
  page: 'survey';
  journey: Journey;
  moment: SurveyMoment;
  /** Given: today, and can be changed until midnight. Closed: earlier, and stays as it is. */
  state: 'asked' | 'given' | 'closed';
  answer: Omit<SurveyAnswer, 'rating'> & { rating: number | null };
  form: FormFrame;
};

export type StopRemindersPage = {
  page: 'stop-reminders';
  journey: Journey;
  isStopped: boolean;
  form: FormFrame;
};

/** `at`: where the button leads; the link itself is the proof, so that a mail program can press it too. */
export type StopInvitationsPage = {
  page: 'stop-invitations';
  organisation: string;
  isStopped: boolean;
  at: string;
};

export type WithdrawPage = { page: 'withdraw'; journey: Journey; form: FormFrame };

/** `reference` finds the failure in the log; only failures of ours have one. */
export type RefusalPage = {
  page: 'refusal';
  title: string;
  message: string;
  reference: string | null;
};

/** The files of the build that every page links. */
export type PageFiles = { script: string; styles: string[]; font: string | null };
