import { ManageFrame } from '../../features/pipeline/manage-frame.tsx';
import { RoleReport } from '../../features/reporting/role-report.tsx';

/** What one role has come to, under its head. */
export function RoleReportPage() {
  return <ManageFrame tab="reports">{(job) => <RoleReport job={job} />}</ManageFrame>;
}
