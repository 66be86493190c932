import type { DoneToDo } from '@evenhand/contract/to-dos.ts';
import { IconCheck } from '@tabler/icons-react';
import { formatDayOfMomentShort } from '../../parts/time/format-short-days.ts';
import styles from './to-dos.module.css';

/** What somebody finished in the last thirty days; it needs nothing more of them. */
export function DoneToDoList({ tasks }: { tasks: readonly DoneToDo[] }) {
  return (
    <details className={styles['task-done']}>
      <summary>
        Done in the last 30 days <span>{tasks.length}</span>
      </summary>
      <ul>
        {tasks.map(({ jobId, jobTitle, kind, at }) => (
          <li key={`${jobId} ${kind}`}>
            <IconCheck size={16} aria-hidden="true" />
            <span>
              {words[kind]} {jobTitle}
            </span>
            <time dateTime={at.toISOString()}>{formatDayOfMomentShort(at)}</time>
          </li>
        ))}
      </ul>
    </details>
  );
}

const words: Record<DoneToDo['kind'], string> = {
  reviewed: 'Handed in your reviews of',
  released: 'Opened the names of',
  decided: 'Decided on candidates of',
  published: 'Published',
};
