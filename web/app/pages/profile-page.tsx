import { SettingsFrame } from '../staff/settings/settings-frame.tsx';
import { useMe } from '../../net/use-me.ts';
import { PhotoPart } from '../../features/organisation/photo-part.tsx';
import { ProfileForm } from '../../features/organisation/profile-form.tsx';
import { ShortcutsPart } from '../../features/organisation/shortcuts-part.tsx';
import settingsPartStyles from '../../parts/layout/settings-part.module.css';

export function ProfilePage() {
  const me = useMe();
  if (!me) return null;
  return (
    <SettingsFrame title="Your profile">
      <div className={settingsPartStyles['settings-parts']}>
        <PhotoPart user={me} />
        <ProfileForm user={me} />
        <ShortcutsPart user={me} />
      </div>
    </SettingsFrame>
  );
}
