import { findSignUpEndpoint, signUpWithPasswordEndpoint } from '@evenhand/contract/sign-up.ts';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { LoadFailureNote } from '../../ui/load-failure-note.tsx';
import {
  useEndpointQuery,
  useEndpointMutation,
} from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';
import { clearSignUpDraft } from './sign-up-draft-in-memory-and-from-url.ts';
import { SignUpPageFrame } from './sign-up-page-frame.tsx';
import { joinClassNames } from '../../ui/join-class-names.ts';
import buttonStyles from '../../ui/button-and-icon-button.module.css';
import styles from './sign-up.module.css';

const NO_TOKEN = 'x'.repeat(43);

/** Opened by the mailed link: the token stands after the hash, where no server and no referrer is told of it. */
export function ConfirmSignUpPage() {
  const [token] = useState(() => /^#([\w-]{43,44})$/.exec(location.hash)?.[1] ?? NO_TOKEN);
  const signUp = useEndpointQuery(findSignUpEndpoint, { params: { token } });

  if (signUp.error) {
    return signUp.error.problem.code === 'link-expired' ? (
      <DeadLink />
    ) : (
      <SignUpPageFrame title="try again">
        <h1>This page could not be loaded</h1>
        <LoadFailureNote onRetry={signUp.refetch}>{signUp.error.message}</LoadFailureNote>
      </SignUpPageFrame>
    );
  }
  if (!signUp.data) return null;
  return <PasswordForm token={token} {...signUp.data} />;
}

type Props = {
  token: string;
  email: string;
  firstName: string;
  orgName: string;
  templateTitle: string | null;
  leastLength: number;
};

function PasswordForm({ token, email, firstName, orgName, templateTitle, leastLength }: Props) {
  const [, navigate] = useLocation();
  const [isPlain, setPlain] = useState(false);
  const command = useEndpointMutation(signUpWithPasswordEndpoint, { refreshes: [] });
  const form = useRef<HTMLFormElement>(null);
  const problem = command.error?.problem;
  if (problem?.code === 'link-expired') return <DeadLink />;

  return (
    <SignUpPageFrame title="choose a password">
      <h1>Choose a password, {firstName}</h1>
      <p className={styles['sign-up-lead']}>
        Your address is confirmed. This is the last thing before <strong>{orgName}</strong> can
        start.
        {templateTitle && ` ${templateTitle} waits there as your first role, a draft.`}
      </p>
      <form
        className={styles['sign-up-form']}
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (command.isPending) return;
          const password = new FormData(event.currentTarget).get('password');
          if (typeof password !== 'string') return;
          command.mutate(
            { body: { token, password } },
            {
              onSuccess: ({ redirect }) => {
                clearSignUpDraft();
                // Its path alone: no answer of ours leads to another site.
                navigate(new URL(redirect, location.origin).pathname, { replace: true });
              },
              onError: () =>
                form.current?.querySelector<HTMLElement>('input[name=password]')?.focus(),
            },
          );
        }}
      >
        {problem && !problem.fields?.['password'] && <ErrorNote>{problem.message}</ErrorNote>}
        <TextInputField
          label="E-mail"
          type="email"
          name="email"
          size="large"
          autoComplete="username"
          readOnly
          value={email}
        />
        <TextInputField
          label="Password"
          hint={`At least ${leastLength} characters. Three or four words in a row are easy to remember.`}
          type={isPlain ? 'text' : 'password'}
          name="password"
          size="large"
          autoComplete="new-password"
          autoCapitalize="none"
          spellCheck={false}
          error={problem?.fields?.['password']}
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
        <div className={styles['sign-up-bar']}>
          <Button look="primary" size="large" type="submit" busy={command.isPending}>
            Create the account
          </Button>
        </div>
      </form>
    </SignUpPageFrame>
  );
}

function DeadLink() {
  return (
    <SignUpPageFrame title="this link does not work">
      <h1>This link does not work any more</h1>
      <p>
        It works once, for 24 hours. If you have chosen a password already, your account is there:
        log in with it.
      </p>
      <p className={styles['sign-up-ways']}>
        <Link
          href={staffPagePaths.login()}
          className={joinClassNames(
            buttonStyles['button'],
            buttonStyles['button-primary'],
            buttonStyles['button-large'],
          )}
        >
          Log in
        </Link>
        <Link
          href={staffPagePaths.signUp('1')}
          className={joinClassNames(
            buttonStyles['button'],
            buttonStyles['button-secondary'],
            buttonStyles['button-large'],
          )}
        >
          Start again
        </Link>
      </p>
    </SignUpPageFrame>
  );
}
