import { IntegrationsSettingsPanel } from '../../features/integrations/integrations-settings-panel.tsx';
import { SettingsPageFrame } from '../staff/settings/settings-page-frame.tsx';

export function IntegrationsPage() {
  return (
    <SettingsPageFrame title="Integrations">
      <IntegrationsSettingsPanel />
    </SettingsPageFrame>
  );
}
