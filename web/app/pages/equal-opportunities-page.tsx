import { EqualOpportunities } from '../../features/equal-opportunities/equal-opportunities.tsx';
import { NotForYou } from '../../parts/notices/page-notice.tsx';
import { useMe } from '../../net/use-me.ts';
import { SettingsFrame } from '../staff/settings/settings-frame.tsx';

export function EqualOpportunitiesPage() {
  const me = useMe();
  if (!me) return null;
  if (!me.may.changeOrganisation)
    return (
      <NotForYou who="Only admins of your organisation choose its equal-opportunities questions." />
    );
  return (
    <SettingsFrame title="Equal opportunities">
      <EqualOpportunities />
    </SettingsFrame>
  );
}
