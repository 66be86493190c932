import { advertAnalysisFaults } from './advert-analysis-faults.ts';
import { applicantExportFaults } from './applicant-export-faults.ts';
import { applicationArrivalLeakFaults } from './application-arrival-leak-faults.ts';
import { blindnessFaults } from './blindness-faults.ts';
import { candidateTasksFaults } from './candidate-tasks-faults.ts';
import { careersPageFaults } from './careers-page-faults.ts';
import { dashboardAndArchivingFaults } from './dashboard-and-archiving-faults.ts';
import { emailDeliveryAndSurveyFaults } from './email-delivery-and-survey-faults.ts';
import { dataRequestFaults } from './data-request-faults.ts';
import { decisionRecordFaults } from './decision-record-faults.ts';
import { disclosureFaults } from './disclosure-faults.ts';
import { equalOpportunitiesFaults } from './equal-opportunities-faults.ts';
import { accessFaults } from './access-faults.ts';
import type { PlantedFault } from './planted-fault-types.ts';
import { feedbackReportFaults } from './feedback-report-faults.ts';
import { figuresFaults } from './figures-faults.ts';
import { hireStatusFaults } from './hire-status-faults.ts';
import { twoServerHistoryFaults } from './two-server-history-faults.ts';
import { jobImportFaults } from './job-import-faults.ts';
import { webhookAndApiKeyFaults } from './webhook-and-api-key-faults.ts';
import { interviewsFaults } from './interviews-faults.ts';
import { invitationToApplyFaults } from './invitation-to-apply-faults.ts';
import { planFaults } from './plan-faults.ts';
import { planVersionFaults } from './plan-version-faults.ts';
import { publicJobPageFaults } from './public-job-page-faults.ts';
import { questionLibraryFaults } from './question-library-faults.ts';
import { lostDatabaseFaults } from './lost-database-faults.ts';
import { liveUpdateFaults } from './live-update-faults.ts';
import { memberCalendarFaults } from './member-calendar-faults.ts';
import { namesSeenFaults } from './names-seen-faults.ts';
import { operatorAuditAndBackupFaults } from './operator-audit-and-backup-faults.ts';
import { organisationFaults } from './organisation-faults.ts';
import { redactionFaults } from './redaction-faults.ts';
import { reportAccessFaults } from './report-access-faults.ts';
import { reportChartFaults } from './report-chart-faults.ts';
import { mustHaveFaults } from './must-have-faults.ts';
import { reportScreenFaults } from './report-screen-faults.ts';
import { dashboardRightColumnFaults } from './dashboard-right-column-faults.ts';
import { jobReportAndAdverseImpactFaults } from './job-report-and-adverse-impact-faults.ts';
import { retentionFaults } from './retention-faults.ts';
import { reviewProgressAndJobReportFaults } from './review-progress-and-job-report-faults.ts';
import { liveThresholdFaults } from './live-threshold-faults.ts';
import { scoringFaults } from './scoring-faults.ts';
import { scorecardAndCalendarFeedFaults } from './scorecard-and-calendar-feed-faults.ts';
import { searchAndShellFaults } from './search-and-shell-faults.ts';
import { signInFaults } from './sign-in-faults.ts';
import { signUpFaults } from './sign-up-faults.ts';
import { sqlRowTypeAndRightsFaults } from './sql-row-type-and-rights-faults.ts';
import { jobCopyFaults } from './job-copy-faults.ts';
import { publicTemplateAndGuideFaults } from './public-template-and-guide-faults.ts';
import { telemetryFaults } from './telemetry-faults.ts';
import { twinRunFaults } from './twin-run-faults.ts';
import { wallFaults } from './wall-faults.ts';

/** All that is planted, and has been seen red, by what it would break; `npm run faults walls` plants those of one area. */
export const plantedFaultsByArea = new Map<string, PlantedFault[]>(
  Object.entries({
    walls: wallFaults,
    access: accessFaults,
    arrivals: applicationArrivalLeakFaults,
    blindness: blindnessFaults,
    redaction: redactionFaults,
    'names-seen': namesSeenFaults,
    record: decisionRecordFaults,
    careers: careersPageFaults,
    dashboard: dashboardAndArchivingFaults,
    hire: hireStatusFaults,
    histories: twoServerHistoryFaults,
    imports: jobImportFaults,
    integrations: webhookAndApiKeyFaults,
    'data-requests': dataRequestFaults,
    delivery: emailDeliveryAndSurveyFaults,
    disclosure: disclosureFaults,
    'feedback-reports': feedbackReportFaults,
    interviews: interviewsFaults,
    calendars: memberCalendarFaults,
    retention: retentionFaults,
    tasks: candidateTasksFaults,
    invites: invitationToApplyFaults,
    'must-haves': mustHaveFaults,
    plans: planFaults,
    'plan-versions': planVersionFaults,
    'equal-opportunities': equalOpportunitiesFaults,
    figures: figuresFaults,
    library: questionLibraryFaults,
    live: liveUpdateFaults,
    'lost-database': lostDatabaseFaults,
    operator: operatorAuditAndBackupFaults,
    organisation: organisationFaults,
    'report-access': reportAccessFaults,
    'report-chart': reportChartFaults,
    'report-screen': reportScreenFaults,
    'right-column': dashboardRightColumnFaults,
    'role-figures': jobReportAndAdverseImpactFaults,
    'role-page': reviewProgressAndJobReportFaults,
    'row-rule': liveThresholdFaults,
    'job-page': publicJobPageFaults,
    scorecards: scorecardAndCalendarFeedFaults,
    scoring: scoringFaults,
    shell: searchAndShellFaults,
    'sign-in': signInFaults,
    'sign-up': signUpFaults,
    sql: sqlRowTypeAndRightsFaults,
    starting: jobCopyFaults,
    advert: advertAnalysisFaults,
    applicants: applicantExportFaults,
    telemetry: telemetryFaults,
    template: publicTemplateAndGuideFaults,
    'twin-run': twinRunFaults,
  }),
);

export const plantedFaults = [...plantedFaultsByArea.values()].flat();
