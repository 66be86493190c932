import { ManagedJobPageFrame } from '../../features/pipeline/managed-job-page-frame.tsx';
import { JobExperienceSurveyReportPanel } from '../../features/reporting/job-experience-survey-report-panel.tsx';

/** How people found one role, under its head. */
export function JobExperienceSurveyReportPage() {
  return (
    <ManagedJobPageFrame tab="reports">
      {(job) => <JobExperienceSurveyReportPanel job={job} />}
    </ManagedJobPageFrame>
  );
}
