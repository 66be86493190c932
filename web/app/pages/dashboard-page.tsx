import { JobListPage } from '../../features/jobs/job-list-page.tsx';
import { DashboardSideCards } from '../staff/dashboard/dashboard-side-cards.tsx';
import { StartJobButtonWithDialogs } from '../staff/dashboard/start-job-button-with-dialogs.tsx';

/** Where everyone begins: the roles, and beside them what the day asks for. */
export function DashboardPage() {
  return <JobListPage start={<StartJobButtonWithDialogs />} side={<DashboardSideCards />} />;
}
