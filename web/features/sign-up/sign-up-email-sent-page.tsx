import { IconMail } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { readSignUpDraft } from './sign-up-draft-in-memory-and-from-url.ts';
import { SignUpPageFrame } from './sign-up-page-frame.tsx';
import { useSignUpMode } from './use-sign-up-mode.ts';
import styles from './sign-up.module.css';

/** The same for everybody: it never tells whether the address has an account. */
export function SignUpEmailSentPage({ again }: { again?: ReactNode }) {
  const { email } = readSignUpDraft();
  const outbox = useSignUpMode()?.outbox;

  return (
    <SignUpPageFrame title="check your e-mail">
      <IconMail className={styles['sign-up-sign']} size={34} stroke={1.5} aria-hidden="true" />
      <h1>Check your e-mail</h1>
      <p>
        A message is on its way to <strong>{email ?? 'the address you gave'}</strong>. Open its link
        within 24 hours to choose a password and start.
      </p>
      <h2>Nothing there after a few minutes?</h2>
      <p>
        Look in the spam folder, then look whether the address is right.{' '}
        {again ?? (
          <>
            <Link href={staffPagePaths.signUp('1')}>Change the address</Link> or{' '}
            <Link href={staffPagePaths.signUp('3')}>send it again</Link>
          </>
        )}
        ; what you typed is still there.
      </p>
      {outbox && (
        <p className={styles['sign-up-note']}>
          This is the demo: every e-mail is shown in the <a href={outbox}>outbox</a>.
        </p>
      )}
    </SignUpPageFrame>
  );
}
