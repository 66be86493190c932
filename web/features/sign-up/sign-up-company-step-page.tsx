import { useLocation } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { SignUpCompanyFields } from './sign-up-company-fields.tsx';
import { SignUpPageFrame } from './sign-up-page-frame.tsx';
import { SignUpStepForm } from './sign-up-step-form.tsx';
import styles from './sign-up.module.css';

export function SignUpCompanyStepPage() {
  const [, navigate] = useLocation();
  return (
    <SignUpPageFrame title="your organisation" back={staffPagePaths.signUp('1')} step={2}>
      <h1>Your organisation</h1>
      <p className={styles['sign-up-lead']}>
        Candidates see its name. You can change all of this later.
      </p>
      <SignUpStepForm
        step="2"
        action="Continue"
        onDone={() => navigate(staffPagePaths.signUp('3'))}
        fields={(problems) => <SignUpCompanyFields problems={problems} />}
      />
    </SignUpPageFrame>
  );
}
