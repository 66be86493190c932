import { TOTP_DIGITS } from '@evenhand/contract/sign-in.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './sign-in-dialogs.module.css';

type Code = { totpToken: string } | { recoveryCode: string };
type Props = {
  /** Whether a recovery code may be used in place of one from the app. */
  mayRecover?: boolean;
  /** Says what was wrong, if anything was. */
  onSend: (code: Code) => Promise<string | undefined>;
  onBack?: () => void;
  onCancel: () => void;
};

export function TwoFactorCodeForm({ mayRecover, onSend, onBack, onCancel }: Props) {
  const [isRecovering, setRecovering] = useState(false);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || code === '') return;
    setBusy(true);
    setError(await onSend(isRecovering ? { recoveryCode: code } : { totpToken: code }));
    setBusy(false);
  }

  function turn() {
    setRecovering(!isRecovering);
    setCode('');
    setError(undefined);
  }

  const field = {
    'data-first': true,
    ref: focusSelf,
    size: 'large',
    value: code,
    error,
    spellCheck: false,
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      setCode(event.currentTarget.value);
      setError(undefined);
    },
  } as const;

  return (
    <form className={styles['sign-in-dialog']} onSubmit={submit} noValidate>
      {isRecovering ? (
        <TextInputField
          key="recovery"
          {...field}
          label="Recovery code"
          hint="One of the ten you kept when you set two-factor up. Each works once."
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
        />
      ) : (
        <TextInputField
          key="code"
          {...field}
          label="Enter the 6-digit code"
          hint="From your authenticator app"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={TOTP_DIGITS}
        />
      )}
      {mayRecover && (
        <p>
          <Button look="link" onClick={turn}>
            {isRecovering ? 'Use the authenticator app' : 'Use a recovery code'}
          </Button>
        </p>
      )}
      <div className={dialogStyles['dialog-acts']}>
        {onBack ? (
          <Button onClick={onBack}>Back</Button>
        ) : (
          <Button onClick={onCancel}>Cancel</Button>
        )}
        <Button look="primary" type="submit" busy={isBusy} disabled={code === ''}>
          Done
        </Button>
      </div>
    </form>
  );
}

function focusSelf(input: HTMLInputElement | null) {
  input?.focus();
}
