import type { ScreenToCheck } from './screen.ts';
import { advertAnalysisScreens } from './screens/advert-analysis.ts';
import { jobPageAndApplyingScreens } from './screens/apply.ts';
import { jobBuilderScreens } from './screens/builder.ts';
import { careersPageScreens } from './screens/careers.ts';
import { dashboardScreens } from './screens/dashboard.ts';
import { equalOpportunitiesScreens } from './screens/equal-opportunities.ts';
import { hireStatusAndSurveyScreens } from './screens/hire-status.ts';
import { jobImportScreens } from './screens/imports.ts';
import { integrationAndApiReferenceScreens } from './screens/integrations.ts';
import { interviewCalendarScreens } from './screens/interviews.ts';
import { interestAndInviteScreens } from './screens/invites.ts';
import { jobBoardAndSourceScreens } from './screens/job-pages.ts';
import { questionLibraryScreens } from './screens/question-library.ts';
import { candidateAndLeaderboardScreens } from './screens/manage.ts';
import { operatorAndAuditTrailScreens } from './screens/operator.ts';
import { demoOutboxScreens } from './screens/outbox.ts';
import { globalReportingScreens } from './screens/reporting.ts';
import { globalReportingChartScreens } from './screens/reporting-charts.ts';
import { blindReviewScreens } from './screens/review.ts';
import { dashboardRightColumnScreens } from './screens/right-column.ts';
import { reviewProgressAndJobReportScreens } from './screens/staff-job-pages.ts';
import { profilePeopleAccountFeatureScreens } from './screens/settings.ts';
import { myTasksAndSearchScreens } from './screens/shell.ts';
import { signInAndPasswordScreens } from './screens/sign-in.ts';
import { signUpScreens } from './screens/sign-up.ts';
import { startJobDialogScreens } from './screens/starting.ts';
import { emailTemplateScreens } from './screens/email-templates.ts';
import { surveyAndEmailSettingsScreens } from './screens/surveys.ts';
import { publicTemplateAndGuideScreens } from './screens/templates.ts';

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
