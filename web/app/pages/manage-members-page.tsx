import { SettingsPageFrame } from '../staff/settings/settings-page-frame.tsx';
import { NotAllowedPageNotice } from '../../parts/notices/page-notice.tsx';
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
      <MemberListSection orgId={me.OrgId} orgName={me.Org.name} />
    </SettingsPageFrame>
  );
}
