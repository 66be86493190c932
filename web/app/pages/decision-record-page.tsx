import { DecisionRecordPanel } from '../../features/decision-record/decision-record-panel.tsx';
import { ManagedJobPageFrame } from '../../features/pipeline/managed-job-page-frame.tsx';
import { useCurrentUser } from '../../net/use-current-user.ts';

/** How the decisions of one role came about, as a file, under its head. */
export function DecisionRecordPage() {
  const zone = useCurrentUser()?.Org.tz || 'Europe/London';
  return (
    <ManagedJobPageFrame tab="record">
      {(job) => <DecisionRecordPanel job={job} zone={zone} />}
    </ManagedJobPageFrame>
  );
}
