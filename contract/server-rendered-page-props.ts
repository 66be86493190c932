import type { AnyCandidatePageProps } from './apply/candidate-page-props.ts';
import type { ApplicationHistoryPageProps } from './application-history/history-page-props.ts';
import type { CareersPageProps } from './careers-page/careers-page-props.ts';
import type {
  EducationGuideListPageProps,
  EducationGuidePageProps,
} from './education/education-guide-types-and-page-props.ts';
import type { FeedbackReportPageProps } from './feedback-reports/feedback-page-props.ts';
import type { JobTemplateListPageProps, JobTemplatePageProps } from './job-templates.ts';

/** Pages that anybody may read, in the look of the staff app. */
export type JobTemplateOrEducationGuidePageProps =
  | JobTemplateListPageProps
  | JobTemplatePageProps
  | EducationGuideListPageProps
  | EducationGuidePageProps;

/** What a candidate gets back: pages without a script, in either theme, to be read and printed. */
export type FeedbackReportOrApplicationHistoryPageProps =
  | FeedbackReportPageProps
  | ApplicationHistoryPageProps;

/** Every page that the server draws. */
export type ServerRenderedPageProps =
  | AnyCandidatePageProps
  | FeedbackReportOrApplicationHistoryPageProps
  | JobTemplateOrEducationGuidePageProps
  | CareersPageProps;

/** The files of the build that every page links. */
export type PageAssetFiles = { scripts: string[]; styles: string[]; font: string | null };

const OPEN: Record<JobTemplateOrEducationGuidePageProps['page'], true> = {
  'template-list': true,
  template: true,
  'guide-list': true,
  guide: true,
};

export function isJobTemplateOrEducationGuidePage(
  page: ServerRenderedPageProps,
): page is JobTemplateOrEducationGuidePageProps {
  return page.page in OPEN;
}

export function isCareersPage(page: ServerRenderedPageProps): page is CareersPageProps {
  return page.page === 'careers';
}

export function isFeedbackReportOrHistoryPage(
  page: ServerRenderedPageProps,
): page is FeedbackReportOrApplicationHistoryPageProps {
  return page.page === 'feedback' || page.page === 'history';
}
