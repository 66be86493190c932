import type { InterviewToDo } from '@evenhand/contract/to-dos.ts';
import { Link } from 'wouter';
import { formatTimeOfDay } from '../../parts/time/format-time-of-day.ts';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { formatInterviewDayRelatively } from './format-interview-day-relatively.ts';
import styles from './to-dos.module.css';

/** An interview to attend. For whoever runs the role its title leads to its calendar. */
export function InterviewToDoListItem({ task }: { task: InterviewToDo }) {
  const { id, jobId, jobTitle, name, startsAt, minutes, ref, person, may } = task;
  return (
    <li className={styles['task-row']}>
      <div className={styles['task-words']}>
        <h3>
          <Link href={staffPagePaths.interview(id)}>
            {person ? `${person.firstName} ${person.lastName}` : `Candidate ${ref}`}
          </Link>
        </h3>
        <p>
          {may.manage ? <Link href={staffPagePaths.calendar(jobId)}>{jobTitle}</Link> : jobTitle}{' '}
          <span>{name}</span>
        </p>
      </div>
      <p className={styles['task-when']}>
        <time dateTime={startsAt.toISOString()}>
          {formatInterviewDayRelatively(startsAt)}, {formatTimeOfDay(startsAt)}
        </time>
        <span>{minutes} min</span>
      </p>
    </li>
  );
}
