import { plantedAdvertAnalysisFaults } from './advert-analysis-faults.ts';
import { plantedApplicantExportFaults } from './applicant-export-faults.ts';
import { plantedApplicationArrivalLeakFaults } from './application-arrival-leak-faults.ts';
import { plantedBlindnessFaults } from './blindness-faults.ts';
import { plantedCandidateTasksFaults } from './candidate-tasks-faults.ts';
import { plantedCareersPageFaults } from './careers-page-faults.ts';
import { plantedAddressDirectoryFaults } from './address-directory-faults.ts';
import { plantedCellsFaults } from './cells-faults.ts';
import { plantedCellsWalkedOverFaults } from './cells-walked-over-faults.ts';
import { plantedDashboardAndArchivingFaults } from './dashboard-and-archiving-faults.ts';
import { plantedEmailDeliveryAndSurveyFaults } from './email-delivery-and-survey-faults.ts';
import { plantedDataRequestFaults } from './data-request-faults.ts';
import { plantedDecisionRecordFaults } from './decision-record-faults.ts';
import { plantedPublishedFigureDisclosureFaults } from './published-figure-disclosure-faults.ts';
import { plantedEqualOpportunitiesFaults } from './equal-opportunities-faults.ts';
import { plantedAccessFaults } from './access-faults.ts';
import type { PlantedFault } from './planted-fault-types.ts';
import { plantedFeedbackReportFaults } from './feedback-report-faults.ts';
import { plantedFiguresFaults } from './figures-faults.ts';
import { plantedHireStatusFaults } from './hire-status-faults.ts';
import { plantedTwoServerHistoryFaults } from './two-server-history-faults.ts';
import { plantedJobImportFaults } from './job-import-faults.ts';
import { plantedWebhookAndApiKeyFaults } from './webhook-and-api-key-faults.ts';
import { plantedInterviewsFaults } from './interviews-faults.ts';
import { plantedInvitationToApplyFaults } from './invitation-to-apply-faults.ts';
import { plantedJobPlanFaults } from './job-plan-faults.ts';
import { plantedPlanVersionFaults } from './plan-version-faults.ts';
import { plantedPublicJobPageFaults } from './public-job-page-faults.ts';
import { plantedQuestionLibraryFaults } from './question-library-faults.ts';
import { plantedLostDatabaseFaults } from './lost-database-faults.ts';
import { plantedLiveUpdateFaults } from './live-update-faults.ts';
import { plantedMemberCalendarFaults } from './member-calendar-faults.ts';
import { plantedReviewersWhoSawNamesFaults } from './reviewers-who-saw-names-faults.ts';
import { plantedOperatorAuditAndBackupFaults } from './operator-audit-and-backup-faults.ts';
import { plantedOrganisationFaults } from './organisation-faults.ts';
import { plantedRedactionFaults } from './redaction-faults.ts';
import { plantedReportAccessFaults } from './report-access-faults.ts';
import { plantedReportChartFaults } from './report-chart-faults.ts';
import { plantedMustHaveFaults } from './must-have-faults.ts';
import { plantedGlobalReportingScreenFaults } from './planted-faults-in-report-screens.ts';
import { plantedDashboardRightColumnFaults } from './dashboard-right-column-faults.ts';
import { plantedJobReportAndAdverseImpactFaults } from './job-report-and-adverse-impact-faults.ts';
import { plantedRetentionFaults } from './retention-faults.ts';
import { plantedReviewProgressAndJobReportFaults } from './review-progress-and-job-report-faults.ts';
import { plantedLiveFigureSmallCountFaults } from './live-figure-small-count-faults.ts';
import { plantedScoringFaults } from './scoring-faults.ts';
import { plantedScorecardAndCalendarFeedFaults } from './scorecard-and-calendar-feed-faults.ts';
import { plantedSearchAndShellFaults } from './search-and-shell-faults.ts';
import { plantedSignInFaults } from './sign-in-faults.ts';
import { plantedSignUpFaults } from './sign-up-faults.ts';
import { plantedSqlRowTypeAndRightsFaults } from './sql-row-type-and-rights-faults.ts';
import { plantedJobCopyFaults } from './job-copy-faults.ts';
import { plantedPublicTemplateAndGuideFaults } from './public-template-and-guide-faults.ts';
import { plantedTelemetryFaults } from './telemetry-faults.ts';
import { plantedTwinRunFaults } from './twin-run-faults.ts';
import { plantedTenantAndDoorWallFaults } from './tenant-and-door-wall-faults.ts';

/** All that is planted, and has been seen red, by what it would break; `npm run faults walls` plants those of one area. */
export const plantedFaultsByArea = new Map<string, PlantedFault[]>(
  Object.entries({
    walls: plantedTenantAndDoorWallFaults,
    access: plantedAccessFaults,
    arrivals: plantedApplicationArrivalLeakFaults,
    blindness: plantedBlindnessFaults,
    redaction: plantedRedactionFaults,
    'names-seen': plantedReviewersWhoSawNamesFaults,
    record: plantedDecisionRecordFaults,
    careers: plantedCareersPageFaults,
    cells: plantedCellsFaults,
    'address-directory': plantedAddressDirectoryFaults,
    'cells-walked-over': plantedCellsWalkedOverFaults,
    dashboard: plantedDashboardAndArchivingFaults,
    hire: plantedHireStatusFaults,
    histories: plantedTwoServerHistoryFaults,
    imports: plantedJobImportFaults,
    integrations: plantedWebhookAndApiKeyFaults,
    'data-requests': plantedDataRequestFaults,
    delivery: plantedEmailDeliveryAndSurveyFaults,
    disclosure: plantedPublishedFigureDisclosureFaults,
    'feedback-reports': plantedFeedbackReportFaults,
    interviews: plantedInterviewsFaults,
    calendars: plantedMemberCalendarFaults,
    retention: plantedRetentionFaults,
    tasks: plantedCandidateTasksFaults,
    invites: plantedInvitationToApplyFaults,
    'must-haves': plantedMustHaveFaults,
    plans: plantedJobPlanFaults,
    'plan-versions': plantedPlanVersionFaults,
    'equal-opportunities': plantedEqualOpportunitiesFaults,
    figures: plantedFiguresFaults,
    library: plantedQuestionLibraryFaults,
    live: plantedLiveUpdateFaults,
    'lost-database': plantedLostDatabaseFaults,
    operator: plantedOperatorAuditAndBackupFaults,
    organisation: plantedOrganisationFaults,
    'report-access': plantedReportAccessFaults,
    'report-chart': plantedReportChartFaults,
    'report-screen': plantedGlobalReportingScreenFaults,
    'right-column': plantedDashboardRightColumnFaults,
    'role-figures': plantedJobReportAndAdverseImpactFaults,
    'role-page': plantedReviewProgressAndJobReportFaults,
    'row-rule': plantedLiveFigureSmallCountFaults,
    'job-page': plantedPublicJobPageFaults,
    scorecards: plantedScorecardAndCalendarFeedFaults,
    scoring: plantedScoringFaults,
    shell: plantedSearchAndShellFaults,
    'sign-in': plantedSignInFaults,
    'sign-up': plantedSignUpFaults,
    sql: plantedSqlRowTypeAndRightsFaults,
    starting: plantedJobCopyFaults,
    advert: plantedAdvertAnalysisFaults,
    applicants: plantedApplicantExportFaults,
    telemetry: plantedTelemetryFaults,
    template: plantedPublicTemplateAndGuideFaults,
    'twin-run': plantedTwinRunFaults,
  }),
);

export const plantedFaults = [...plantedFaultsByArea.values()].flat();
