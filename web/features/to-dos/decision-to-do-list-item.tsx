import type { DecisionToDo } from '@evenhand/contract/to-dos.ts';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import { describeDecisionToDo } from './describe-decision-to-do-and-its-key.ts';
import buttonStyles from '../../ui/button-and-icon-button.module.css';
import styles from './to-dos.module.css';

export function DecisionToDoListItem({ task }: { task: DecisionToDo }) {
  const { action, what, where } = describeDecisionToDo(task);
  return (
    <li className={styles['task-row']}>
      <div className={styles['task-words']}>
        <h3>{task.jobTitle}</h3>
        <p>{what}</p>
      </div>
      <Link
        className={joinClassNames(buttonStyles['button'], buttonStyles['button-secondary'])}
        href={addressOf(task)}
        aria-label={`${action}: ${where}`}
      >
        {action}
      </Link>
    </li>
  );
}

function addressOf(task: DecisionToDo): string {
  const { jobId } = task;
  if (task.kind === 'interviewed') return staffPagePaths.interviewRound(jobId, task.roundId);
  if (task.kind === 'empty-panel') return staffPagePaths.calendar(jobId);
  if (task.kind === 'feedback-comment')
    return staffPagePaths.candidateFeedback(jobId, task.applicationId);
  return task.kind === 'release' ? staffPagePaths.leaderboard(jobId) : staffPagePaths.manage(jobId);
}
