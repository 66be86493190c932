import { Integrations } from '../../features/integrations/integrations.tsx';
import { SettingsFrame } from './settings-frame.tsx';

export function IntegrationsPage() {
  return (
    <SettingsFrame title="Integrations">
      <Integrations />
    </SettingsFrame>
  );
}
