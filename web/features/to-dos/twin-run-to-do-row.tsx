import type { PrivacyToDo } from '@evenhand/contract/to-dos.ts';
import { Link } from 'wouter';
import { pagePaths } from '../../net/page-paths.ts';
import { formatDateTime } from '../../parts/time/format-date-time.ts';
import { pluralise } from '../../parts/words/pluralise.ts';
import { Tag } from '../../ui/tag.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import buttonStyles from '../../ui/button.module.css';
import styles from './to-dos.module.css';

/** That reviewers may be able to tell who wrote an answer; what to do stands behind the link. */
export function TwinRunToDoRow({
  task: { at, places },
}: {
  task: Extract<PrivacyToDo, { kind: 'twin-run-different' }>;
}) {
  return (
    <li className={styles['task-row']}>
      <div className={styles['task-words']}>
        <h3>Reviewing may not be blind: stop it for now</h3>
        <p>
          The twin run of {formatDateTime(at)} <span>differed at {pluralise(places, 'place')}</span>
        </p>
      </div>
      <Tag colour="red" dot>
        Urgent
      </Tag>
      <Link
        className={joinClassNames(buttonStyles['button'], buttonStyles['button-secondary'])}
        href={pagePaths.settings('privacy')}
        aria-label="See what to do about reviewing that may not be blind"
      >
        See what to do
      </Link>
    </li>
  );
}
