import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import styles from './job-boards.module.css';

/** The two places about where candidates come from. */
export function JobBoardsAndSourcesTabs({ at }: { at: 'boards' | 'sources' }) {
  return (
    <nav className={styles['boards-tabs']} aria-label="Where candidates come from">
      <Link href={staffPagePaths.jobBoards()} aria-current={at === 'boards' ? 'page' : undefined}>
        Job boards
      </Link>
      <Link href={staffPagePaths.sources()} aria-current={at === 'sources' ? 'page' : undefined}>
        Sources
      </Link>
    </nav>
  );
}
