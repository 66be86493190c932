import { JobInvitationsToApplyPanel } from '../../features/invitations-to-apply/job-invitations-to-apply-panel.tsx';
import { ManagedJobPageFrame } from '../../features/pipeline/managed-job-page-frame.tsx';

/** Asking people to apply for one role, under its head. */
export function JobInvitationsToApplyPage() {
  return (
    <ManagedJobPageFrame tab="invite">
      {(job) => <JobInvitationsToApplyPanel jobId={job.id} />}
    </ManagedJobPageFrame>
  );
}
