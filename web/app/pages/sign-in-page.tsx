import { lazy, Suspense, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { loadChunkWithRetry } from '../../net/load-chunk-with-retry.ts';
import { isServerRenderedPath, staffPagePaths } from '../../net/staff-page-paths.ts';
import { readSiteSettingsFromPage } from '../../net/read-site-settings-from-page.ts';
import { ErrorNote } from '../../ui/error-note.tsx';
import { WelcomePageLogoLink } from '../../parts/layout/welcome-page-logo-link.tsx';
import { CandidateLoginNote } from '../../features/sign-in/candidate-login-note.tsx';
import { loadLoginCallsModule } from '../../features/sign-in/load-login-calls-module.ts';
import { externalLoginErrorText } from '../../features/sign-in/external-login-error-text.ts';
import { SingleSignOnLink } from '../../features/sign-in/single-sign-on-link.tsx';
import { LoginQuotePanel } from '../../features/sign-in/login-quote-panel.tsx';
import { safePathAfterLogin } from '../../features/sign-in/safe-path-after-login.ts';
import type {
  LoginTwoFactorSetUpSecret,
  LoginOutcome,
} from '../../features/sign-in/login-calls.ts';
import { SignInForm, type LoginCredentials } from '../../features/sign-in/sign-in-form.tsx';
import { useCheckLoginStateOnce } from '../../features/sign-in/use-check-login-state-once.ts';
import styles from '../../features/sign-in/sign-in-page.module.css';

const ForgottenDialog = lazy(async () => ({
  default: (
    await loadChunkWithRetry(() => import('../../features/sign-in/forgotten-password-dialog.tsx'))
  ).ForgottenPasswordDialog,
}));
const CodeDialog = lazy(async () => ({
  default: (
    await loadChunkWithRetry(() => import('../../features/sign-in/login-two-factor-dialog.tsx'))
  ).LoginTwoFactorDialog,
}));

type Open =
  | { is: 'forgotten'; email: string }
  | { is: 'code'; step: LoginTwoFactorSetUpSecret; typed: LoginCredentials };

export function SignInPage() {
  const [, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const query = search.get('path');
  const next = safePathAfterLogin(query, location.origin);
  const error = externalLoginErrorText(search.get('loginError'));
  const { takesSignUps, hasOtherWayIn } = readSiteSettingsFromPage();
  const [open, setOpen] = useState<Open>();
  // Not asked for earlier: the way to a provider belongs to the pre-session, which the first answer brings.
  const [isOut, setOut] = useState(false);

  function leave(to: string) {
    if (isServerRenderedPath(to)) location.replace(to);
    else navigate(to, { replace: true });
  }

  async function begin() {
    const wasAsked = query !== null && next !== staffPagePaths.home();
    leave(
      wasAsked
        ? next
        : ((await (await loadLoginCallsModule())?.findDefaultPageAfterLogin()) ?? next),
    );
  }

  function goOn(entry: Exclude<LoginOutcome, { is: 'refused' }>, typed: LoginCredentials) {
    if (entry.is === 'code') setOpen({ is: 'code', step: entry.step, typed });
    else if (entry.is === 'expired') leave(staffPagePaths.expired());
    else if (entry.redirect === undefined) void begin();
    else leave(safePathAfterLogin(entry.redirect, location.origin));
  }

  useCheckLoginStateOnce((session) => {
    if (session === 'expired') leave(staffPagePaths.expired());
    else if (session === 'in') void begin();
    else if (session === 'half') void goOnFromElsewhere();
    else setOut(true);
  });

  async function goOnFromElsewhere() {
    const entry = await (await loadLoginCallsModule())?.continuePendingLogin();
    if (entry?.is === 'code') goOn(entry, { email: '', password: '' });
  }

  return (
    <div className={styles['sign-in']}>
      <title>Log in – Evenhand</title>
      <main className={styles['sign-in-main']}>
        <WelcomePageLogoLink />
        <h1>Log in</h1>
        {error && <ErrorNote>{error}</ErrorNote>}
        <SignInForm onEntry={goOn} onForgotten={(email) => setOpen({ is: 'forgotten', email })} />
        {isOut && hasOtherWayIn && <SingleSignOnLink next={next} />}
        {takesSignUps && (
          <p>
            New to Evenhand?{' '}
            <Link href={staffPagePaths.welcome()}>See how it works and sign up</Link>
          </p>
        )}
        <CandidateLoginNote />
      </main>
      <LoginQuotePanel />
      <Suspense fallback={null}>
        {open?.is === 'forgotten' && (
          <ForgottenDialog email={open.email} onClose={() => setOpen(undefined)} />
        )}
        {open?.is === 'code' && (
          <CodeDialog
            step={open.step}
            typed={open.typed}
            onIn={() => void begin()}
            onClose={() => setOpen(undefined)}
          />
        )}
      </Suspense>
    </div>
  );
}
