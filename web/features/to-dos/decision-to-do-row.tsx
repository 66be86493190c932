import type { DecisionToDo } from '@evenhand/contract/to-dos.ts';
import { Link } from 'wouter';
import { pagePaths } from '../../net/page-paths.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import buttonStyles from '../../ui/button.module.css';
import styles from './to-dos.module.css';

export function DecisionToDoRow({
  task: { jobId, jobTitle, kind, candidates },
}: {
  task: DecisionToDo;
}) {
  const people = candidates === 1 ? '1 candidate' : `${candidates} candidates`;
  const action = kind === 'release' ? 'See the leaderboard' : 'Decide';
  return (
    <li className={styles['task-row']}>
      <div className={styles['task-words']}>
        <h3>{jobTitle}</h3>
        <p>
          {kind === 'release'
            ? `Every review of ${people} is in. Their names are still sealed.`
            : `${people} reviewed or interviewed, and nothing decided yet.`}
        </p>
      </div>
      <Link
        className={joinClassNames(buttonStyles['button'], buttonStyles['button-secondary'])}
        href={kind === 'release' ? pagePaths.leaderboard(jobId) : pagePaths.manage(jobId)}
        aria-label={`${action}: ${jobTitle}`}
      >
        {action}
      </Link>
    </li>
  );
}
