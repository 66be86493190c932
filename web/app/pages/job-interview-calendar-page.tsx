import { JobInterviewCalendar } from '../../features/interviews/job-interview-calendar.tsx';
import { ManagedJobPageFrame } from '../../features/pipeline/managed-job-page-frame.tsx';

/** The interviews of one role, under its head. */
export function JobInterviewCalendarPage() {
  return (
    <ManagedJobPageFrame tab="calendar">
      {(job) => <JobInterviewCalendar job={job} />}
    </ManagedJobPageFrame>
  );
}
