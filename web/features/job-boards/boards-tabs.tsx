import { Link } from 'wouter';
import { paths } from '../../net/paths.ts';
import styles from './job-boards.module.css';

/** The two places about where candidates come from. */
export function BoardsTabs({ at }: { at: 'boards' | 'sources' }) {
  return (
    <nav className={styles['boards-tabs']} aria-label="Where candidates come from">
      <Link href={paths.jobBoards()} aria-current={at === 'boards' ? 'page' : undefined}>
        Job boards
      </Link>
      <Link href={paths.sources()} aria-current={at === 'sources' ? 'page' : undefined}>
        Sources
      </Link>
    </nav>
  );
}
