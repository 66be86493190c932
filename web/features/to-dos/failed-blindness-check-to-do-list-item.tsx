import type { PrivacyToDo } from '@evenhand/contract/to-dos.ts';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { formatDateTime } from '../../parts/time/format-date-time.ts';
import { pluraliseCount } from '../../parts/words/pluralise-count.ts';
import { StatusTag } from '../../ui/status-tag.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import buttonStyles from '../../ui/button-and-icon-button.module.css';
import styles from './to-dos.module.css';

/** That reviewers may be able to tell who wrote an answer; what to do stands behind the link. */
export function FailedBlindnessCheckToDoListItem({
  task: { at, places },
}: {
  task: Extract<PrivacyToDo, { kind: 'twin-run-different' }>;
}) {
  return (
    <li className={styles['task-row']}>
      <div className={styles['task-words']}>
        <h3>Reviewing may not be blind: stop it for now</h3>
        <p>
          The twin run of {formatDateTime(at)}{' '}
          <span>differed at {pluraliseCount(places, 'place')}</span>
        </p>
      </div>
      <StatusTag colour="red" dot>
        Urgent
      </StatusTag>
      <Link
        className={joinClassNames(buttonStyles['button'], buttonStyles['button-secondary'])}
        href={staffPagePaths.settings('privacy')}
        aria-label="See what to do about reviewing that may not be blind"
      >
        See what to do
      </Link>
    </li>
  );
}
