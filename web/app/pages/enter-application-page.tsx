import { EnterApplicationPanel } from '../../features/adjustments/enter-application-panel.tsx';
import { ManagedJobPageFrame } from '../../features/pipeline/managed-job-page-frame.tsx';

/** For somebody who applies another way: what they say is typed in on their behalf. */
export function EnterApplicationPage() {
  return (
    <ManagedJobPageFrame tab="candidates">
      {(job) => <EnterApplicationPanel key={job.id} jobId={job.id} />}
    </ManagedJobPageFrame>
  );
}
