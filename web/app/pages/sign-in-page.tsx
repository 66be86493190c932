import { lazy, Suspense, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { loadChunk } from '../../net/load-chunk.ts';
import { isServerDrawn, paths } from '../../net/paths.ts';
import { readSite } from '../../net/site.ts';
import { ErrorNote } from '../../ui/error-note.tsx';
import { WelcomeLogo } from '../../parts/layout/welcome-logo.tsx';
import { CandidateNote } from '../../features/sign-in/candidate-note.tsx';
import { loadSessionCalls } from '../../features/sign-in/load-session-calls.ts';
import { loginErrorText } from '../../features/sign-in/login-error.ts';
import { SingleSignOnLink } from '../../features/sign-in/single-sign-on-link.tsx';
import { QuotePanel } from '../../features/sign-in/quote-panel.tsx';
import { safePath } from '../../features/sign-in/safe-path.ts';
import type { CodeStep, Entry } from '../../features/sign-in/session-calls.ts';
import { SignInForm, type Typed } from '../../features/sign-in/sign-in-form.tsx';
import { useSession } from '../../features/sign-in/use-session.ts';
import styles from '../../features/sign-in/sign-in-page.module.css';

const ForgottenDialog = lazy(async () => ({
  default: (await loadChunk(() => import('../../features/sign-in/forgotten-dialog.tsx')))
    .ForgottenDialog,
}));
const CodeDialog = lazy(async () => ({
  default: (await loadChunk(() => import('../../features/sign-in/code-dialog.tsx'))).CodeDialog,
}));

type Open = { is: 'forgotten'; email: string } | { is: 'code'; step: CodeStep; typed: Typed };

export function SignInPage() {
  const [, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const query = search.get('path');
  const next = safePath(query, location.origin);
  const error = loginErrorText(search.get('loginError'));
  const { takesSignUps, hasOtherWayIn } = readSite();
  const [open, setOpen] = useState<Open>();
  // Not asked for earlier: the way to a provider belongs to the pre-session, which the first answer brings.
  const [isOut, setOut] = useState(false);

  function leave(to: string) {
    if (isServerDrawn(to)) location.replace(to);
    else navigate(to, { replace: true });
  }

  async function begin() {
    const wasAsked = query !== null && next !== paths.home();
    leave(wasAsked ? next : ((await (await loadSessionCalls())?.findFirstPage()) ?? next));
  }

  function goOn(entry: Exclude<Entry, { is: 'refused' }>, typed: Typed) {
    if (entry.is === 'code') setOpen({ is: 'code', step: entry.step, typed });
    else if (entry.is === 'expired') leave(paths.expired());
    else if (entry.redirect === undefined) void begin();
    else leave(safePath(entry.redirect, location.origin));
  }

  useSession((session) => {
    if (session === 'expired') leave(paths.expired());
    else if (session === 'in') void begin();
    else if (session === 'half') void goOnFromElsewhere();
    else setOut(true);
  });

  async function goOnFromElsewhere() {
    const entry = await (await loadSessionCalls())?.goOn();
    if (entry?.is === 'code') goOn(entry, { email: '', password: '' });
  }

  return (
    <div className={styles['sign-in']}>
      <title>Log in – Evenhand</title>
      <main className={styles['sign-in-main']}>
        <WelcomeLogo />
        <h1>Log in</h1>
        {error && <ErrorNote>{error}</ErrorNote>}
        <SignInForm onEntry={goOn} onForgotten={(email) => setOpen({ is: 'forgotten', email })} />
        {isOut && hasOtherWayIn && <SingleSignOnLink next={next} />}
        {takesSignUps && (
          <p>
            New to Evenhand? <Link href={paths.welcome()}>See how it works and sign up</Link>
          </p>
        )}
        <CandidateNote />
      </main>
      <QuotePanel />
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
