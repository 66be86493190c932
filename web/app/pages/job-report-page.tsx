import { ManagedJobPageFrame } from '../../features/pipeline/managed-job-page-frame.tsx';
import { JobReportPanel } from '../../features/reporting/job-report-panel.tsx';

/** What one role has come to, under its head. */
export function JobReportPage() {
  return (
    <ManagedJobPageFrame tab="reports">{(job) => <JobReportPanel job={job} />}</ManagedJobPageFrame>
  );
}
