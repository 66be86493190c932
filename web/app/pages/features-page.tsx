import { FeaturesSection } from '../../features/organisation/features-section.tsx';
import { NotForYou } from '../../parts/notices/page-notice.tsx';
import { useMe } from '../../net/use-me.ts';
import { SettingsFrame } from '../staff/settings/settings-frame.tsx';
import styles from '../staff/settings/settings-frame.module.css';

export function FeaturesPage() {
  const me = useMe();
  if (!me) return null;
  if (!me.may.changeOrganisation)
    return <NotForYou who="Only admins of your organisation choose its features." />;
  return (
    <SettingsFrame title="Your features">
      <p className={styles['settings-lead']}>
        What your organisation can use besides the blind hiring round, which everybody has.
      </p>
      <FeaturesSection />
    </SettingsFrame>
  );
}
