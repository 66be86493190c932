import { JobInvitesPanel } from '../../features/invites/invite-page.tsx';
import { ManagedJobPageFrame } from '../../features/pipeline/manage-frame.tsx';

/** Asking people to apply for one role, under its head. */
export function JobInvitesPage() {
  return (
    <ManagedJobPageFrame tab="invite">
      {(job) => <JobInvitesPanel jobId={job.id} />}
    </ManagedJobPageFrame>
  );
}
