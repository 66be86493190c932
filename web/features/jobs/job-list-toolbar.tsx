import type {
  countJobsEndpoint,
  listTeamsAndGradesForJobFiltersEndpoint,
  JobListQuery,
  jobListSortOrders,
} from '@evenhand/contract/jobs.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import type { RefObject } from 'react';
import { pluraliseCount } from '../../parts/words/pluralise-count.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { RemovableFilterChip } from '../../ui/removable-filter-chip.tsx';
import { FilterPopover } from '../../ui/filter-popover.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { InlineTextSelect } from '../../ui/inline-text-select.tsx';
import { JOB_SEARCH_DEBOUNCE_MS } from './use-job-list-url-query.ts';
import {
  listQueryChangesFromJobFilters,
  jobFilterChips,
  jobFiltersFromListQuery,
  jobFilterSections,
} from './job-filters.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import skeletonStyles from '../../ui/skeleton.module.css';
import styles from './job-list-page.module.css';

const sorts: Record<(typeof jobListSortOrders)[number], string> = {
  dateDesc: 'Date created, newest',
  dateAsc: 'Date created, oldest',
  nameAsc: 'Name, A to Z',
  nameDesc: 'Name, Z to A',
  closesDesc: 'Role close date, newest',
  closesAsc: 'Role close date, oldest',
};

type Props = {
  query: JobListQuery;
  onChange: (changes: Partial<JobListQuery>, how?: { replace: boolean }) => void;
  filters: ResponseOf<typeof listTeamsAndGradesForJobFiltersEndpoint>;
  counts: ResponseOf<typeof countJobsEndpoint> | undefined;
  total: number | undefined;
  searchRef: RefObject<HTMLInputElement | null>;
  isRefreshing: boolean;
};

export function JobListToolbar({
  query,
  onChange,
  filters,
  counts,
  total,
  searchRef,
  isRefreshing,
}: Props) {
  const chips = jobFilterChips(query, filters);

  return (
    <div className={styles['jobs-toolbar']}>
      <div className={styles['jobs-tools']}>
        <SearchField
          className={styles['search-field']}
          ref={searchRef}
          label="Search by job title"
          maxLength={256}
          debounceMs={JOB_SEARCH_DEBOUNCE_MS}
          value={query.search}
          onSearch={(search) => onChange({ search }, { replace: true })}
        />
        <FilterPopover
          sections={jobFilterSections(filters, counts)}
          applied={jobFiltersFromListQuery(query)}
          onApply={(chosen) => onChange(listQueryChangesFromJobFilters(chosen))}
        />
        <InlineTextSelect
          className={styles['text-select']}
          label="Sort"
          value={query.sort}
          options={sorts}
          onChoose={(sort) => onChange({ sort })}
        />
      </div>
      <div className={styles['jobs-chips']}>
        {chips.map(({ label, without }) => (
          <RemovableFilterChip key={label} label={label} onRemove={() => onChange(without)} />
        ))}
        {chips.length > 0 && (
          <Button
            look="link"
            size="small"
            onClick={() => onChange(listQueryChangesFromJobFilters({}))}
          >
            Clear all
          </Button>
        )}
        <p role="status">{total !== undefined && jobsInWords(total)}</p>
      </div>
      {isRefreshing && (
        <span
          className={joinClassNames(styles['jobs-refreshing'], skeletonStyles['appears-late'])}
        />
      )}
    </div>
  );
}

function jobsInWords(total: number): string {
  return pluraliseCount(total, 'role');
}
