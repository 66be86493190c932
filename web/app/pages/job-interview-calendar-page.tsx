import { JobInterviewCalendarPanel } from '../../features/interviews/job-interview-calendar-panel.tsx';
import { ManagedJobPageFrame } from '../../features/pipeline/managed-job-page-frame.tsx';

/** The interviews of one role, under its head. */
export function JobInterviewCalendarPage() {
  return (
    <ManagedJobPageFrame tab="calendar">
      {(job) => <JobInterviewCalendarPanel job={job} />}
    </ManagedJobPageFrame>
  );
}
