import { OrganisationSettings } from '../../features/organisation/organisation-settings.tsx';
import { NotForYou } from '../../parts/notices/page-notice.tsx';
import { useMe } from '../../net/use-me.ts';
import { SettingsFrame } from '../staff/settings/settings-frame.tsx';

export function OrganisationSettingsPage() {
  const me = useMe();
  if (!me) return null;
  if (!me.may.changeOrganisation)
    return <NotForYou who="Only admins of your organisation change its settings." />;
  return (
    <SettingsFrame title="Account settings">
      <OrganisationSettings isSupport={me.inImpersonatedAccount} />
    </SettingsFrame>
  );
}
