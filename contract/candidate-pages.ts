/**
 * What the server tells the candidate's pages, which the web draws and the server sends: no call and
 * no JSON, so plain types are enough.
 */
export type CandidatePage =
  | JobPage
  | ClosedJobPage
  | MailSentPage
  | AboutYouPage
  | QuestionPage
  | CheckPage
  | StatusPage
  | WithdrawPage
  | RefusalPage;

/** What a form needs besides its fields. */
export type FormFrame = {
  /** The anti-forgery token. */
  token: string;
  /** Field → what to do about it. */
  problems: Record<string, string>;
};

export type RoleHead = {
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
  role: RoleHead;
  description: string;
  questionCount: number;
  minutes: number;
  skills: string[];
  reviewsPerAnswer: number;
  /** Whether names stay hidden from the hiring team until the answers are scored. */
  isSealed: boolean;
  employer: Employer;
  form: FormFrame & { values: ApplyValues };
  preview: Preview | null;
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

export type ClosedJobPage = { page: 'job-closed'; role: RoleHead };

/** `outbox`: where the demo shows the mail that nobody gets. */
export type MailSentPage = { page: 'mail-sent'; role: RoleHead; outbox: string | null };

/** One role seen as a candidate would see it; nothing on it can be sent. */
export type Preview = { jobId: number; questionCount: number; current: number };

/** Where a personal page stands: its own address and the steps around it. */
export type Journey = {
  role: RoleHead;
  /** '/application/{token}' */
  base: string;
  questionCount: number;
};

export type FormQuestion = {
  name: string;
  question: string;
  options: { code: string; label: string }[];
  chosen: string | null;
};

export type AboutYouPage = {
  page: 'about-you';
  journey: Journey;
  questions: FormQuestion[];
  hasAnswers: boolean;
  /** Changed after submitting: the way leads back to the status page. */
  isSubmitted: boolean;
  form: FormFrame;
};

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
  hasForm: boolean;
  mayWithdraw: boolean;
  contactEmail: string | null;
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
