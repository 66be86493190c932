/** What a form needs besides its fields. */
export type FormCsrfTokenAndProblems = {
  /** The anti-forgery token. */
  token: string;
  /** Field → what to do about it. */
  problems: Record<string, string>;
};

export type CandidatePageJobHeader = {
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

/** One role seen as a candidate would see it; nothing on it can be sent. */
export type CandidatePagePreviewProps = {
  jobId: number;
  steps: CandidateApplicationStep[];
  /** The end of a step's address; empty for the role page. */
  current: string;
  asksForm: boolean;
};

/** A page between beginning and checking. */
export type CandidateApplicationStep = {
  /** The end of its address, such as `question/2`. */
  path: string;
  label: string;
};

/** Where a personal page stands: its own address and the steps around it. */
export type CandidateApplicationOutline = {
  job: CandidatePageJobHeader;
  /** '/application/{token}' */
  base: string;
  /** In the order in which they are gone through. */
  steps: CandidateApplicationStep[];
  /** Whether equal-opportunities questions come before the first step. */
  asksForm: boolean;
};
