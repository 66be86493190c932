import { JobCalendar } from '../../features/interviews/job-calendar.tsx';
import { ManageFrame } from '../../features/pipeline/manage-frame.tsx';

/** The interviews of one role, under its head. */
export function JobCalendarPage() {
  return <ManageFrame tab="calendar">{(job) => <JobCalendar job={job} />}</ManageFrame>;
}
