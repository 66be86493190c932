import { JobInvitesPanel } from '../../features/invites/job-invites-panel.tsx';
import { ManagedJobPageFrame } from '../../features/pipeline/managed-job-page-frame.tsx';

/** Asking people to apply for one role, under its head. */
export function JobInvitesPage() {
  return (
    <ManagedJobPageFrame tab="invite">
      {(job) => <JobInvitesPanel jobId={job.id} />}
    </ManagedJobPageFrame>
  );
}
