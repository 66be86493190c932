import { ManagedJobPageFrame } from '../../features/pipeline/managed-job-page-frame.tsx';
import { JobExperienceSurveyReport } from '../../features/reporting/job-experience-survey-report.tsx';

/** How people found one role, under its head. */
export function JobExperienceSurveyReportPage() {
  return (
    <ManagedJobPageFrame tab="reports">
      {(job) => <JobExperienceSurveyReport job={job} />}
    </ManagedJobPageFrame>
  );
}
