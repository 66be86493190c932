import { EnterApplicationOnBehalfPanel } from '../../features/adjustments/enter-application-on-behalf-panel.tsx';
import { ManagedJobPageFrame } from '../../features/pipeline/managed-job-page-frame.tsx';

/** For somebody who applies another way: what they say is typed in on their behalf. */
export function EnterApplicationOnBehalfPage() {
  return (
    <ManagedJobPageFrame tab="candidates">
      {(job) => <EnterApplicationOnBehalfPanel key={job.id} jobId={job.id} />}
    </ManagedJobPageFrame>
  );
}
