import { IconCircleCheck } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { requestPasswordResetLink } from './login-calls.ts';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './sign-in-dialogs.module.css';

type State = 'writing' | 'sending' | 'sent' | 'failed';

/** Asks for a link to choose a new password. The answer is the same whether or not the address is known. */
export function ForgottenPasswordDialog({
  email,
  onClose,
}: {
  email: string;
  onClose: () => void;
}) {
  const [address, setAddress] = useState(email);
  const [state, setState] = useState<State>('writing');

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (state === 'sending' || address.trim() === '') return;
    setState('sending');
    setState(await requestPasswordResetLink(address));
  }

  return (
    <Dialog title="Reset your password" onClose={onClose}>
      <form className={styles['sign-in-dialog']} onSubmit={submit} noValidate>
        <TextInputField
          data-first
          label="Email"
          hint="You need to use the same email you registered with"
          type="email"
          name="resetemail"
          size="large"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          value={address}
          onChange={(event) => {
            setAddress(event.currentTarget.value);
            setState('writing');
          }}
        />
        {state === 'sent' && (
          <p className={styles['sign-in-dialog-done']} role="alert">
            <IconCircleCheck size={18} aria-hidden="true" />
            Awesome - check your email for a link where you can reset your password!
          </p>
        )}
        {state === 'failed' && (
          <ErrorNote>
            Whoops something went wrong - make sure you're using the same email address you
            registered with.
          </ErrorNote>
        )}
        <div className={dialogStyles['dialog-acts']}>
          <Button onClick={onClose}>{state === 'sent' ? 'Close' : 'Cancel'}</Button>
          {state !== 'sent' && (
            <Button
              look="primary"
              type="submit"
              busy={state === 'sending'}
              disabled={address.trim() === ''}
            >
              Send link
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
