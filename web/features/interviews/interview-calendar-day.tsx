import type { JobInterviewRound } from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import { IconCalendar, IconCheck, IconClockPlay, IconUserX } from '@tabler/icons-react';
import { Link } from 'wouter';
import { pagePaths } from '../../net/page-paths.ts';
import { clockTimeInZone } from './interview-days-and-time-zones.ts';
import { interviewEnd } from './interview-state-by-clock.ts';
import {
  type JobInterviewWithTime,
  interviewCalendarDayTitle,
  type DayWithInterviews,
  interviewStateWord,
} from './job-interview-days.ts';
import styles from './job-interview-calendar.module.css';

type Props = DayWithInterviews & {
  jobId: number;
  rounds: readonly JobInterviewRound[];
  zone: string;
  now: Date;
  today: string;
};

/** The interviews of one day of a role. */
export function InterviewCalendarDay({ day, interviews, today, ...shared }: Props) {
  return (
    <div className={styles['calendar-day']}>
      <h3>{interviewCalendarDayTitle(day, today)}</h3>
      <ol>
        {interviews.map((interview) => (
          <CalendarRow key={interview.id} interview={interview} {...shared} />
        ))}
      </ol>
    </div>
  );
}

type RowProps = Omit<Props, keyof DayWithInterviews | 'today'> & {
  interview: JobInterviewWithTime;
};

const icons = {
  Upcoming: IconCalendar,
  'In progress': IconClockPlay,
  Completed: IconCheck,
  'Did not come': IconUserX,
};

function CalendarRow({ interview, jobId, rounds, zone, now }: RowProps) {
  const { startsAt, applicationId, ref, person, panel, roundId } = interview;
  const end = clockTimeInZone(interviewEnd(interview), zone);
  const word = interviewStateWord(interview, now);
  const Icon = icons[word];
  return (
    <li className={styles['calendar-row']} data-state={word}>
      <p className={styles['calendar-time']}>
        <time dateTime={startsAt.toISOString()}>{clockTimeInZone(startsAt, zone)}</time>–{end}
      </p>
      <div>
        <Link href={pagePaths.candidate(jobId, applicationId)}>
          {person ? `${person.firstName} ${person.lastName}` : ref}
        </Link>
        <p>
          {rounds.find(({ id }) => id === roundId)?.name}
          {panel.length > 0 && ` · Panel: ${panel.map(({ name }) => name).join(', ')}`}
        </p>
      </div>
      <p className={styles['calendar-state']}>
        <Icon size={16} aria-hidden="true" />
        {word === 'In progress' ? `In progress · until ${end}` : word}
        <Link href={pagePaths.interview(interview.id)}>
          Cards<span className="sr-only"> of {ref}</span>
        </Link>
      </p>
    </li>
  );
}
