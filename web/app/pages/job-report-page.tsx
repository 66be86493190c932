import { ManagedJobPageFrame } from '../../features/pipeline/managed-job-page-frame.tsx';
import { JobReportBody } from '../../features/reporting/job-report-body.tsx';

/** What one role has come to, under its head. */
export function JobReportPage() {
  return (
    <ManagedJobPageFrame tab="reports">{(job) => <JobReportBody job={job} />}</ManagedJobPageFrame>
  );
}
