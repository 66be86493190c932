import type { JobInterviewCalendarData } from './interview-calendar-facts-and-dialog-state-types.ts';
import { formatInterviewDayAndHours } from './format-interview-day-hours-zone-and-times-count.ts';
import { intervieweeNameOrReference } from './interviewee-name-or-reference.ts';
import { interviewStateAtTime } from './interview-state-and-end-time-by-clock.ts';
import { InterviewOutcomeButtons } from './interview-outcome-buttons.tsx';
import styles from './job-interview-calendar-panel.module.css';

const SHOWN = 5;

/** Interviews that are over, of which nobody has said whether they were held. */
export function InterviewsToSettleList({ jobId, interviews, zone, now }: JobInterviewCalendarData) {
  const open = interviews.flatMap((interview) => {
    const { state, startsAt, minutes } = interview;
    if (state !== 'booked' || startsAt === null) return [];
    const time = { startsAt, minutes };
    return interviewStateAtTime(time, now) === 'completed' ? [{ interview, time }] : [];
  });
  if (open.length === 0) return null;
  return (
    <section className={styles['calendar-part']} aria-labelledby="calendar-settle">
      <h2 id="calendar-settle">
        Were they held? <span>{open.length}</span>
      </h2>
      <ul className={styles['calendar-settle']}>
        {open.slice(0, SHOWN).map(({ interview, time }) => (
          <li key={interview.id}>
            <p>
              <strong>{intervieweeNameOrReference(interview)}</strong>{' '}
              <span>{formatInterviewDayAndHours(time, zone)}</span>
            </p>
            <InterviewOutcomeButtons jobId={jobId} interview={interview} />
          </li>
        ))}
      </ul>
      {open.length > SHOWN && (
        <p className={styles['calendar-none']}>
          And {open.length - SHOWN} more, which come up as these are answered.
        </p>
      )}
    </section>
  );
}
