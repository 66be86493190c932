import { useLocation } from 'wouter';
import { paths } from '../../net/paths.ts';
import { AboutFields } from './about-fields.tsx';
import { ClosedPage } from './closed-page.tsx';
import { SignUpFrame } from './sign-up-frame.tsx';
import { StepForm } from './step-form.tsx';
import { useSignUp } from './use-sign-up.ts';
import styles from './sign-up.module.css';

export function AboutStep() {
  const [, navigate] = useLocation();
  const mode = useSignUp()?.mode;
  if (mode === 'closed') return <ClosedPage />;

  return (
    <SignUpFrame title="about you" back={paths.welcome()} step={1}>
      <h1>About you</h1>
      <p className={styles['sign-up-lead']}>
        You will be the first admin. You can invite colleagues later.
      </p>
      <StepForm
        step="1"
        action="Continue"
        onDone={() => navigate(paths.signUp('2'))}
        fields={(problems) => <AboutFields problems={problems} mode={mode} />}
      />
    </SignUpFrame>
  );
}
