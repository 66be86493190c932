import { InvitePage } from '../../features/invites/invite-page.tsx';
import { ManageFrame } from '../../features/pipeline/manage-frame.tsx';

/** Asking people to apply for one role, under its head. */
export function JobInvitesPage() {
  return <ManageFrame tab="invite">{(job) => <InvitePage jobId={job.id} />}</ManageFrame>;
}
