import { useLocation } from 'wouter';
import { paths } from '../../net/paths.ts';
import { CompanyFields } from './company-fields.tsx';
import { SignUpFrame } from './sign-up-frame.tsx';
import { StepForm } from './step-form.tsx';
import styles from './sign-up.module.css';

export function CompanyStep() {
  const [, navigate] = useLocation();
  return (
    <SignUpFrame title="your organisation" back={paths.signUp('1')} step={2}>
      <h1>Your organisation</h1>
      <p className={styles['sign-up-lead']}>
        Candidates see its name. You can change all of this later.
      </p>
      <StepForm
        step="2"
        action="Continue"
        onDone={() => navigate(paths.signUp('3'))}
        fields={(problems) => <CompanyFields problems={problems} />}
      />
    </SignUpFrame>
  );
}
