import { AuditTrail } from '../../features/audit/audit-trail.tsx';
import { NotForYou } from '../../parts/notices/page-notice.tsx';
import { useMe } from '../../net/use-me.ts';
import { SettingsFrame } from '../staff/settings/settings-frame.tsx';

/** Who did what when, for admins. */
export function AuditPage() {
  const me = useMe();
  if (!me) return null;
  if (me.role !== 'ADMIN')
    return <NotForYou who="Only admins of your organisation read its trail." />;
  return (
    <SettingsFrame title="Audit trail">
      <AuditTrail zone={me.Org.tz || 'UTC'} isSupport={me.inImpersonatedAccount} />
    </SettingsFrame>
  );
}
