import type { FoundJob } from '@evenhand/contract/search.ts';
import { Link } from 'wouter';
import { pagePaths } from '../../net/page-paths.ts';
import { MarkedText } from '../../ui/marked-text.tsx';
import { Tag, type TagColour } from '../../ui/tag.tsx';
import { findMatchedCharacters } from './find-matched-characters.ts';
import styles from './search-page.module.css';

type Props = { jobs: readonly FoundJob[]; query: string };

export function FoundJobList({ jobs, query }: Props) {
  return (
    <ul className={styles['search-list']}>
      {jobs.map(({ id, title, team, phase }) => (
        <li key={id} className={styles['search-row']}>
          <div>
            <Link href={phase === 'DRAFT' ? pagePaths.draft(id) : pagePaths.manage(id)}>
              <MarkedText text={title} marks={findMatchedCharacters(query, title)} />
            </Link>
            {team && <p>{team}</p>}
          </div>
          <Tag colour={phases[phase][1]} dot={phase !== 'ARCHIVED'}>
            {phases[phase][0]}
          </Tag>
        </li>
      ))}
    </ul>
  );
}

const phases: Record<FoundJob['phase'], [string, TagColour]> = {
  DRAFT: ['Draft', 'blue'],
  OPEN: ['Open', 'green'],
  CLOSED: ['Closed', 'yellow'],
  ARCHIVED: ['Archived', 'disabled'],
};
