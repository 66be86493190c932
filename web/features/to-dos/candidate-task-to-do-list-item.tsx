import type { CandidateTaskToDo } from '@evenhand/contract/to-dos.ts';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import buttonStyles from '../../ui/button-and-icon-button.module.css';
import styles from './to-dos.module.css';

/** A task where candidates are to be closed or sent to review, or have let the last day pass. */
export function CandidateTaskToDoListItem({ task }: { task: CandidateTaskToDo }) {
  const { jobId, jobTitle, name, submitted, toReview, overdue } = task;
  const words = [
    ...(submitted > 0 ? [`${submitted} handed in, to close`] : []),
    ...(toReview > 0 ? [`${toReview} closed, to send to review`] : []),
    ...(overdue > 0 ? [`${overdue} missing after the last day`] : []),
  ];
  return (
    <li className={styles['task-row']}>
      <div className={styles['task-words']}>
        <h3>{name}</h3>
        <p>
          {jobTitle} <span>{words.join(', ')}</span>
        </p>
      </div>
      {overdue > 0 && (
        <StatusTag colour="red" dot>
          Missing
        </StatusTag>
      )}
      <Link
        className={joinClassNames(buttonStyles['button'], buttonStyles['button-secondary'])}
        href={staffPagePaths.jobTasks(jobId)}
        aria-label={`Open the tasks of ${jobTitle}`}
      >
        Open the tasks
      </Link>
    </li>
  );
}
