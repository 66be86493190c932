import type { BookedInterviewSlot } from '@evenhand/contract/interviews/interviews-of-day-and-job.ts';
import { IconCheck, IconClockPlay } from '@tabler/icons-react';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { formatClockTimeInZone } from './calculate-and-format-interview-days-and-zones.ts';
import { interviewEndTime, interviewStateAtTime } from './interview-state-and-end-time-by-clock.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import styles from './daily-interviews-card.module.css';

type Props = { slot: BookedInterviewSlot; zone: string; now: Date };

/** One interview of the day; it leads to the calendar of its role. */
export function InterviewOfDayListItem({ slot, zone, now }: Props) {
  const { startsAt, minutes, Job } = slot;
  const [interview] = slot.Interviews;
  if (!interview) return null;
  const { User, publicRef } = interview.Application;
  const state = interviewStateAtTime(slot, now);
  return (
    <li className={joinClassNames(styles['interview'], styles[`interview-${state}`])}>
      <Link href={staffPagePaths.calendar(Job.id)}>
        <span className={styles['interview-time']}>
          <time dateTime={startsAt.toISOString()}>{formatClockTimeInZone(startsAt, zone)}</time>
          <span>{minutes} min</span>
        </span>
        <span className={styles['interview-words']}>
          <strong>{User ? `${User.firstName} ${User.lastName}` : `Candidate ${publicRef}`}</strong>
          <span>
            {Job.title} · {interview.InterviewType.name}
          </span>
          {state === 'completed' && (
            <span className={styles['interview-state']}>
              <IconCheck size={14} aria-hidden="true" /> Completed
            </span>
          )}
          {state === 'in-progress' && (
            <span className={styles['interview-state']}>
              <IconClockPlay size={14} aria-hidden="true" /> In progress · until{' '}
              {formatClockTimeInZone(interviewEndTime(slot), zone)}
            </span>
          )}
          {state === 'upcoming' && <span className="sr-only">Upcoming</span>}
        </span>
      </Link>
    </li>
  );
}
