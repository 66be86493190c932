import { EqualOpportunitiesSettingsPanel } from '../../features/equal-opportunities/equal-opportunities-settings-panel.tsx';
import { NotAllowedPageNotice } from '../../parts/notices/page-notice.tsx';
import { useCurrentUser } from '../../net/use-current-user.ts';
import { SettingsPageFrame } from '../staff/settings/settings-page-frame.tsx';

export function EqualOpportunitiesSettingsPage() {
  const me = useCurrentUser();
  if (!me) return null;
  if (!me.may.changeOrganisation)
    return (
      <NotAllowedPageNotice who="Only admins of your organisation choose its equal-opportunities questions." />
    );
  return (
    <SettingsPageFrame title="Equal opportunities">
      <EqualOpportunitiesSettingsPanel />
    </SettingsPageFrame>
  );
}
