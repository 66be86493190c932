import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { loadLoginCallsModule } from './load-login-calls-module.ts';
import type { LoginOutcome } from './login-calls.ts';
import styles from './sign-in-page.module.css';

/** A script that was not found is not asked for twice by the browser: only a new load helps. */
const NOT_REACHED: LoginOutcome = {
  is: 'refused',
  words: 'We could not reach the server. Check your connection and load this page again.',
};

export type LoginCredentials = { email: string; password: string };
type Refusal = Extract<LoginOutcome, { is: 'refused' }>;
type Props = {
  onEntry: (entry: Exclude<LoginOutcome, Refusal>, typed: LoginCredentials) => void;
  onForgotten: (email: string) => void;
};
type Step = { is: 'writing'; refusal?: Refusal } | { is: 'sending' };

export function SignInForm({ onEntry, onForgotten }: Props) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [step, setStep] = useState<Step>({ is: 'writing' });
  const refusal = step.is === 'writing' ? step.refusal : undefined;

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (step.is === 'sending') return;
    setStep({ is: 'sending' });
    const calls = await loadLoginCallsModule();
    const entry = (await calls?.logInWithPassword(email, password)) ?? NOT_REACHED;
    if (entry.is === 'refused') return setStep({ is: 'writing', refusal: entry });
    // A code step is another dialog: whoever closes it is back here.
    if (entry.is === 'code') setStep({ is: 'writing' });
    onEntry(entry, { email, password });
  }

  function edit(change: () => void) {
    change();
    setStep((before) => (before.is === 'writing' ? { is: 'writing' } : before));
  }

  return (
    <form className={styles['sign-in-form']} onSubmit={submit} noValidate>
      {refusal && (
        <ErrorNote>
          {refusal.words}
          {refusal.more && <p>{refusal.more}</p>}
        </ErrorNote>
      )}
      <TextInputField
        label="Email"
        type="email"
        name="email"
        size="large"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={email}
        onChange={(event) => edit(() => setEmail(event.currentTarget.value))}
      />
      <PasswordField
        label="Password"
        name="password"
        size="large"
        autoComplete="current-password"
        value={password}
        onChange={(event) => edit(() => setPassword(event.currentTarget.value))}
        besideLabel={
          <Button look="link" onClick={() => onForgotten(email)}>
            Forgot password
          </Button>
        }
      />
      <Button
        look="primary"
        size="large"
        type="submit"
        busy={step.is === 'sending'}
        disabled={email === '' || password === ''}
      >
        Log in
      </Button>
    </form>
  );
}
