import { useLocation } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { SignUpPersonFields } from './sign-up-person-fields.tsx';
import { SignUpClosedPage } from './sign-up-closed-page.tsx';
import { SignUpPageFrame } from './sign-up-page-frame.tsx';
import { SignUpStepForm } from './sign-up-step-form.tsx';
import { useSignUpMode } from './use-sign-up-mode.ts';
import styles from './sign-up.module.css';

export function SignUpPersonStepPage() {
  const [, navigate] = useLocation();
  const mode = useSignUpMode()?.mode;
  if (mode === 'closed') return <SignUpClosedPage />;

  return (
    <SignUpPageFrame title="about you" back={staffPagePaths.welcome()} step={1}>
      <h1>About you</h1>
      <p className={styles['sign-up-lead']}>
        You will be the first admin. You can invite colleagues later.
      </p>
      <SignUpStepForm
        step="1"
        action="Continue"
        onDone={() => navigate(staffPagePaths.signUp('2'))}
        fields={(problems) => <SignUpPersonFields problems={problems} mode={mode} />}
      />
    </SignUpPageFrame>
  );
}
