import { RoleCalendar } from '../../features/interviews/role-calendar.tsx';
import { ManageFrame } from '../../features/pipeline/manage-frame.tsx';

/** The interviews of one role, under its head. */
export function RoleCalendarPage() {
  return <ManageFrame tab="calendar">{(job) => <RoleCalendar job={job} />}</ManageFrame>;
}
