import type { RetentionHoldGround } from '../retention/retention-holds.ts';
import type {
  DataRequestKindAnsweredByPerson,
  PersonalDataRequestOutcome,
} from './personal-data-request-kinds-outcomes-and-limits.ts';
import type { PrivacyNoticeSectionText } from './privacy-notice-section-text.ts';

/** Until when data is kept, by a plain day, or why nobody can say yet. */
export type DataRetentionEndOnPage =
  | { kind: 'until'; day: string; ground: 'period' | 'agreed'; months: number; reason: string }
  | { kind: 'held'; day: string; ground: RetentionHoldGround }
  | { kind: 'not-started'; why: 'open' | 'undecided' };

/** What was asked and waits, or was answered. */
export type OwnPersonalDataRequest = {
  kind: DataRequestKindAnsweredByPerson;
  words: string;
  askedAt: Date;
  /** The plain day by which it is answered. */
  dueOn: string;
  closed: { at: Date; outcome: PersonalDataRequestOutcome; answer: string } | null;
};

/** The file of all that is held. */
export type OwnPersonalDataExport =
  | { state: 'none' }
  | { state: 'building'; askedAt: Date }
  | { state: 'ready'; readyAt: Date; expiresAt: Date }
  | { state: 'expired'; expiresAt: Date };

/** One store, and how much of it there is. */
export type PersonalDataStoreSummary = { name: string; what: string };

type YourData<Journey, Form> = {
  page: 'your-data';
  journey: Journey;
  person: { firstName: string; lastName: string; email: string };
  /** A new address that waits for its code. */
  addressToConfirm: string | null;
  held: PersonalDataStoreSummary[];
  kept: DataRetentionEndOnPage;
  file: OwnPersonalDataExport;
  /** The newest first. */
  requests: OwnPersonalDataRequest[];
  /** Whether an erasure was asked for that is not done yet. */
  isErasureWaiting: boolean;
  /** Where the notice is read, and the version that they have read; null where they began before it was kept. */
  noticeAt: string;
  noticeRead: { n: number; readAt: Date } | null;
  contactEmail: string | null;
  form: Form & { values: YourDataFormValues };
};

export type YourDataFormValues = {
  firstName: string;
  lastName: string;
  email: string;
  code: string;
  complaint: string;
  objection: string;
};

/** Before somebody is forgotten for good, and while that waits. */
type EraseData<Journey, Form> = {
  page: 'erase-data';
  journey: Journey;
  kept: DataRetentionEndOnPage;
  isErasureWaiting: boolean;
  form: Form;
};

/** A file was asked for that is not there any more, or not yet. */
type DataExportGone<Journey> = { page: 'data-export-gone'; journey: Journey };

type PrivacyNotice<Job> = {
  page: 'privacy-notice';
  job: Job;
  sections: PrivacyNoticeSectionText[];
  /** The organisation's own words, beside what follows from its settings. */
  statement: string | null;
  /** Back to the page that asked to read it. */
  backTo: string;
};

/** The pages on which somebody sees to their own data, in the frame that every page of a candidate has. */
export type OwnDataPageProps<Job, Journey, Form> =
  | YourData<Journey, Form>
  | EraseData<Journey, Form>
  | DataExportGone<Journey>
  | PrivacyNotice<Job>;
