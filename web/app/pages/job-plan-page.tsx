import { ManagedJobPageFrame } from '../../features/pipeline/managed-job-page-frame.tsx';
import { JobPlanVersionsPanel } from '../../features/job-plan/job-plan-versions-panel.tsx';
import { useCurrentUser } from '../../net/use-current-user.ts';

/** How one role chooses, as it was frozen, under its head. */
export function JobPlanPage() {
  const zone = useCurrentUser()?.Org.tz || 'Europe/London';
  return (
    <ManagedJobPageFrame tab="plan">
      {(job) => <JobPlanVersionsPanel job={job} zone={zone} />}
    </ManagedJobPageFrame>
  );
}
