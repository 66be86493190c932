import {
  reauthenticateOwnAccountEndpoint,
  findOwnAccountSecurityEndpoint,
} from '@evenhand/contract/sign-in/two-factor-session-and-reauthentication-endpoints.ts';
import {
  logInEndpoint,
  confirmLogInByTotpEndpoint,
  TOTP_DIGITS,
} from '@evenhand/contract/sign-in.ts';
import { type FormEvent, useEffect, useState } from 'react';
import { callEndpointWithoutReauthentication } from '../../net/call-endpoint-and-download-or-upload-file.ts';
import { type ReauthenticationReason } from '../../net/reauthentication-handler.ts';
import { EndpointCallFailedError } from '../../net/endpoint-call-failed-error.ts';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import dialogStyles from '../../ui/dialog.module.css';
import styles from './reauthentication-dialog.module.css';

type Props = { proof: ReauthenticationReason; email: string; onDone: (isGiven: boolean) => void };
type Way = 'password' | 'code';

const words = {
  'log-in-again': {
    title: 'Log in again',
    why: 'Your session has ended. This page is as you left it, and goes on when you are back.',
    act: 'Log in',
  },
  'somebody-else': {
    title: 'Log in again',
    why: 'Somebody else has logged in in another tab of this browser. To go on here, log in as yourself again.',
    act: 'Log in',
  },
  confirm: {
    title: 'Confirm it is you',
    why: 'What you are about to do matters, so we ask once more. After that you are not asked for ten minutes.',
    act: 'Confirm',
  },
} satisfies Record<ReauthenticationReason, { title: string; why: string; act: string }>;

/** Asks for the password or a one-time code, over the page as it stands. */
export function ReauthenticationDialog({ proof, email, onDone }: Props) {
  // A session that ended while confirming is opened by logging in, which proves as much.
  const [mode, setMode] = useState(proof);
  const [way, setWay] = useState<Way>('password');
  const [hasCode, setHasCode] = useState(false);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [mustSetUp, setMustSetUp] = useState(false);
  const { title, why, act } = words[mode];

  useEffect(() => {
    if (mode !== 'confirm') return;
    callEndpointWithoutReauthentication(findOwnAccountSecurityEndpoint, {}).then(
      ({ twoFactor, hasPassword }) => {
        setHasCode(twoFactor.since !== null);
        if (!hasPassword) setWay('code');
      },
      (failure: unknown) => {
        if (failure instanceof EndpointCallFailedError && failure.problem.code === 'not-logged-in')
          setMode('log-in-again');
      },
    );
  }, [mode]);

  function turnTo(next: Way) {
    setWay(next);
    setText('');
    setError(undefined);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy || text === '') return;
    setBusy(true);
    try {
      const outcome = await (mode === 'confirm' ? confirm(way, text) : enter(way, { email, text }));
      if (outcome === 'done') onDone(true);
      else if (outcome === 'code') turnTo('code');
      else if (outcome === 'set-up') setMustSetUp(true);
      else location.assign(staffPagePaths.expired());
    } catch (failure) {
      if (!(failure instanceof EndpointCallFailedError)) throw failure;
      const { code, fields } = failure.problem;
      if (code === 'not-logged-in') setMode('log-in-again');
      if (code === 'password-first') turnTo('password');
      setError(fields ? Object.values(fields)[0] : failure.message);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog title={title} onClose={() => onDone(false)}>
      <form className={styles['proof']} onSubmit={submit} noValidate>
        <p>{why}</p>
        <input
          className="sr-only"
          tabIndex={-1}
          aria-hidden="true"
          autoComplete="username"
          value={email}
          readOnly
        />
        <p className={styles['proof-who']}>{email}</p>
        {way === 'password' ? (
          <TextInputField
            key="password"
            data-first
            ref={focusSelf}
            label="Password"
            type="password"
            autoComplete="current-password"
            value={text}
            error={error}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setError(undefined);
            }}
          />
        ) : (
          <TextInputField
            key="code"
            data-first
            ref={focusSelf}
            label="6-digit code"
            hint="From your authenticator app"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={TOTP_DIGITS}
            value={text}
            error={error}
            onChange={(event) => {
              setText(event.currentTarget.value);
              setError(undefined);
            }}
          />
        )}
        {mustSetUp && (
          <ErrorNote>
            Your organisation wants two-factor log-in now.{' '}
            <a href={staffPagePaths.login()} target="_blank" rel="noreferrer">
              Set it up in another tab
            </a>
            , then come back here, choose “Not now” and try again.
          </ErrorNote>
        )}
        <div className={dialogStyles['dialog-acts']}>
          {mode === 'confirm' && hasCode && (
            <Button
              className={styles['proof-other']}
              look="link"
              onClick={() => turnTo(way === 'code' ? 'password' : 'code')}
            >
              {way === 'code' ? 'Use the password' : 'Use a one-time code'}
            </Button>
          )}
          <Button onClick={() => onDone(false)}>Not now</Button>
          <Button look="primary" type="submit" busy={isBusy}>
            {act}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

async function confirm(way: Way, text: string): Promise<'done'> {
  await callEndpointWithoutReauthentication(reauthenticateOwnAccountEndpoint, {
    body: way === 'code' ? { code: text } : { password: text },
  });
  return 'done';
}

type Entry = 'done' | 'code' | 'set-up' | 'expired';

/** The password, then the code if there is one. */
async function enter(way: Way, { email, text }: { email: string; text: string }): Promise<Entry> {
  if (way === 'code') {
    await callEndpointWithoutReauthentication(confirmLogInByTotpEndpoint, {
      body: { totpToken: text, emailAddress: email },
    });
    return 'done';
  }
  const { message, status } = await callEndpointWithoutReauthentication(logInEndpoint, {
    body: { email, password: text },
  });
  if (status !== undefined) return 'expired';
  if (message === undefined) return 'done';
  return message === 'totp' ? 'code' : 'set-up';
}

function focusSelf(input: HTMLInputElement | null) {
  input?.focus();
}
