import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { Button } from '../../ui/button-and-icon-button.tsx';
import { WelcomePageLogoLink } from '../../parts/layout/welcome-page-logo-link.tsx';
import { ForgottenPasswordDialog } from '../../features/sign-in/forgotten-password-dialog.tsx';
import { ChoosePasswordForm } from '../../features/sign-in/choose-password-form.tsx';
import {
  checkPasswordResetLinkOnServer,
  type PasswordResetLink,
} from '../../features/sign-in/check-and-use-password-reset-link.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import buttonStyles from '../../ui/button-and-icon-button.module.css';
import styles from '../../features/sign-in/password-page.module.css';

type State =
  | { is: 'looking' }
  | { is: 'unreachable' }
  | { is: 'dead' }
  | { is: 'open'; link: PasswordResetLink }
  | { is: 'done' };

/** For whoever follows a mailed link: to choose their first password, or a new one. */
export function ChoosePasswordPage() {
  const { token } = useParams<{ token: string }>();
  const isFirst = location.pathname.includes('/create-password');
  const [state, setState] = useState<State>({ is: 'looking' });
  const title = isFirst ? 'Choose a password' : 'Choose a new password';

  useEffect(() => {
    let isHere = true;
    void checkPasswordResetLinkOnServer(token).then((found) => {
      if (isHere) setState(found);
    });
    return () => {
      isHere = false;
    };
  }, [token]);

  if (state.is === 'looking') return <title>{`${title} – Evenhand`}</title>;
  if (state.is === 'unreachable') {
    return (
      <Frame title="We could not look at your link">
        <p>Check your connection and load this page again. The link is not used up.</p>
        <Button look="primary" size="large" onClick={() => location.reload()}>
          Load again
        </Button>
      </Frame>
    );
  }
  if (state.is === 'dead') return <DeadLink isFirst={isFirst} />;
  if (state.is === 'done') {
    return (
      <Frame title="Your password is set">
        <p>Log in with it now. Browsers that were logged in before have been logged out.</p>
        <Link
          className={joinClassNames(
            buttonStyles['button'],
            buttonStyles['button-primary'],
            buttonStyles['button-large'],
          )}
          href={staffPagePaths.login()}
        >
          Go to log in
        </Link>
      </Frame>
    );
  }
  return (
    <Frame title={title}>
      <ChoosePasswordForm
        link={state.link}
        onDone={() => setState({ is: 'done' })}
        onDead={() => setState({ is: 'dead' })}
      />
    </Frame>
  );
}

function DeadLink({ isFirst }: { isFirst: boolean }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Frame title="This link does not work any more">
      {isFirst ? (
        <p>
          It was used, a newer one was sent, or seven days have passed. Ask an admin of your
          organisation for another, or send one to yourself.
        </p>
      ) : (
        <p>It was used, a newer one was sent, or half an hour has passed.</p>
      )}
      <Button look="primary" size="large" onClick={() => setAsking(true)}>
        Get a new link
      </Button>
      <p>
        <Link href={staffPagePaths.login()}>Back to log in</Link>
      </p>
      {isAsking && <ForgottenPasswordDialog email="" onClose={() => setAsking(false)} />}
    </Frame>
  );
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={styles['password-page']}>
      <title>{`${title} – Evenhand`}</title>
      <WelcomePageLogoLink />
      <h1>{title}</h1>
      {children}
    </main>
  );
}
