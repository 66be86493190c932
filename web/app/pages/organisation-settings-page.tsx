import { OrganisationSettingsPanel } from '../../features/organisation/organisation-settings-panel.tsx';
import { NotAllowedPageNotice } from '../../parts/notices/page-notice.tsx';
import { useCurrentUser } from '../../net/use-current-user.ts';
import { SettingsPageFrame } from '../staff/settings/settings-page-frame.tsx';

export function OrganisationSettingsPage() {
  const me = useCurrentUser();
  if (!me) return null;
  if (!me.may.changeOrganisation)
    return <NotAllowedPageNotice who="Only admins of your organisation change its settings." />;
  return (
    <SettingsPageFrame title="Account settings">
      <OrganisationSettingsPanel isSupport={me.inImpersonatedAccount} />
    </SettingsPageFrame>
  );
}
