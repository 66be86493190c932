import './jobs-page.css';
import type { Answer } from '@evenhand/contract/endpoint.ts';
import { countJobs, findJobFilters, type JobListQuery, listJobs } from '@evenhand/contract/jobs.ts';
import { type CurrentUser, currentUser } from '@evenhand/contract/sign-in.ts';
import { IconPlus } from '@tabler/icons-react';
import { type ReactNode, useRef, useState } from 'react';
import { Redirect } from 'wouter';
import { OrgNotices } from '../../org-notices.tsx';
import { Button } from '../../ui/button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { useShortcuts } from '../../ui/use-shortcuts.ts';
import { useCall } from '../../use-call.ts';
import { JobList } from './job-list.tsx';
import { useJobListUrl } from './job-list-url.ts';
import { JobToolbar } from './job-toolbar.tsx';
import { SampleRoleOffer } from './sample-role-offer.tsx';
import { ShortcutsDialog } from './shortcuts-dialog.tsx';
import { StartJobDialog } from './start-job-dialog.tsx';

/** The list of roles; `side` stands beside it, or below it where there is no room. */
export function JobsPage({ side }: { side: ReactNode }) {
  const { query, addressOf, change } = useJobListUrl();
  const list = useCall(listJobs, { query });
  const counts = useCall(countJobs, {});
  const filters = useCall(findJobFilters, { query: {} });
  const me = useCall(currentUser, {});
  const [open, setOpen] = useState<'start' | 'shortcuts'>();
  const search = useRef<HTMLInputElement>(null);
  const cards = useRef<HTMLDivElement>(null);

  useShortcuts({
    '/': () => search.current?.focus(),
    '?': () => setOpen('shortcuts'),
    j: () => stepThroughTitles(cards.current, 1),
    k: () => stepThroughTitles(cards.current, -1),
  });

  const pages = Math.max(list.data?.pages ?? 1, 1);
  if (list.isSuccess && !list.isPlaceholderData && query.page > pages) {
    return <Redirect replace to={addressOf({ page: 1 })} />;
  }

  function goTo(page: number) {
    change({ page });
    scrollTo({ top: 0 });
  }

  return (
    <div className="jobs">
      <title>Jobs – Evenhand</title>
      {me.data && <OrgNotices user={me.data.user} />}
      <header className="jobs-head">
        <h1>Jobs</h1>
        {me.data?.user.may.startJobs && (
          <Button
            look="primary"
            icon={<IconPlus aria-hidden="true" />}
            onClick={() => setOpen('start')}
          >
            Start a new role
          </Button>
        )}
      </header>
      <div className="jobs-main">
        <JobToolbar
          query={query}
          onChange={change}
          filters={filters.data ?? []}
          counts={counts.data}
          total={list.data?.total}
          searchRef={search}
          isRefreshing={list.isFetching && list.data !== undefined}
        />
        <div ref={cards}>
          <JobList
            jobs={list.data?.jobs}
            hasFailed={list.isError}
            onRetry={() => list.refetch()}
            isNarrowed={isNarrowed(query)}
            onClear={() => change({ search: '', filter: '', team: [], grade: [] })}
            timeZone={me.data?.user.Org.tz ?? undefined}
          />
        </div>
        {me.data && list.data && isNew(me.data.user, list.data) && !isNarrowed(query) && (
          <SampleRoleOffer />
        )}
        {list.data && list.data.total > 0 && (
          <Pagination page={query.page} pages={pages} onPage={goTo} />
        )}
      </div>
      <aside className="jobs-side" aria-label="Around your roles">
        {side}
      </aside>
      {open === 'start' && <StartJobDialog onClose={() => setOpen(undefined)} />}
      {open === 'shortcuts' && <ShortcutsDialog onClose={() => setOpen(undefined)} />}
    </div>
  );
}

/** Somebody who tries it out and has not much to look at yet. */
function isNew({ may, Org }: CurrentUser, { jobs, total }: Answer<typeof listJobs>): boolean {
  const isTrial = Org.OrgTiers[0]?.Tier.code === 'free-trial';
  return may.startJobs && isTrial && total < 2 && !jobs.some(({ sampleRole }) => sampleRole);
}

function isNarrowed({ search, filter, team = [], grade = [] }: JobListQuery): boolean {
  return search !== '' || filter !== '' || team.length > 0 || grade.length > 0;
}

function stepThroughTitles(cards: HTMLElement | null, step: 1 | -1) {
  const titles = Array.from(cards?.querySelectorAll<HTMLElement>('h2 a') ?? []);
  const card = document.activeElement?.closest('article');
  const current = titles.findIndex((title) => card?.contains(title));
  const next = current < 0 ? 0 : Math.min(Math.max(current + step, 0), titles.length - 1);
  titles[next]?.focus();
}
