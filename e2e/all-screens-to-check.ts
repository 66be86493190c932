import type { ScreenToCheck } from './screen-to-check-types.ts';
import { advertAnalysisScreens } from './screens-to-check/advert-analysis.ts';
import { feedbackAndHistoryScreens } from './screens-to-check/feedback-and-history.ts';
import { jobPageAndApplyingScreens } from './screens-to-check/job-page-and-applying.ts';
import { jobBuilderScreens } from './screens-to-check/job-builder.ts';
import { askingForAdjustmentsScreens } from './screens-to-check/asking-for-adjustments.ts';
import { careersPageAndEditorScreens } from './screens-to-check/careers-page-and-editor.ts';
import { dashboardScreens } from './screens-to-check/dashboard.ts';
import { equalOpportunitiesSettingsAndBuilderScreens } from './screens-to-check/equal-opportunities-settings-and-builder-form.ts';
import { hireStatusAndProductSurveyScreens } from './screens-to-check/hire-status-and-product-survey.ts';
import { jobImportScreens } from './screens-to-check/job-imports.ts';
import { integrationAndApiReferenceScreens } from './screens-to-check/integrations-and-api-reference.ts';
import { interviewCalendarScreens } from './screens-to-check/interview-calendar.ts';
import { registerInterestAndInvitePeopleScreens } from './screens-to-check/register-interest-and-invite-people.ts';
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
import { profileMemberAndOrganisationSettingsScreens } from './screens-to-check/profile-members-and-organisation-settings.ts';
import { myTasksAndSearchScreens } from './screens-to-check/my-tasks-and-search.ts';
import { privacySettingsScreens } from './screens-to-check/privacy-settings.ts';
import { scorecardScreens } from './screens-to-check/scorecards.ts';
import { signInAndPasswordScreens } from './screens-to-check/sign-in-and-passwords.ts';
import { signUpScreens } from './screens-to-check/sign-up.ts';
import { fillingInAFormScreens } from './screens-to-check/filling-in-a-form.ts';
import { candidateTaskScreens } from './screens-to-check/tasks-of-candidates.ts';
import { takingATestScreens } from './screens-to-check/taking-a-test.ts';
import { startJobDialogScreens } from './screens-to-check/start-job-dialog.ts';
import { emailTemplateScreens } from './screens-to-check/email-templates.ts';
import { experienceSurveyAndEmailSettingsScreens } from './screens-to-check/experience-survey-and-email-settings.ts';
import { ownDataScreens } from './screens-to-check/own-data.ts';
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
  ...registerInterestAndInvitePeopleScreens,
  ...hireStatusAndProductSurveyScreens,
  ...interviewCalendarScreens,
  ...privacySettingsScreens,
  ...candidateTaskScreens,
  ...scorecardScreens,
  ...blindReviewScreens,
  ...reviewProgressAndJobReportScreens,
  ...globalReportingScreens,
  ...globalReportingChartScreens,
  ...jobPageAndApplyingScreens,
  ...feedbackAndHistoryScreens,
  ...takingATestScreens,
  ...fillingInAFormScreens,
  ...askingForAdjustmentsScreens,
  ...ownDataScreens,
  ...equalOpportunitiesSettingsAndBuilderScreens,
  ...careersPageAndEditorScreens,
  ...operatorAndAuditTrailScreens,
  ...profileMemberAndOrganisationSettingsScreens,
  ...integrationAndApiReferenceScreens,
  ...jobImportScreens,
  ...experienceSurveyAndEmailSettingsScreens,
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
