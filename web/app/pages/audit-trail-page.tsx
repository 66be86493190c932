import { AuditTrailSection } from '../../features/audit/audit-trail-section.tsx';
import { NotAllowedPageNotice } from '../../parts/notices/page-notice.tsx';
import { useCurrentUser } from '../../net/use-current-user.ts';
import { SettingsPageFrame } from '../staff/settings/settings-page-frame.tsx';

/** Who did what when, for admins. */
export function AuditTrailPage() {
  const me = useCurrentUser();
  if (!me) return null;
  if (me.role !== 'ADMIN')
    return <NotAllowedPageNotice who="Only admins of your organisation read its trail." />;
  return (
    <SettingsPageFrame title="Audit trail">
      <AuditTrailSection zone={me.Org.tz || 'UTC'} isSupport={me.inImpersonatedAccount} />
    </SettingsPageFrame>
  );
}
