import { SettingsPageFrame } from '../staff/settings/settings-frame.tsx';
import { useCurrentUser } from '../../net/use-me.ts';
import { ProfilePhotoSection } from '../../features/organisation/photo-part.tsx';
import { ProfileForm } from '../../features/organisation/profile-form.tsx';
import { KeyboardShortcutsSection } from '../../features/organisation/shortcuts-part.tsx';
import settingsPartStyles from '../../parts/layout/settings-part.module.css';

export function ProfilePage() {
  const me = useCurrentUser();
  if (!me) return null;
  return (
    <SettingsPageFrame title="Your profile">
      <div className={settingsPartStyles['settings-parts']}>
        <ProfilePhotoSection user={me} />
        <ProfileForm user={me} />
        <KeyboardShortcutsSection user={me} />
      </div>
    </SettingsPageFrame>
  );
}
