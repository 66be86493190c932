import { ManagedJobPageFrame } from '../../features/pipeline/managed-job-page-frame.tsx';
import { JobPlanVersions } from '../../features/plan/job-plan-versions.tsx';

/** How one role chooses, as it was frozen, under its head. */
export function JobPlanPage() {
  return (
    <ManagedJobPageFrame tab="plan">{(job) => <JobPlanVersions job={job} />}</ManagedJobPageFrame>
  );
}
