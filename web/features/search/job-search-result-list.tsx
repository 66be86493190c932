import { jobPhaseFacts } from '@evenhand/contract/jobs/job-phases-and-card-destinations.ts';
import type { JobSearchResult } from '@evenhand/contract/search.ts';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { MarkedText } from '../../ui/marked-text.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { findMatchedCharacters } from './find-matched-characters.ts';
import styles from './search-page.module.css';

type Props = { jobs: readonly JobSearchResult[]; query: string };

export function JobSearchResultList({ jobs, query }: Props) {
  return (
    <ul className={styles['search-list']}>
      {jobs.map(({ id, title, team, phase }) => (
        <li key={id} className={styles['search-row']}>
          <div>
            <Link href={phase === 'DRAFT' ? staffPagePaths.draft(id) : staffPagePaths.manage(id)}>
              <MarkedText text={title} marks={findMatchedCharacters(query, title)} />
            </Link>
            {team && <p>{team}</p>}
          </div>
          <StatusTag colour={jobPhaseFacts[phase].colour} dot={phase !== 'ARCHIVED'}>
            {jobPhaseFacts[phase].words}
          </StatusTag>
        </li>
      ))}
    </ul>
  );
}
