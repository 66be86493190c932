import { useSearch } from 'wouter';
import { SecuritySection } from '../../features/sign-in/security-section.tsx';
import { SettingsFrame } from '../staff/settings/settings-frame.tsx';

export function SecurityPage() {
  const asked = new URLSearchParams(useSearch()).get('password');
  return (
    <SettingsFrame title="Password and two-factor">
      <SecuritySection mustChooseLonger={asked === 'short'} />
    </SettingsFrame>
  );
}
