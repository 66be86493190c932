import { IntegrationsSettings } from '../../features/integrations/integrations-settings.tsx';
import { SettingsPageFrame } from '../staff/settings/settings-page-frame.tsx';

export function IntegrationsPage() {
  return (
    <SettingsPageFrame title="Integrations">
      <IntegrationsSettings />
    </SettingsPageFrame>
  );
}
