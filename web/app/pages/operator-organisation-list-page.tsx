import {
  listOrganisationsEndpoint,
  OrganisationListQuery,
} from '@evenhand/contract/operator/operator-endpoints-types-and-limits.ts';
import { Link, Redirect } from 'wouter';
import { NotAllowedPageNotice } from '../../parts/notices/page-notice.tsx';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { useUrlQuery } from '../../net/use-url-query-and-parse-or-format-search-params.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { InlineTextSelect } from '../../ui/inline-text-select.tsx';
import { findLastPageOfShorterList } from '../../net/find-last-page-of-shorter-list.ts';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { useCurrentUser } from '../../net/use-current-user.ts';
import {
  OrganisationTable,
  OrganisationTableSkeleton,
} from '../../features/operator/organisation-table.tsx';
import { CellOfOrganisationsSelect } from '../../features/operator/cell-of-organisations-select.tsx';
import { LogInToOtherCellSection } from '../../features/operator/log-in-to-other-cell-section.tsx';
import { FeatureAccessRequestsSection } from '../../features/operator/feature-access-requests-section.tsx';
import { organisationPlanTierWords } from '../../features/operator/organisation-plan-tier-words.ts';
import { BlindnessTwinRunsSection } from '../../features/twin-run/blindness-twin-runs-section.tsx';
import styles from '../../features/operator/operator.module.css';

const SEARCH_DEBOUNCE_MS = 200;
const tiers = { '': 'All tiers', ...organisationPlanTierWords };
const states = { '': 'All', active: 'Active', deactivated: 'Deactivated' };

/** The operator's console: who is here, and under what terms. Nothing about candidates. */
export function OperatorOrganisationListPage() {
  const me = useCurrentUser();
  if (!me) return null;
  if (!me.may.operate)
    return <NotAllowedPageNotice who="Only operators of this installation see it." />;
  return <Organisations />;
}

function Organisations() {
  const { query, addressOf, change } = useUrlQuery(OrganisationListQuery);
  const list = useEndpointQuery(listOrganisationsEndpoint, { query });
  const last = findLastPageOfShorterList(list, query.page);
  const cells = list.data?.cells ?? [];
  const elsewhere = list.data?.elsewhere ?? null;
  const silent = cells.filter(({ total }) => total === null).map(({ cell }) => cell);
  const isSilent = elsewhere !== null && silent.includes(elsewhere);

  return (
    <div className={styles['operator']}>
      <title>Organisations – Evenhand</title>
      {last !== null && <Redirect replace to={addressOf({ page: last })} />}
      <header className={styles['operator-head']}>
        <h1>Organisations</h1>
        <p>
          Everybody who hires with this installation. You see nothing about their candidates.{' '}
          <Link href={staffPagePaths.said()}>What people say</Link>
        </p>
      </header>
      {!isSilent && <FeatureAccessRequestsSection cell={query.cell} />}
      {silent.map((cell) => (
        <ErrorNote key={cell}>Cell {cell} does not answer.</ErrorNote>
      ))}
      <div className={styles['operator-tools']}>
        <CellOfOrganisationsSelect
          cells={cells}
          chosen={query.cell}
          onChoose={(cell) => change({ cell })}
        />
        <SearchField
          className={styles['search-field']}
          label="Search by name"
          maxLength={200}
          debounceMs={SEARCH_DEBOUNCE_MS}
          value={query.search}
          onSearch={(search) => change({ search }, { replace: true })}
        />
        <InlineTextSelect
          label="Tier"
          value={query.tier}
          options={tiers}
          onChoose={(tier) => change({ tier })}
        />
        <InlineTextSelect
          label="State"
          value={query.state}
          options={states}
          onChoose={(state) => change({ state })}
        />
        <p role="status">{list.data && countOf(list.data.total)}</p>
      </div>
      <LoadedContentOrFailure
        call={list}
        what="the organisations"
        skeleton={<OrganisationTableSkeleton />}
        sentence={({ message }) => `We could not load the organisations. ${message}`}
        showsFailureAbove
      >
        {({ organisations, pages }) =>
          isSilent ? null : organisations.length === 0 ? (
            <NoOrganisations
              query={query}
              onClear={() => change({ search: '', tier: '', state: '' })}
            />
          ) : (
            <>
              <OrganisationTable organisations={organisations} cell={query.cell} />
              <Pagination page={query.page} pages={pages} onPage={(page) => change({ page })} />
            </>
          )
        }
      </LoadedContentOrFailure>
      {elsewhere === null && <BlindnessTwinRunsSection reader="operator" />}
      {elsewhere !== null && !isSilent && (
        <LogInToOtherCellSection cell={elsewhere} path={staffPagePaths.operator()} />
      )}
    </div>
  );
}

type NoProps = { query: OrganisationListQuery; onClear: () => void };

function NoOrganisations({ query: { search, tier, state }, onClear }: NoProps) {
  if (search === '' && tier === '' && state === '') {
    return (
      <p className={styles['operator-none']}>
        Nobody hires here yet. Invite an employer with <code>npm run operator -- invite</code>.
      </p>
    );
  }
  return (
    <p className={styles['operator-none']}>
      No organisations match.{' '}
      <Button look="link" onClick={onClear}>
        Clear filters
      </Button>
    </p>
  );
}

function countOf(total: number): string {
  return total === 1 ? '1 organisation' : `${total} organisations`;
}
