import {
  confirmTwoFactorSetUpEndpoint,
  listOwnSessionsEndpoint,
  findOwnAccountSecurityEndpoint,
} from '@evenhand/contract/sign-in/two-factor-session-and-reauthentication-endpoints.ts';
import { useState } from 'react';
import { EndpointCallFailedError } from '../../net/endpoint-call-failed-error.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { AuthenticatorSetUpSection } from './authenticator-set-up-section.tsx';
import { TwoFactorCodeForm } from './two-factor-code-form.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';

type Begun = { svg: string; uri: string; userSecret: string };
type Stage = { is: 'set-up' } | { is: 'code' } | { is: 'kept'; codes: string[] };

/** The same steps as at a log-in, for somebody who is logged in. */
export function SetUpTwoFactorDialog({ begun, onClose }: { begun: Begun; onClose: () => void }) {
  const [stage, setStage] = useState<Stage>({ is: 'set-up' });
  const confirm = useEndpointMutation(confirmTwoFactorSetUpEndpoint, {
    refreshes: [findOwnAccountSecurityEndpoint, listOwnSessionsEndpoint],
  });

  async function send(code: { totpToken: string } | { recoveryCode: string }) {
    if (!('totpToken' in code)) return undefined;
    try {
      const body = { totpToken: code.totpToken, userSecret: begun.userSecret };
      const { recoveryCodes } = await confirm.mutateAsync({ body });
      setStage({ is: 'kept', codes: recoveryCodes });
      return undefined;
    } catch (error) {
      if (error instanceof EndpointCallFailedError) return error.message;
      throw error;
    }
  }

  if (stage.is === 'kept') {
    return (
      <Dialog key="kept" title="Keep your recovery codes" onClose={onClose}>
        <RecoveryCodeList codes={stage.codes} act="I have kept them" onKept={onClose} />
      </Dialog>
    );
  }
  return (
    <Dialog key={stage.is} title="Set up two-factor log-in" onClose={onClose}>
      {stage.is === 'set-up' ? (
        <AuthenticatorSetUpSection
          svg={begun.svg}
          uri={begun.uri}
          secret={begun.userSecret}
          onCancel={onClose}
          onNext={() => setStage({ is: 'code' })}
        />
      ) : (
        <TwoFactorCodeForm
          onSend={send}
          onBack={() => setStage({ is: 'set-up' })}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
