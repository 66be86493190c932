import type { JobDraftToDo } from '@evenhand/contract/to-dos.ts';
import { Link } from 'wouter';
import { formatDayOfMomentShort } from '../../parts/time/format-short-days.ts';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import buttonStyles from '../../ui/button-and-icon-button.module.css';
import styles from './to-dos.module.css';

export function JobDraftToDoListItem({
  task: { jobId, jobTitle, createdAt },
}: {
  task: JobDraftToDo;
}) {
  return (
    <li className={styles['task-row']}>
      <div className={styles['task-words']}>
        <h3>{jobTitle}</h3>
        <p>Started {formatDayOfMomentShort(createdAt)}. Candidates see it once it is published.</p>
      </div>
      <Link
        className={joinClassNames(buttonStyles['button'], buttonStyles['button-secondary'])}
        href={staffPagePaths.draft(jobId)}
        aria-label={`Continue the draft: ${jobTitle}`}
      >
        Continue
      </Link>
    </li>
  );
}
