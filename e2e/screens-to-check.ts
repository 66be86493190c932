import type { ScreenToCheck } from './screen-to-check.ts';
import { advertAnalysisScreens } from './screens-to-check/advert-analysis.ts';
import { jobPageAndApplyingScreens } from './screens-to-check/job-page-and-applying.ts';
import { jobBuilderScreens } from './screens-to-check/job-builder.ts';
import { careersPageScreens } from './screens-to-check/careers-page.ts';
import { dashboardScreens } from './screens-to-check/dashboard.ts';
import { equalOpportunitiesScreens } from './screens-to-check/equal-opportunities.ts';
import { hireStatusAndSurveyScreens } from './screens-to-check/hire-status-and-survey.ts';
import { jobImportScreens } from './screens-to-check/job-imports.ts';
import { integrationAndApiReferenceScreens } from './screens-to-check/integrations-and-api-reference.ts';
import { interviewCalendarScreens } from './screens-to-check/interview-calendar.ts';
import { interestAndInviteScreens } from './screens-to-check/interest-and-invites.ts';
import { jobBoardAndSourceScreens } from './screens-to-check/job-boards-and-sources.ts';
import { questionLibraryScreens } from './screens-to-check/question-library.ts';
import { candidateAndLeaderboardScreens } from './screens-to-check/candidates-and-leaderboard.ts';
import { operatorAndAuditTrailScreens } from './screens-to-check/operator-and-audit-trail.ts';
import { demoOutboxScreens } from './screens-to-check/demo-outbox.ts';
import { globalReportingScreens } from './screens-to-check/global-reporting.ts';
import { globalReportingChartScreens } from './screens-to-check/global-reporting-charts.ts';
import { blindReviewScreens } from './screens-to-check/blind-review.ts';
import { dashboardRightColumnScreens } from './screens-to-check/dashboard-right-column.ts';
import { reviewProgressAndJobReportScreens } from './screens-to-check/review-progress-and-job-report.ts';
import { profilePeopleAccountFeatureScreens } from './screens-to-check/profile-people-account-features.ts';
import { myTasksAndSearchScreens } from './screens-to-check/my-tasks-and-search.ts';
import { signInAndPasswordScreens } from './screens-to-check/sign-in-and-passwords.ts';
import { signUpScreens } from './screens-to-check/sign-up.ts';
import { startJobDialogScreens } from './screens-to-check/start-job-dialog.ts';
import { emailTemplateScreens } from './screens-to-check/email-templates.ts';
import { surveyAndEmailSettingsScreens } from './screens-to-check/surveys-and-email-settings.ts';
import { publicTemplateAndGuideScreens } from './screens-to-check/public-templates-and-guides.ts';

/**
 * Every screen of the product, checked in: axe and the pictures walk this list, and a house test fails
 * when a route of the web or a page of the server is neither here nor among the exceptions.
 */
export const screensToCheck: readonly ScreenToCheck[] = [
  ...signInAndPasswordScreens,
  ...signUpScreens,
  ...publicTemplateAndGuideScreens,
  ...emailTemplateScreens,
  ...myTasksAndSearchScreens,
  ...dashboardScreens,
  ...startJobDialogScreens,
  ...dashboardRightColumnScreens,
  ...jobBuilderScreens,
  ...questionLibraryScreens,
  ...advertAnalysisScreens,
  ...jobBoardAndSourceScreens,
  ...candidateAndLeaderboardScreens,
  ...interestAndInviteScreens,
  ...hireStatusAndSurveyScreens,
  ...interviewCalendarScreens,
  ...blindReviewScreens,
  ...reviewProgressAndJobReportScreens,
  ...globalReportingScreens,
  ...globalReportingChartScreens,
  ...jobPageAndApplyingScreens,
  ...equalOpportunitiesScreens,
  ...careersPageScreens,
  ...operatorAndAuditTrailScreens,
  ...profilePeopleAccountFeatureScreens,
  ...integrationAndApiReferenceScreens,
  ...jobImportScreens,
  ...surveyAndEmailSettingsScreens,
  ...demoOutboxScreens,
];

/** Addresses without a screen of their own, and why. */
export const addressesWithoutScreen: Record<string, string> = {
  '/job-board': 'the directory of job boards, which has its picture',
  '/settings': 'goes on to a page of the settings at once',
  '/google/callback': 'goes on to the log-in page or the dashboard at once',
  '/api-management': 'the same screen as /settings/integrations',
  '/': 'goes on to the dashboard or the log-in page at once',
  '/application/{token}': 'goes on to the step that is next',
  '/dev/outbox/{mailId}/html':
    'the mail itself, which stands in a frame of the outbox and runs no script, not even ours',
  '/unsubscribe/{token}':
    'the same page as /application/{token}/reminders with other words; its journey is tested over HTTP',
  '/dev/outbox.json': 'for programs',
  '/careers-page/preview': 'the careers page itself, in the frame of its editor',
  '/careers-page/preview/{file}': 'the colours of the preview',
  '/careers/{org}/feed.xml': 'for programs',
  '/careers/{org}/feed.json': 'for programs',
  '/careers/{org}/indeed.xml': 'for programs',
  '/careers/{org}/{file}': 'the colours of a careers page',
  '/sitemap.xml': 'for programs',
  '/robots.txt': 'for programs',
  '/dev/outbox.css': 'the style of the outbox',
};
