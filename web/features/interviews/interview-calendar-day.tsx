import { IconCalendar, IconCheck, IconClockPlay, IconUserX } from '@tabler/icons-react';
import { Link } from 'wouter';
import { pagePaths } from '../../net/page-paths.ts';
import { Button } from '../../ui/button.tsx';
import { clockTimeInZone } from './interview-days-and-time-zones.ts';
import { interviewEnd } from './interview-state-by-clock.ts';
import type { DayWithInterviewsAndSlots } from './calendar-entries.ts';
import type { CalendarFacts } from './calendar-facts.ts';
import { FreeTimesOfDay, WithdrawnTimesOfDay } from './free-times-of-day.tsx';
import { intervieweeWords } from './interviewee-words.ts';
import {
  type JobInterviewWithTime,
  interviewCalendarDayTitle,
  interviewStateWord,
} from './job-interview-days.ts';
import { ReturnedEmailNote } from './returned-email-note.tsx';
import styles from './job-interview-calendar.module.css';

type Props = Omit<CalendarFacts, 'interviews'> & DayWithInterviewsAndSlots & { today: string };

/** The interviews of one day of a role, what is free on it, and what was withdrawn. */
export function InterviewCalendarDay({ day, interviews, free, withdrawn, today, ...facts }: Props) {
  return (
    <div className={styles['calendar-day']}>
      <h3>{interviewCalendarDayTitle(day, today)}</h3>
      {interviews.length > 0 && (
        <ol>
          {interviews.map((interview) => (
            <CalendarRow key={interview.id} interview={interview} {...facts} />
          ))}
        </ol>
      )}
      {free.length > 0 && <FreeTimesOfDay free={free} {...facts} />}
      {withdrawn.length > 0 && <WithdrawnTimesOfDay withdrawn={withdrawn} {...facts} />}
    </div>
  );
}

type RowProps = Pick<CalendarFacts, 'jobId' | 'rounds' | 'slots' | 'zone' | 'now' | 'onOpen'> & {
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
  const end = clockTimeInZone(interviewEnd(interview), zone);
  const word = interviewStateWord(interview, now);
  const Icon = icons[word];
  return (
    <li className={styles['calendar-row']} data-state={word}>
      <p className={styles['calendar-time']}>
        <time dateTime={startsAt.toISOString()}>{clockTimeInZone(startsAt, zone)}</time>–{end}
      </p>
      <div>
        <Link href={pagePaths.candidate(jobId, applicationId)}>{intervieweeWords(interview)}</Link>
        <p>
          {rounds.find(({ id }) => id === roundId)?.name}
          {slot?.room && ` · ${slot.room.name}`}
          {panel.length > 0 && ` · Panel: ${panel.map(({ name }) => name).join(', ')}`}
          {slot !== null && slot.openSeats > 0 && <em> · A seat to fill</em>}
        </p>
        <ReturnedEmailNote interview={interview} />
      </div>
      <p className={styles['calendar-state']}>
        <Icon size={16} aria-hidden="true" />
        {word === 'In progress' ? `In progress · until ${end}` : word}
        <Link href={pagePaths.interview(id)}>
          Cards<span className="sr-only"> of {intervieweeWords(interview)}</span>
        </Link>
        <Button
          look="link"
          size="small"
          aria-label={`Change the interview of ${intervieweeWords(interview)}`}
          onClick={() => onOpen({ dialog: 'interview', interviewId: id, slot })}
        >
          Change
        </Button>
      </p>
    </li>
  );
}
