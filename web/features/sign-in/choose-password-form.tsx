import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { NewPasswordField } from '../../ui/new-password-field.tsx';
import {
  type PasswordResetLink,
  resetPasswordByLink,
} from './check-and-use-password-reset-link.ts';
import styles from './password-page.module.css';

type Props = { link: PasswordResetLink; onDone: () => void; onDead: () => void };

export function ChoosePasswordForm({ link, onDone, onDead }: Props) {
  const [password, setNewPassword] = useState('');
  const [error, setError] = useState<string>();
  const [note, setNote] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (password === '') return setError('Choose a password.');
    setBusy(true);
    const outcome = await resetPasswordByLink(link.token, password);
    setBusy(false);
    if (outcome.is === 'done') onDone();
    else if (outcome.is === 'dead') onDead();
    else if (outcome.is === 'refused') setError(outcome.words);
    else setNote(outcome.words);
  }

  return (
    <form className={styles['password-form']} onSubmit={submit} noValidate>
      {note && <ErrorNote>{note}</ErrorNote>}
      <TextInputField
        label="Email"
        type="email"
        name="email"
        size="large"
        autoComplete="username"
        value={link.email}
        readOnly
      />
      <NewPasswordField
        label="New password"
        name="password"
        size="large"
        leastLength={link.leastLength}
        value={password}
        error={error}
        onChange={(event) => {
          setNewPassword(event.currentTarget.value);
          setError(undefined);
          setNote(undefined);
        }}
      />
      <Button look="primary" size="large" type="submit" busy={isBusy}>
        Set password
      </Button>
    </form>
  );
}
