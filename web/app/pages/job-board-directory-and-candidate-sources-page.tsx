import {
  type JobBoard,
  listJobBoardsEndpoint,
} from '@evenhand/contract/job-boards/job-boards-and-sources.ts';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Link, Redirect, useParams } from 'wouter';
import { normaliseForSearch } from '../../parts/words/normalise-for-search.ts';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatusTag } from '../../ui/status-tag.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { JobBoardDialog } from '../../features/job-boards/job-board-dialog.tsx';
import { JobBoardsAndSourcesTabs } from '../../features/job-boards/job-boards-and-sources-tabs.tsx';
import { JobBoardDetailsAndLinksPage } from '../../features/job-boards/job-board-details-and-links-page.tsx';
import { MergeCandidateSourcesPage } from '../../features/job-boards/merge-candidate-sources-page.tsx';
import styles from '../../features/job-boards/job-boards.module.css';

/** The directory of boards, one board of it, or the sources that candidates came from, as the address says. */
export function JobBoardDirectoryAndCandidateSourcesPage() {
  const { slug, part } = useParams<{ slug?: string; part?: string }>();
  if (part === 'sources') return <MergeCandidateSourcesPage />;
  if (part !== undefined) return <Redirect replace to={staffPagePaths.jobBoards()} />;
  return slug === undefined ? <Directory /> : <JobBoardDetailsAndLinksPage slug={slug} />;
}

/** Where roles can be advertised, with what each costs and whom it reaches. */
function Directory() {
  const list = useEndpointQuery(listJobBoardsEndpoint, {});
  const { data } = list;
  const [wanted, setWanted] = useState('');
  const [isAdding, setAdding] = useState(false);
  const found = data?.boards.filter((board) => hasWords(board, wanted));

  return (
    <div className={styles['boards']}>
      <header className={styles['boards-head']}>
        <div>
          <h1>Job boards</h1>
          <p>
            Different places bring different people. Give each its own link, and the report of the
            role shows what came of it.
          </p>
        </div>
        {data?.may.change && (
          <Button
            look="primary"
            icon={<IconPlus aria-hidden="true" />}
            onClick={() => setAdding(true)}
          >
            Add a board
          </Button>
        )}
      </header>
      {data?.may.change && <JobBoardsAndSourcesTabs at="boards" />}
      <LoadedContentOrFailure
        call={list}
        what="the job boards"
        skeleton={<Skeleton width="100%" height={420} />}
        sentence={() => 'We could not load the job boards.'}
      />
      {found && (
        <>
          <SearchField
            label="Search job boards"
            value={wanted}
            debounceMs={100}
            onSearch={setWanted}
          />
          {found.length === 0 && <p className={styles['boards-none']}>No board has these words.</p>}
          <ul className={styles['boards-list']}>
            {found.map((board) => (
              <BoardRow key={board.slug} {...board} />
            ))}
          </ul>
        </>
      )}
      {isAdding && <JobBoardDialog board={null} onClose={() => setAdding(false)} />}
    </div>
  );
}

function BoardRow({ slug, id, name, audience, cost, reach }: JobBoard) {
  return (
    <li className={styles['boards-row']}>
      <div className={styles['boards-name']}>
        <Link href={staffPagePaths.jobBoard(slug)}>{name}</Link>
        {id !== null && <StatusTag colour="purple">Yours</StatusTag>}
        {audience && <p>{audience}</p>}
      </div>
      <dl>
        {reach && (
          <div>
            <dt>Reach</dt>
            <dd>{reach}</dd>
          </div>
        )}
        {cost && (
          <div>
            <dt>Cost</dt>
            <dd>{cost}</dd>
          </div>
        )}
      </dl>
    </li>
  );
}

function hasWords({ name, audience, cost, reach }: JobBoard, wanted: string): boolean {
  return normaliseForSearch([name, audience, cost, reach].join(' ')).includes(
    normaliseForSearch(wanted.trim()),
  );
}
