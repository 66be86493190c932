import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { AuthenticatorSetUpSection } from './authenticator-set-up-section.tsx';
import { TwoFactorCodeForm } from './two-factor-code-form.tsx';
import { RecoveryCodeList } from './recovery-code-list.tsx';
import { type LoginTwoFactorSetUpSecret, submitTwoFactorCodeToLogIn } from './login-calls.ts';
import type { LoginCredentials } from './sign-in-form.tsx';

type Props = {
  step: LoginTwoFactorSetUpSecret;
  typed: LoginCredentials;
  onIn: () => void;
  onClose: () => void;
};
type Stage = { is: 'set-up' } | { is: 'code' } | { is: 'kept'; codes: string[] };

/** The second half of a log-in: the code, after setting the app up if there is none yet. */
export function LoginTwoFactorDialog({ step, typed, onIn, onClose }: Props) {
  const hasApp = step.svg === undefined;
  const [stage, setStage] = useState<Stage>({ is: hasApp ? 'code' : 'set-up' });

  async function send(code: { totpToken: string } | { recoveryCode: string }) {
    const answer = await submitTwoFactorCodeToLogIn({
      ...typed,
      userSecret: step.userSecret,
      ...code,
    });
    if (answer.is === 'wrong') return answer.words;
    if (answer.recoveryCodes.length === 0) onIn();
    else setStage({ is: 'kept', codes: answer.recoveryCodes });
    return undefined;
  }

  if (stage.is === 'kept') {
    return (
      <Dialog key="kept" title="Keep your recovery codes" onClose={onIn}>
        <RecoveryCodeList codes={stage.codes} act="Go on" onKept={onIn} />
      </Dialog>
    );
  }
  return (
    <Dialog
      key={stage.is}
      title={stage.is === 'set-up' ? 'Set up two-factor log-in' : 'Two-factor log-in'}
      onClose={onClose}
    >
      {stage.is === 'set-up' ? (
        <AuthenticatorSetUpSection
          svg={step.svg ?? ''}
          uri={step.uri ?? ''}
          secret={step.userSecret ?? ''}
          onCancel={onClose}
          onNext={() => setStage({ is: 'code' })}
        />
      ) : (
        <TwoFactorCodeForm
          mayRecover={hasApp}
          onSend={send}
          {...(!hasApp && { onBack: () => setStage({ is: 'set-up' }) })}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
