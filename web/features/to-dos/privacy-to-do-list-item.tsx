import type { PrivacyToDo } from '@evenhand/contract/to-dos.ts';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { formatIsoDayShort } from '../../parts/time/format-short-days.ts';
import { pluraliseCount } from '../../parts/words/pluralise-count.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import { FailedBlindnessCheckToDoListItem } from './failed-blindness-check-to-do-list-item.tsx';
import { DataRequestToDoListItem } from './data-request-to-do-list-item.tsx';
import buttonStyles from '../../ui/button-and-icon-button.module.css';
import styles from './to-dos.module.css';

/** What goes in the coming night, or a hold that has ended: to be looked at while it can still be held. */
export function PrivacyToDoListItem({ task }: { task: PrivacyToDo }) {
  if ('requestId' in task) return <DataRequestToDoListItem task={task} />;
  if (task.kind === 'twin-run-different') return <FailedBlindnessCheckToDoListItem task={task} />;
  return <RetentionToDoRow task={task} />;
}

function RetentionToDoRow({
  task,
}: {
  task: Extract<PrivacyToDo, { kind: 'erasure' | 'hold-ended' }>;
}) {
  return (
    <li className={styles['task-row']}>
      <div className={styles['task-words']}>
        {task.kind === 'erasure' ? (
          <>
            <h3>{pluraliseCount(task.applications, 'application')} will be erased</h3>
            <p>
              In the night to {formatIsoDayShort(task.night)}{' '}
              <span>from {pluraliseCount(task.jobs, 'role')}</span>
            </p>
          </>
        ) : (
          <>
            <h3>A hold has ended</h3>
            <p>
              {task.ref === null ? task.jobTitle : `${task.ref}, ${task.jobTitle}`}{' '}
              <span>on {formatIsoDayShort(task.endedOn)}</span>
            </p>
          </>
        )}
      </div>
      <Link
        className={joinClassNames(buttonStyles['button'], buttonStyles['button-secondary'])}
        href={staffPagePaths.settings('privacy')}
        aria-label={
          task.kind === 'erasure' ? 'See what will be erased' : `See the holds: ${task.jobTitle}`
        }
      >
        {task.kind === 'erasure' ? 'See what goes' : 'See the holds'}
      </Link>
    </li>
  );
}
