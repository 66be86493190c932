import { ManageFrame } from '../../features/pipeline/manage-frame.tsx';
import { JobExperienceReport } from '../../features/reporting/role-experience.tsx';

/** How people found one role, under its head. */
export function JobExperiencePage() {
  return <ManageFrame tab="reports">{(job) => <JobExperienceReport job={job} />}</ManageFrame>;
}
