import type { ScreenToCheck } from './screen-to-check-types.ts';
import { advertAnalysisScreensToCheck } from './screens-to-check/advert-analysis.ts';
import { feedbackAndHistoryScreensToCheck } from './screens-to-check/feedback-and-history.ts';
import { jobPageAndApplyingScreensToCheck } from './screens-to-check/job-page-and-applying.ts';
import { jobBuilderScreensToCheck } from './screens-to-check/job-builder.ts';
import { askingForAdjustmentsScreensToCheck } from './screens-to-check/asking-for-adjustments.ts';
import { careersPageAndEditorScreensToCheck } from './screens-to-check/careers-page-and-editor.ts';
import { dashboardScreensToCheck } from './screens-to-check/dashboard.ts';
import { equalOpportunitiesSettingsAndBuilderScreensToCheck } from './screens-to-check/equal-opportunities-settings-and-builder-form.ts';
import { hireStatusAndProductSurveyScreensToCheck } from './screens-to-check/hire-status-and-product-survey.ts';
import { jobImportScreensToCheck } from './screens-to-check/job-imports.ts';
import { integrationAndApiReferenceScreensToCheck } from './screens-to-check/integrations-and-api-reference.ts';
import { interviewCalendarScreensToCheck } from './screens-to-check/interview-calendar.ts';
import { registerInterestAndInvitePeopleScreensToCheck } from './screens-to-check/register-interest-and-invite-people.ts';
import { jobBoardAndSourceScreensToCheck } from './screens-to-check/job-boards-and-sources.ts';
import { questionLibraryScreensToCheck } from './screens-to-check/question-library.ts';
import { candidateAndLeaderboardScreensToCheck } from './screens-to-check/candidates-and-leaderboard.ts';
import { operatorAndAuditTrailScreensToCheck } from './screens-to-check/operator-and-audit-trail.ts';
import { demoOutboxScreensToCheck } from './screens-to-check/demo-outbox.ts';
import { globalReportingScreensToCheck } from './screens-to-check/global-reporting.ts';
import { globalReportingChartScreensToCheck } from './screens-to-check/global-reporting-charts.ts';
import { blindReviewScreensToCheck } from './screens-to-check/blind-review.ts';
import { dashboardRightColumnScreensToCheck } from './screens-to-check/dashboard-right-column.ts';
import { reviewProgressAndJobReportScreensToCheck } from './screens-to-check/review-progress-and-job-report.ts';
import { profileMemberAndOrganisationSettingsScreensToCheck } from './screens-to-check/profile-members-and-organisation-settings.ts';
import { myTasksAndSearchScreensToCheck } from './screens-to-check/my-tasks-and-search.ts';
import { privacySettingsScreensToCheck } from './screens-to-check/privacy-settings.ts';
import { scorecardScreensToCheck } from './screens-to-check/scorecards.ts';
import { signInAndPasswordScreensToCheck } from './screens-to-check/sign-in-and-passwords.ts';
import { signUpScreensToCheck } from './screens-to-check/sign-up.ts';
import { fillingInAFormScreensToCheck } from './screens-to-check/filling-in-a-form.ts';
import { candidateTaskScreensToCheck } from './screens-to-check/tasks-of-candidates.ts';
import { takingATestScreensToCheck } from './screens-to-check/taking-a-test.ts';
import { startJobDialogScreensToCheck } from './screens-to-check/start-job-dialog.ts';
import { emailTemplateScreensToCheck } from './screens-to-check/email-templates.ts';
import { experienceSurveyAndEmailSettingsScreensToCheck } from './screens-to-check/experience-survey-and-email-settings.ts';
import { ownDataScreensToCheck } from './screens-to-check/own-data.ts';
import { publicTemplateAndGuideScreensToCheck } from './screens-to-check/public-templates-and-guides.ts';

/**
 * Every screen of the product, checked in: axe and the pictures walk this list, and a house test fails
 * when a route of the web or a page of the server is neither here nor among the exceptions.
 */
export const screensToCheck: readonly ScreenToCheck[] = [
  ...signInAndPasswordScreensToCheck,
  ...signUpScreensToCheck,
  ...publicTemplateAndGuideScreensToCheck,
  ...emailTemplateScreensToCheck,
  ...myTasksAndSearchScreensToCheck,
  ...dashboardScreensToCheck,
  ...startJobDialogScreensToCheck,
  ...dashboardRightColumnScreensToCheck,
  ...jobBuilderScreensToCheck,
  ...questionLibraryScreensToCheck,
  ...advertAnalysisScreensToCheck,
  ...jobBoardAndSourceScreensToCheck,
  ...candidateAndLeaderboardScreensToCheck,
  ...registerInterestAndInvitePeopleScreensToCheck,
  ...hireStatusAndProductSurveyScreensToCheck,
  ...interviewCalendarScreensToCheck,
  ...privacySettingsScreensToCheck,
  ...candidateTaskScreensToCheck,
  ...scorecardScreensToCheck,
  ...blindReviewScreensToCheck,
  ...reviewProgressAndJobReportScreensToCheck,
  ...globalReportingScreensToCheck,
  ...globalReportingChartScreensToCheck,
  ...jobPageAndApplyingScreensToCheck,
  ...feedbackAndHistoryScreensToCheck,
  ...takingATestScreensToCheck,
  ...fillingInAFormScreensToCheck,
  ...askingForAdjustmentsScreensToCheck,
  ...ownDataScreensToCheck,
  ...equalOpportunitiesSettingsAndBuilderScreensToCheck,
  ...careersPageAndEditorScreensToCheck,
  ...operatorAndAuditTrailScreensToCheck,
  ...profileMemberAndOrganisationSettingsScreensToCheck,
  ...integrationAndApiReferenceScreensToCheck,
  ...jobImportScreensToCheck,
  ...experienceSurveyAndEmailSettingsScreensToCheck,
  ...demoOutboxScreensToCheck,
];

/** Addresses without a screen of their own, and why. */
export const addressesWithoutScreen: Record<string, string> = {
  '/job-board': 'the directory of job boards, which has its picture',
  '/settings': 'goes on to a page of the settings at once',
  '/google/callback': 'goes on to the log-in page or the dashboard at once',
  '/api-management': 'the same screen as /settings/integrations',
  '/': 'goes on to the dashboard or the log-in page at once',
  '/application/{token}': 'goes on to the step that is next',
  '/application/{token}/task': 'goes on to the task that is open',
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
  '/feeds/{token}.ics': 'for programs',
  '/robots.txt': 'for programs',
  '/dev/outbox.css': 'the style of the outbox',
};
