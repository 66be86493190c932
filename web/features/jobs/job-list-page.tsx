import {
  countJobsEndpoint,
  listTeamsAndGradesForJobFiltersEndpoint,
  type JobListQuery,
  listJobsEndpoint,
} from '@evenhand/contract/jobs.ts';
import { findCurrentUserEndpoint } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { Redirect } from 'wouter';
import { findLastPageOfShorterList } from '../../net/find-last-page-of-shorter-list.ts';
import { loadChunkWithRetry } from '../../net/load-chunk-with-retry.ts';
import { OrganisationNoticeBanner } from '../../parts/notices/organisation-notice-banner.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { useKeyboardShortcuts } from '../../ui/use-and-enable-keyboard-shortcuts.ts';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { focusJobCard } from './focus-job-card.ts';
import { JobCardList } from './job-card-list.tsx';
import { useJobListUrlQuery } from './use-job-list-url-query.ts';
import { JobListToolbar } from './job-list-toolbar.tsx';
import styles from './job-list-page.module.css';

type Props = {
  /** Begins a role. */
  start: ReactNode;
  /** Stands beside the list, or below it where there is no room. */
  side: ReactNode;
};

const ShortcutsDialog = lazy(async () => ({
  default: (await loadChunkWithRetry(() => import('./job-list-keyboard-shortcuts-dialog.tsx')))
    .JobListKeyboardShortcutsDialog,
}));

/** The list of roles. */
export function JobListPage({ start, side }: Props) {
  const { query, addressOf, change } = useJobListUrlQuery();
  const list = useEndpointQuery(listJobsEndpoint, { query });
  const counts = useEndpointQuery(countJobsEndpoint, {});
  const filters = useEndpointQuery(listTeamsAndGradesForJobFiltersEndpoint, { query: {} });
  const me = useEndpointQuery(findCurrentUserEndpoint, {});
  const [open, setOpen] = useState<'shortcuts'>();
  const search = useRef<HTMLInputElement>(null);
  const cards = useRef<HTMLDivElement>(null);

  useKeyboardShortcuts({
    '/': () => search.current?.focus(),
    '?': () => setOpen('shortcuts'),
    j: () => stepThroughCards(cards.current, 1),
    k: () => stepThroughCards(cards.current, -1),
  });

  const pages = Math.max(list.data?.pages ?? 1, 1);
  if (findLastPageOfShorterList(list, query.page) !== null)
    return <Redirect replace to={addressOf({ page: 1 })} />;

  function goTo(page: number) {
    change({ page });
    scrollTo({ top: 0 });
  }

  return (
    <div className={styles['jobs']}>
      <title>Jobs – Evenhand</title>
      {me.data && <OrganisationNoticeBanner user={me.data.user} />}
      <header className={styles['jobs-head']}>
        <h1>Jobs</h1>
        {start}
      </header>
      <div className={styles['jobs-main']}>
        <JobListToolbar
          query={query}
          onChange={change}
          filters={filters.data ?? []}
          counts={counts.data}
          total={list.data?.total}
          searchRef={search}
          isRefreshing={list.isFetching && list.data !== undefined}
        />
        <div ref={cards}>
          <JobCardList
            jobs={list.data?.jobs}
            hasFailed={list.isError}
            onRetry={() => list.refetch()}
            isNarrowed={isNarrowed(query)}
            onClear={() => change({ search: '', filter: '', team: [], grade: [] })}
            search={query.search}
            mayStart={me.data?.user.may.startJobs ?? false}
            timeZone={me.data?.user.Org.tz ?? undefined}
          />
        </div>
        {list.data && list.data.total > 0 && (
          <Pagination page={query.page} pages={pages} onPage={goTo} />
        )}
      </div>
      <aside className={styles['jobs-side']} aria-label="Around your roles">
        {side}
      </aside>
      {open === 'shortcuts' && (
        <Suspense fallback={null}>
          <ShortcutsDialog onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </div>
  );
}

function isNarrowed({ search, filter, team = [], grade = [] }: JobListQuery): boolean {
  return search !== '' || filter !== '' || team.length > 0 || grade.length > 0;
}

function stepThroughCards(list: HTMLElement | null, step: 1 | -1) {
  const cards = Array.from(list?.querySelectorAll('article') ?? []);
  const current = cards.findIndex((card) => card.contains(document.activeElement));
  const next = current < 0 ? 0 : Math.min(Math.max(current + step, 0), cards.length - 1);
  focusJobCard(cards[next]);
}
