import { useSearch } from 'wouter';
import { AccountSecuritySection } from '../../features/sign-in/account-security-section.tsx';
import { SettingsPageFrame } from '../staff/settings/settings-page-frame.tsx';

export function AccountSecurityPage() {
  const asked = new URLSearchParams(useSearch()).get('password');
  return (
    <SettingsPageFrame title="Password and two-factor">
      <AccountSecuritySection mustChooseLonger={asked === 'short'} />
    </SettingsPageFrame>
  );
}
