import { Integrations } from '../../features/integrations/integrations.tsx';
import { SettingsFrame } from '../staff/settings/settings-frame.tsx';

export function IntegrationsPage() {
  return (
    <SettingsFrame title="Integrations">
      <Integrations />
    </SettingsFrame>
  );
}
