import type { ScorecardToDo } from '@evenhand/contract/to-dos.ts';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import buttonStyles from '../../ui/button-and-icon-button.module.css';
import styles from './to-dos.module.css';

/** A card that is missing a day after its interview: the others of the panel wait for it. */
export function ScorecardToDoListItem({
  task: { id, jobTitle, name, ref },
}: {
  task: ScorecardToDo;
}) {
  return (
    <li className={styles['task-row']}>
      <div className={styles['task-words']}>
        <h3>Card for {ref}</h3>
        <p>
          {jobTitle} <span>{name}</span>
        </p>
      </div>
      <StatusTag colour="red" dot>
        Missing
      </StatusTag>
      <Link
        className={joinClassNames(buttonStyles['button'], buttonStyles['button-secondary'])}
        href={staffPagePaths.interview(id)}
        aria-label={`Write the card for ${ref}, ${jobTitle}`}
      >
        Write the card
      </Link>
    </li>
  );
}
