import { SettingsFrame } from '../staff/settings/settings-frame.tsx';
import { NotForYou } from '../../parts/notices/page-notice.tsx';
import { useMe } from '../../net/use-me.ts';
import { PeopleSection } from '../../features/organisation/people-section.tsx';
import styles from '../staff/settings/settings-frame.module.css';

export function PeoplePage() {
  const me = useMe();
  if (!me) return null;
  if (!me.may.managePeople)
    return (
      <NotForYou who="Only admins of your organisation invite people and change what they may do." />
    );
  return (
    <SettingsFrame title="Users and permissions">
      <p className={styles['settings-lead']}>
        Admins see every role and all settings. Everybody else sees the roles they have a part in.
      </p>
      <PeopleSection orgId={me.OrgId} orgName={me.Org.name} />
    </SettingsFrame>
  );
}
