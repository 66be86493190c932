import {
  listMembersEndpoint,
  type OrganisationMember,
  type memberListFilters,
  MemberListQuery,
} from '@evenhand/contract/organisation/organisation-members.ts';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { LoadedContentOrFailure } from '../../ui/loaded-content-or-failure.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useUrlQuery } from '../../net/use-url-query-and-parse-or-format-search-params.ts';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { DeactivateMemberDialog } from './deactivate-member-dialog.tsx';
import { InviteMemberDialog } from './invite-member-dialog.tsx';
import { MemberTable } from './member-table.tsx';
import { ResetMemberTwoFactorDialog } from './reset-member-two-factor-dialog.tsx';
import { GrantOrRevokeAdminDialog } from './grant-or-revoke-admin-dialog.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import skeletonStyles from '../../ui/skeleton.module.css';
import styles from './member-list-section.module.css';

const SEARCH_DEBOUNCE_MS = 200;
const ROWS_LOADING = 6;

type Filter = (typeof memberListFilters)[number];
const filters: readonly {
  value: Filter;
  words: string;
  count: 'all' | 'admins' | 'invited' | 'deactivated';
}[] = [
  { value: '', words: 'Everybody', count: 'all' },
  { value: 'admins', words: 'Admins', count: 'admins' },
  { value: 'invited', words: 'Invited', count: 'invited' },
  { value: 'deactivated', words: 'Deactivated', count: 'deactivated' },
];

type Open =
  | { what: 'invite' }
  | { what: 'role' | 'reset' | 'deactivate'; person: OrganisationMember };

export function MemberListSection({ orgId, orgName }: { orgId: number; orgName: string }) {
  const { query, change } = useUrlQuery(MemberListQuery);
  const people = useEndpointQuery(listMembersEndpoint, { params: { orgId }, query });
  const { data } = people;
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);

  return (
    <div className={styles['people']}>
      <div className={styles['people-tools']}>
        <SearchField
          className={styles['search-field']}
          label="Search by name or e-mail"
          maxLength={200}
          debounceMs={SEARCH_DEBOUNCE_MS}
          value={query.search}
          onSearch={(search) => change({ search }, { replace: true })}
        />
        <Button
          look="primary"
          icon={<IconUserPlus aria-hidden="true" />}
          onClick={() => setOpen({ what: 'invite' })}
        >
          Invite somebody
        </Button>
      </div>
      <div className={styles['people-filters']} role="group" aria-label="Who is shown">
        {filters.map(({ value, words, count }) => (
          <button
            key={words}
            type="button"
            aria-pressed={query.filter === value}
            onClick={() => change({ filter: value })}
          >
            {words} {data && <span>{data.counts[count]}</span>}
          </button>
        ))}
      </div>
      <LoadedContentOrFailure
        call={people}
        what="the people of your organisation"
        skeleton={
          <div
            className={joinClassNames(styles['people-loading'], skeletonStyles['appears-late'])}
            aria-hidden="true"
          >
            {Array.from({ length: ROWS_LOADING }, (_, row) => (
              <Skeleton key={row} width="100%" height={60} />
            ))}
          </div>
        }
      />
      <p className="sr-only" role="status">
        {data && (data.total === 1 ? '1 person' : `${data.total} people`)}
      </p>
      {data && data.people.length === 0 && !people.isPlaceholderData && (
        <Nobody
          filter={query.filter}
          isSearch={query.search !== ''}
          onClear={() => change({ search: '', filter: '' })}
        />
      )}
      {data && data.people.length > 0 && (
        <>
          <MemberTable
            people={data.people}
            onRole={(person) => setOpen({ what: 'role', person })}
            onResetTwoFactor={(person) => setOpen({ what: 'reset', person })}
            onDeactivate={(person) => setOpen({ what: 'deactivate', person })}
          />
          {data.pages > 1 && (
            <Pagination page={query.page} pages={data.pages} onPage={(page) => change({ page })} />
          )}
        </>
      )}
      {open?.what === 'invite' && (
        <InviteMemberDialog orgId={orgId} orgName={orgName} onClose={close} />
      )}
      {open?.what === 'role' && <GrantOrRevokeAdminDialog person={open.person} onClose={close} />}
      {open?.what === 'reset' && (
        <ResetMemberTwoFactorDialog person={open.person} onClose={close} />
      )}
      {open?.what === 'deactivate' && (
        <DeactivateMemberDialog person={open.person} onClose={close} />
      )}
    </div>
  );
}

type NobodyProps = { filter: Filter; isSearch: boolean; onClear: () => void };

function Nobody({ filter, isSearch, onClear }: NobodyProps) {
  const words = {
    '': 'Nobody is here yet.',
    admins: 'There is no admin.',
    invited: 'Everybody who was invited has been in.',
    deactivated: 'Nobody was deactivated.',
  };
  return (
    <p className={styles['people-none']}>
      {isSearch ? 'Nobody matches. ' : `${words[filter]} `}
      <Button look="link" onClick={onClear}>
        Show everybody
      </Button>
    </p>
  );
}
