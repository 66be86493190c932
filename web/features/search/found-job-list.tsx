import { jobPhases } from '@evenhand/contract/jobs/job-phases.ts';
import type { FoundJob } from '@evenhand/contract/search.ts';
import { Link } from 'wouter';
import { pagePaths } from '../../net/page-paths.ts';
import { MarkedText } from '../../ui/marked-text.tsx';
import { Tag } from '../../ui/tag.tsx';
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
          <Tag colour={jobPhases[phase].colour} dot={phase !== 'ARCHIVED'}>
            {jobPhases[phase].words}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
