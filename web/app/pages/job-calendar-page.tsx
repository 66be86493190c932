import { JobInterviewCalendar } from '../../features/interviews/job-calendar.tsx';
import { ManagedJobPageFrame } from '../../features/pipeline/manage-frame.tsx';

/** The interviews of one role, under its head. */
export function JobInterviewCalendarPage() {
  return (
    <ManagedJobPageFrame tab="calendar">
      {(job) => <JobInterviewCalendar job={job} />}
    </ManagedJobPageFrame>
  );
}
