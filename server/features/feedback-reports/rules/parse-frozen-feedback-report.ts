import type { FeedbackReport } from '@evenhand/contract/feedback-reports/feedback-report-types-and-minimum-counts.ts';

/** The report that was frozen as a text. */
export function parseFrozenFeedbackReport(text: string): FeedbackReport {
  // Whatever stands there was written of a report.
  return JSON.parse(text) as FeedbackReport;
}
