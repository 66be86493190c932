import type { CandidatePageJobHeader } from '../apply/candidate-page-header-outline-and-preview-types.ts';
import type { FeedbackReport } from './feedback-report-types-and-minimum-counts.ts';

/** A candidate's feedback report, or from which day on it will be there. */
export type FeedbackReportPageProps = {
  page: 'feedback';
  job: CandidatePageJobHeader;
  /** The application's own address; null where staff look at it beforehand. */
  base: string | null;
  /** The plain day until which it is held; null where it is there, or is being put together. */
  availableOn: string | null;
  /** They were rejected before reports were made here: none comes. */
  isNever: boolean;
  report: FeedbackReport | null;
  /** What somebody added in their own words, and a second person has read. */
  comment: string | null;
  /** Whether they are asked how this was. */
  asksSurvey: boolean;
  contactEmail: string | null;
};
