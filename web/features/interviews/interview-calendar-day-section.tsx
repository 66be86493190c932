import { IconCalendar, IconCheck, IconClockPlay, IconUserX } from '@tabler/icons-react';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { formatClockTimeInZone } from './calculate-and-format-interview-days-and-zones.ts';
import { interviewEndTime } from './interview-state-and-end-time-by-clock.ts';
import type { DayWithInterviewsAndSlots } from './interview-calendar-entries-and-days.ts';
import type { JobInterviewCalendarData } from './interview-calendar-facts-and-dialog-state-types.ts';
import {
  FreeInterviewTimesOfDayList,
  WithdrawnInterviewTimesOfDayList,
} from './free-and-withdrawn-interview-times-of-day-lists.tsx';
import { intervieweeNameOrReference } from './interviewee-name-or-reference.ts';
import {
  type JobInterviewWithTime,
  formatInterviewCalendarDayTitle,
  findInterviewStateWord,
} from './group-interviews-by-day-with-state-and-day-words.ts';
import { InterviewEmailReturnedNote } from './interview-email-returned-note.tsx';
import styles from './job-interview-calendar-panel.module.css';

type Props = Omit<JobInterviewCalendarData, 'interviews'> &
  DayWithInterviewsAndSlots & { today: string };

/** The interviews of one day of a role, what is free on it, and what was withdrawn. */
export function InterviewCalendarDaySection({
  day,
  interviews,
  free,
  withdrawn,
  today,
  ...facts
}: Props) {
  return (
    <div className={styles['calendar-day']}>
      <h3>{formatInterviewCalendarDayTitle(day, today)}</h3>
      {interviews.length > 0 && (
        <ol>
          {interviews.map((interview) => (
            <CalendarRow key={interview.id} interview={interview} {...facts} />
          ))}
        </ol>
      )}
      {free.length > 0 && <FreeInterviewTimesOfDayList free={free} {...facts} />}
      {withdrawn.length > 0 && (
        <WithdrawnInterviewTimesOfDayList withdrawn={withdrawn} {...facts} />
      )}
    </div>
  );
}

type RowProps = Pick<
  JobInterviewCalendarData,
  'jobId' | 'rounds' | 'slots' | 'zone' | 'now' | 'onOpen'
> & {
  interview: JobInterviewWithTime;
};

const icons = {
  Upcoming: IconCalendar,
  'In progress': IconClockPlay,
  Completed: IconCheck,
  'Did not come': IconUserX,
};

function CalendarRow({ interview, jobId, rounds, slots, zone, now, onOpen }: RowProps) {
  const { id, startsAt, applicationId, panel, roundId } = interview;
  const slot = slots.find((each) => each.interview?.id === id) ?? null;
  const end = formatClockTimeInZone(interviewEndTime(interview), zone);
  const word = findInterviewStateWord(interview, now);
  const Icon = icons[word];
  return (
    <li className={styles['calendar-row']} data-state={word}>
      <p className={styles['calendar-time']}>
        <time dateTime={startsAt.toISOString()}>{formatClockTimeInZone(startsAt, zone)}</time>–{end}
      </p>
      <div>
        <Link href={staffPagePaths.candidate(jobId, applicationId)}>
          {intervieweeNameOrReference(interview)}
        </Link>
        <p>
          {rounds.find(({ id }) => id === roundId)?.name}
          {slot?.room && ` · ${slot.room.name}`}
          {panel.length > 0 && ` · Panel: ${panel.map(({ name }) => name).join(', ')}`}
          {slot !== null && slot.openSeats > 0 && <em> · A seat to fill</em>}
        </p>
        <InterviewEmailReturnedNote interview={interview} />
      </div>
      <p className={styles['calendar-state']}>
        <Icon size={16} aria-hidden="true" />
        {word === 'In progress' ? `In progress · until ${end}` : word}
        <Link href={staffPagePaths.interview(id)}>
          Cards<span className="sr-only"> of {intervieweeNameOrReference(interview)}</span>
        </Link>
        <Button
          look="link"
          size="small"
          aria-label={`Change the interview of ${intervieweeNameOrReference(interview)}`}
          onClick={() => onOpen({ dialog: 'interview', interviewId: id, slot })}
        >
          Change
        </Button>
      </p>
    </li>
  );
}
