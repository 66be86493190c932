import type { ScorecardToDo } from '@evenhand/contract/to-dos.ts';
import { Link } from 'wouter';
import { pagePaths } from '../../net/page-paths.ts';
import { Tag } from '../../ui/tag.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import buttonStyles from '../../ui/button.module.css';
import styles from './to-dos.module.css';

/** A card that is missing a day after its interview: the others of the panel wait for it. */
export function ScorecardToDoRow({ task: { id, jobTitle, name, ref } }: { task: ScorecardToDo }) {
  return (
    <li className={styles['task-row']}>
      <div className={styles['task-words']}>
        <h3>Card for {ref}</h3>
        <p>
          {jobTitle} <span>{name}</span>
        </p>
      </div>
      <Tag colour="red" dot>
        Missing
      </Tag>
      <Link
        className={joinClassNames(buttonStyles['button'], buttonStyles['button-secondary'])}
        href={pagePaths.interview(id)}
        aria-label={`Write the card for ${ref}, ${jobTitle}`}
      >
        Write the card
      </Link>
    </li>
  );
}
