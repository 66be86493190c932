import { listAuditTrailEndpoint } from '@evenhand/contract/activity/audit-trail.ts';
import { Redirect } from 'wouter';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { findLastPageOfShorterList } from '../../net/find-last-page-of-shorter-list.ts';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { AuditTrailVerifyAndExportButtons } from './audit-trail-verify-and-export-buttons.tsx';
import { AuditTrailFilterBar } from './audit-trail-filter-bar.tsx';
import { AuditTrailTable } from './audit-trail-table.tsx';
import {
  hasAuditTrailFilters,
  useAuditTrailUrlQuery,
} from './use-audit-trail-url-query-and-has-filters.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import skeletonStyles from '../../ui/skeleton.module.css';
import styles from './audit.module.css';

const ROWS_LOADING = 8;

/** Who did what when, in the organisation's zone. */
export function AuditTrailSection({ zone, isSupport }: { zone: string; isSupport: boolean }) {
  const { query, addressOf, change, clear } = useAuditTrailUrlQuery();
  const list = useEndpointQuery(listAuditTrailEndpoint, { query });
  const last = findLastPageOfShorterList(list, query.page);

  function goTo(page: number) {
    change({ page });
    scrollTo({ top: 0 });
  }

  return (
    <div className={styles['audit']}>
      <p className={styles['audit-intro']}>
        What people did here, and what support did while it looked through somebody’s eyes. Entries
        are only ever added, and sealed one after another, so that a change behind your back can be
        found.
      </p>
      <AuditTrailVerifyAndExportButtons query={query} isSupport={isSupport} />
      <AuditTrailFilterBar query={query} onChange={change} onClear={clear} />
      <LoadedContentOrFailure
        call={list}
        what="the trail"
        skeleton={
          <div
            className={joinClassNames(styles['audit-loading'], skeletonStyles['appears-late'])}
            aria-hidden="true"
          >
            {Array.from({ length: ROWS_LOADING }, (_, row) => (
              <Skeleton key={row} width="100%" height={46} />
            ))}
          </div>
        }
        sentence={({ message }) => `We could not load the trail. ${message}`}
        showsFailureAbove
      />
      {last !== null && <Redirect replace to={addressOf({ page: last })} />}
      {list.data?.total === 0 && !list.isPlaceholderData && (
        <p className={styles['audit-none']}>
          {hasAuditTrailFilters(query) ? 'No entries match. ' : 'Nothing has happened here yet.'}
          {hasAuditTrailFilters(query) && (
            <Button look="link" onClick={clear}>
              Clear filters
            </Button>
          )}
        </p>
      )}
      {list.data && list.data.entries.length > 0 && (
        <>
          <AuditTrailTable entries={list.data.entries} zone={zone} />
          {list.data.more && (
            <p className={styles['audit-intro']}>
              These are the newest {list.data.total.toLocaleString('en-GB')}. Narrow the days to
              look further back, or export them all.
            </p>
          )}
          <Pagination page={query.page} pages={list.data.pages} onPage={goTo} />
        </>
      )}
    </div>
  );
}
