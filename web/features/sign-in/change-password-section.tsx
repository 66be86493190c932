import {
  sendPasswordResetLinkEndpoint,
  changeOwnPasswordEndpoint,
} from '@evenhand/contract/sign-in/reset-and-change-password.ts';
import {
  listOwnSessionsEndpoint,
  findOwnAccountSecurityEndpoint,
} from '@evenhand/contract/sign-in/two-factor-session-and-reauthentication-endpoints.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { NewPasswordField } from '../../ui/new-password-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import styles from './account-security-section.module.css';

type Account = ResponseOf<typeof findOwnAccountSecurityEndpoint>;
type Props = { account: Account; mustChooseLonger: boolean };

export function ChangePasswordSection({ account, mustChooseLonger }: Props) {
  return (
    <section className={styles['security-part']} aria-labelledby="security-password">
      <h2 id="security-password">Password</h2>
      {account.hasPassword ? (
        <>
          {mustChooseLonger && (
            <p className={styles['security-note']}>
              Your password is short for one that is used without a one-time code. Choose a longer
              one, or set two-factor log-in up again.
            </p>
          )}
          <PasswordForm account={account} />
        </>
      ) : (
        <NoPassword email={account.email} />
      )}
    </section>
  );
}

function PasswordForm({ account }: { account: Account }) {
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const change = useEndpointMutation(changeOwnPasswordEndpoint, {
    refreshes: [findOwnAccountSecurityEndpoint, listOwnSessionsEndpoint],
  });
  const fields = change.error?.problem.fields;

  function submit(event: FormEvent) {
    event.preventDefault();
    change.mutate(
      { body: { currentPassword, newPassword } },
      {
        onSuccess: () => {
          setCurrent('');
          setNew('');
          showToast({ text: 'Your password is changed. Other browsers were logged out.' });
        },
      },
    );
  }

  return (
    <form className={styles['security-form']} onSubmit={submit} noValidate>
      {change.error && !fields && <ErrorNote>{change.error.message}</ErrorNote>}
      <input
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        autoComplete="username"
        value={account.email}
        readOnly
      />
      <PasswordField
        label="Present password"
        autoComplete="current-password"
        value={currentPassword}
        error={fields?.['currentPassword']}
        onChange={(event) => {
          setCurrent(event.currentTarget.value);
          change.reset();
        }}
      />
      <NewPasswordField
        label="New password"
        leastLength={account.leastLength}
        value={newPassword}
        error={fields?.['newPassword']}
        onChange={(event) => {
          setNew(event.currentTarget.value);
          change.reset();
        }}
      />
      <Button look="primary" type="submit" busy={change.isPending}>
        Change password
      </Button>
    </form>
  );
}

function NoPassword({ email }: { email: string }) {
  const ask = useEndpointMutation(sendPasswordResetLinkEndpoint, { refreshes: [] });
  if (ask.isSuccess) return <p>We have sent a link to {email}. It works for 30 minutes.</p>;
  return (
    <>
      <p>You log in without a password. Choose one to be able to log in here too.</p>
      {ask.error && <ErrorNote>{ask.error.message}</ErrorNote>}
      <Button busy={ask.isPending} onClick={() => ask.mutate({ body: { resetemail: email } })}>
        Send me a link to choose one
      </Button>
    </>
  );
}
