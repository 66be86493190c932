import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { loadSessionCalls } from './load-session-calls.ts';

/** A script that was not found is not asked for twice by the browser: only a new load helps. */
const NOT_REACHED =
  'We could not reach the server. Check your connection and load this page again.';

type Props = { onSignedIn: (organisation: 'active' | 'expired') => void };
type Step = { is: 'writing'; error?: string } | { is: 'sending' };

export function SignInForm({ onSignedIn }: Props) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [isPlain, setPlain] = useState(false);
  const [step, setStep] = useState<Step>({ is: 'writing' });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (step.is === 'sending') return;
    setStep({ is: 'sending' });
    const calls = await loadSessionCalls();
    const entry = (await calls?.enter(email, password)) ?? { refusal: NOT_REACHED };
    if ('refusal' in entry) setStep({ is: 'writing', error: entry.refusal });
    else onSignedIn(entry.organisation);
  }

  function edit(change: () => void) {
    change();
    setStep((before) => (before.is === 'writing' ? { is: 'writing' } : before));
  }

  return (
    <form className="sign-in-form" onSubmit={submit} noValidate>
      {step.is === 'writing' && step.error && <ErrorNote>{step.error}</ErrorNote>}
      <Field
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
      <Field
        label="Password"
        type={isPlain ? 'text' : 'password'}
        name="password"
        size="large"
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={256}
        value={password}
        onChange={(event) => edit(() => setPassword(event.currentTarget.value))}
        end={
          <Button
            look="link"
            aria-label={isPlain ? 'Hide password' : 'Show password'}
            onClick={() => setPlain(!isPlain)}
          >
            {isPlain ? 'Hide' : 'Show'}
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
