import { ManagedJobPageFrame } from '../../features/pipeline/managed-job-page-frame.tsx';
import { JobExperienceReport } from '../../features/reporting/job-experience-report.tsx';

/** How people found one role, under its head. */
export function JobExperiencePage() {
  return (
    <ManagedJobPageFrame tab="reports">
      {(job) => <JobExperienceReport job={job} />}
    </ManagedJobPageFrame>
  );
}
