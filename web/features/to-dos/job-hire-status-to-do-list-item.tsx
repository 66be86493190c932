import type { HireStatusToDo } from '@evenhand/contract/to-dos.ts';
import { formatDayOfMomentShort } from '../../parts/time/format-short-days.ts';
import { JobHireStatusQuestionButtons } from '../../parts/hires/job-hire-status-question-buttons.tsx';
import styles from './to-dos.module.css';

/** Asks whether a role found anybody. */
export function JobHireStatusToDoListItem({
  task: { jobId, jobTitle, closedAt },
}: {
  task: HireStatusToDo;
}) {
  return (
    <li className={styles['task-row']}>
      <JobHireStatusQuestionButtons isLine job={{ id: jobId, title: jobTitle }}>
        <div className={styles['task-words']}>
          <h3>{jobTitle}</h3>
          <p>
            {closedAt === null
              ? 'Everybody is decided.'
              : `Closed ${formatDayOfMomentShort(closedAt)}.`}{' '}
            Did you hire anyone?
          </p>
        </div>
      </JobHireStatusQuestionButtons>
    </li>
  );
}
