import { OrganisationFeaturesSection } from '../../features/organisation/organisation-features-section.tsx';
import { NotAllowedPageNotice } from '../../parts/notices/page-notice.tsx';
import { useCurrentUser } from '../../net/use-current-user.ts';
import { SettingsPageFrame } from '../staff/settings/settings-page-frame.tsx';
import styles from '../staff/settings/settings-page-frame.module.css';

export function FeatureSettingsPage() {
  const me = useCurrentUser();
  if (!me) return null;
  if (!me.may.changeOrganisation)
    return <NotAllowedPageNotice who="Only admins of your organisation choose its features." />;
  return (
    <SettingsPageFrame title="Your features">
      <p className={styles['settings-lead']}>
        What your organisation can use besides the blind hiring round, which everybody has.
      </p>
      <OrganisationFeaturesSection />
    </SettingsPageFrame>
  );
}
