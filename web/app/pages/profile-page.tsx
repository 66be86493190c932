import { SettingsPageFrame } from '../staff/settings/settings-page-frame.tsx';
import { InterviewCalendarFeedsSection } from '../../features/interviews/interview-calendar-feeds-section.tsx';
import { MemberCalendarSection } from '../../features/interviews/member-calendar-section.tsx';
import { useCurrentUser } from '../../net/use-current-user.ts';
import { ProfilePhotoSection } from '../../features/organisation/profile-photo-section.tsx';
import { OwnProfileForm } from '../../features/organisation/own-profile-form.tsx';
import { KeyboardShortcutsSwitchSection } from '../../features/organisation/keyboard-shortcuts-switch-section.tsx';
import settingsPartStyles from '../../parts/layout/settings-section.module.css';

export function ProfilePage() {
  const me = useCurrentUser();
  if (!me) return null;
  return (
    <SettingsPageFrame title="Your profile">
      <div className={settingsPartStyles['settings-parts']}>
        <ProfilePhotoSection user={me} />
        <OwnProfileForm user={me} />
        <InterviewCalendarFeedsSection />
        <MemberCalendarSection />
        <KeyboardShortcutsSwitchSection user={me} />
      </div>
    </SettingsPageFrame>
  );
}
