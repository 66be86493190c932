import './sign-in-page.css';
import { useLocation, useSearch } from 'wouter';
import { isServerDrawn, paths } from '../../paths.ts';
import { Logo } from '../../ui/logo.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { CandidateNote } from './candidate-note.tsx';
import { loginErrorText } from './login-error.ts';
import { QuotePanel } from './quote-panel.tsx';
import { safePath } from './safe-path.ts';
import { SignInForm } from './sign-in-form.tsx';
import { useSession } from './use-session.ts';

export function SignInPage() {
  const [, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const next = safePath(search.get('path'), location.origin);
  const error = loginErrorText(search.get('loginError'));

  function leave(organisation: 'active' | 'expired') {
    const to = organisation === 'expired' ? paths.expired() : next;
    if (isServerDrawn(to)) location.replace(to);
    else navigate(to, { replace: true });
  }

  useSession((session) => {
    if (session !== 'out') leave(session === 'expired' ? 'expired' : 'active');
  });

  return (
    <div className="sign-in">
      <title>Log in – Evenhand</title>
      <main className="sign-in-main">
        <Logo />
        <h1>Log in</h1>
        {error && <ErrorNote>{error}</ErrorNote>}
        <SignInForm onSignedIn={leave} />
        <CandidateNote />
      </main>
      <QuotePanel />
    </div>
  );
}
