import {
  listMembersEndpoint,
  MemberListQuery,
} from '@evenhand/contract/organisation/organisation-members.ts';
import { Redirect } from 'wouter';
import { SettingsPageFrame } from '../staff/settings/settings-page-frame.tsx';
import { NotAllowedPageNotice } from '../../parts/notices/page-notice.tsx';
import { useEndpointQuery } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { findLastPageOfShorterList } from '../../net/find-last-page-of-shorter-list.ts';
import { useUrlQuery } from '../../net/use-url-query-and-parse-or-format-search-params.ts';
import { useCurrentUser } from '../../net/use-current-user.ts';
import { MemberListSection } from '../../features/organisation/member-list-section.tsx';
import styles from '../staff/settings/settings-page-frame.module.css';

export function ManageMembersPage() {
  const me = useCurrentUser();
  if (!me) return null;
  if (!me.may.managePeople)
    return (
      <NotAllowedPageNotice who="Only admins of your organisation invite people and change what they may do." />
    );
  return (
    <SettingsPageFrame title="Users and permissions">
      <p className={styles['settings-lead']}>
        Admins see every role and all settings. Everybody else sees the roles they have a part in.
      </p>
      <RedirectFromMissingPage orgId={me.OrgId} />
      <MemberListSection orgId={me.OrgId} orgName={me.Org.name} />
    </SettingsPageFrame>
  );
}

function RedirectFromMissingPage({ orgId }: { orgId: number }) {
  const { query, addressOf } = useUrlQuery(MemberListQuery);
  const list = useEndpointQuery(listMembersEndpoint, { params: { orgId }, query });
  const last = findLastPageOfShorterList(list, query.page);
  return last !== null && <Redirect replace to={addressOf({ page: last })} />;
}
