import { OrganisationSettings } from '../../features/organisation/organisation-settings.tsx';
import { NotForYou } from '../../page-notice.tsx';
import { useMe } from '../../use-me.ts';
import { SettingsFrame } from './settings-frame.tsx';

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
