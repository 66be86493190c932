import type { DecisionToDo } from '@evenhand/contract/to-dos.ts';
import { Link } from 'wouter';
import { pagePaths } from '../../net/page-paths.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import { decisionToDoWords } from './decision-to-do-words.ts';
import buttonStyles from '../../ui/button.module.css';
import styles from './to-dos.module.css';

export function DecisionToDoRow({ task }: { task: DecisionToDo }) {
  const { action, what, where } = decisionToDoWords(task);
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
  if (task.kind === 'interviewed') return pagePaths.interviewRound(jobId, task.roundId);
  if (task.kind === 'feedback-comment')
    return pagePaths.candidateFeedback(jobId, task.applicationId);
  return task.kind === 'release' ? pagePaths.leaderboard(jobId) : pagePaths.manage(jobId);
}
