import { IntegrationsSettings } from '../../features/integrations/integrations.tsx';
import { SettingsPageFrame } from '../staff/settings/settings-frame.tsx';

export function IntegrationsPage() {
  return (
    <SettingsPageFrame title="Integrations">
      <IntegrationsSettings />
    </SettingsPageFrame>
  );
}
