import { addActivityFeedAndAuditRoutes } from './features/activity/routes.ts';
import { addAdjustmentRoutes } from './features/adjustments/routes.ts';
import { addApplicationHistoryRoutes } from './features/application-history/routes.ts';
import { addCandidateApplicationPageRoutes } from './features/apply/routes.ts';
import { addJobBuilderRoutes } from './features/builder/routes.ts';
import { addCandidateTaskRoutes } from './features/candidate-tasks/routes.ts';
import { addCandidateTestRoutes } from './features/candidate-tests/routes.ts';
import { addCareersPageRoutes } from './features/careers-page/routes.ts';
import { addDataRequestRoutes } from './features/data-requests/routes.ts';
import { addDecisionRecordRoutes } from './features/decision-record/routes.ts';
import { addEducationRoutes } from './features/education/routes.ts';
import { addEmailRoutes } from './features/emails/routes.ts';
import { addEmailTemplateRoutes } from './features/emails/email-template-routes.ts';
import { addEqualOpportunitiesRoutes } from './features/equal-opportunities/routes.ts';
import { addSurveyAndProductFeedbackRoutes } from './features/feedback/routes.ts';
import { addFeedbackReportRoutes } from './features/feedback-reports/routes.ts';
import { addJobImportRoutes } from './features/integrations/job-import-routes.ts';
import { addWebhookAndApiRoutes } from './features/integrations/routes.ts';
import { addInvitationToApplyRoutes } from './features/invitations-to-apply/routes.ts';
import { addInterviewBookingRoutes } from './features/interview-booking/routes.ts';
import { addCalendarFeedRoutes } from './features/interviews/calendar-feed-routes.ts';
import { addMemberCalendarRoutes } from './features/interviews/member-calendar-routes.ts';
import { addInterviewRoutes } from './features/interviews/routes.ts';
import { addScorecardRoutes } from './features/interviews/scorecard-routes.ts';
import { addJobBoardRoutes } from './features/job-boards/routes.ts';
import { addJobRoutes } from './features/jobs/routes.ts';
import { addToDoRoutes } from './features/to-dos/routes.ts';
import { addOnboardingRoutes } from './features/onboarding/routes.ts';
import { addLiveRoutes } from './features/live/routes.ts';
import { addOperatorRoutes } from './features/operator/routes.ts';
import { addOrganisationRoutes } from './features/organisation/routes.ts';
import { addPipelineRoutes } from './features/pipeline/routes.ts';
import { addJobPlanRoutes } from './features/job-plan/routes.ts';
import { addQuestionLibraryRoutes } from './features/question-library/routes.ts';
import { addOrganisationReportRoutes } from './features/reporting/organisation-report-routes.ts';
import { addReportingRoutes } from './features/reporting/routes.ts';
import { addRetentionRoutes } from './features/retention/routes.ts';
import { addReviewRoutes } from './features/review/routes.ts';
import { addSearchRoutes } from './features/search/routes.ts';
import { addJobTemplateRoutes } from './features/job-templates/routes.ts';
import { addSignInRoutes } from './features/sign-in/routes.ts';
import { addSignUpRoutes } from './features/sign-up/routes.ts';
import { addTwinRunRoutes } from './features/twin-run/routes.ts';
import { addAdvertAnalysisRoutes } from './features/advert-analysis/routes.ts';
import type { RoutedApp } from './http/add-endpoint-route.ts';

/** The routes of every feature. */
export const routesOfAllFeatures: ((server: RoutedApp) => void)[] = [
  addSignInRoutes,
  addSignUpRoutes,
  addOrganisationRoutes,
  addJobRoutes,
  addJobBoardRoutes,
  addInterviewRoutes,
  addCalendarFeedRoutes,
  addMemberCalendarRoutes,
  addInterviewBookingRoutes,
  addScorecardRoutes,
  addInvitationToApplyRoutes,
  addJobBuilderRoutes,
  addPipelineRoutes,
  addCandidateTestRoutes,
  addCandidateTaskRoutes,
  addJobPlanRoutes,
  addReviewRoutes,
  addReportingRoutes,
  addDecisionRecordRoutes,
  addOrganisationReportRoutes,
  addCandidateApplicationPageRoutes,
  addAdjustmentRoutes,
  addDataRequestRoutes,
  addEqualOpportunitiesRoutes,
  addCareersPageRoutes,
  addEmailRoutes,
  addEmailTemplateRoutes,
  addWebhookAndApiRoutes,
  addJobImportRoutes,
  addOperatorRoutes,
  addActivityFeedAndAuditRoutes,
  addSurveyAndProductFeedbackRoutes,
  addFeedbackReportRoutes,
  addApplicationHistoryRoutes,
  addOnboardingRoutes,
  addToDoRoutes,
  addSearchRoutes,
  addJobTemplateRoutes,
  addQuestionLibraryRoutes,
  addEducationRoutes,
  addLiveRoutes,
  addAdvertAnalysisRoutes,
  addRetentionRoutes,
  addTwinRunRoutes,
];
