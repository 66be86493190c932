import { findSignUpMode } from '@evenhand/contract/sign-up.ts';
import { useLocation } from 'wouter';
import { paths } from '../../paths.ts';
import { Field } from '../../ui/field.tsx';
import { useCall } from '../../use-call.ts';
import { ClosedPage } from './closed-page.tsx';
import { signUpDraft } from './sign-up-draft.ts';
import { SignUpFrame } from './sign-up-frame.tsx';
import { StepForm } from './step-form.tsx';

export function AboutStep() {
  const [, navigate] = useLocation();
  const mode = useCall(findSignUpMode, {}).data?.mode;
  const draft = signUpDraft();
  if (mode === 'closed') return <ClosedPage />;

  return (
    <SignUpFrame title="about you" back={paths.welcome()} step={1}>
      <h1>About you</h1>
      <p className="sign-up-lead">You will be the first admin. You can invite colleagues later.</p>
      <StepForm
        step="1"
        action="Continue"
        onDone={() => navigate(paths.signUp('2'))}
        fields={(problems) => (
          <>
            <div className="sign-up-pair">
              <Field
                label="First name"
                name="firstName"
                size="large"
                autoComplete="given-name"
                maxLength={100}
                defaultValue={draft.firstName}
                error={problems['firstName']}
              />
              <Field
                label="Last name"
                name="lastName"
                size="large"
                autoComplete="family-name"
                maxLength={100}
                defaultValue={draft.lastName}
                error={problems['lastName']}
              />
            </div>
            <Field
              label="Work e-mail"
              hint="We send a link there. You need it to finish."
              type="email"
              name="email"
              size="large"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={254}
              defaultValue={draft.email}
              error={problems['email']}
            />
            <Field
              label="Job title (optional)"
              name="jobTitle"
              size="large"
              autoComplete="organization-title"
              maxLength={120}
              defaultValue={draft.jobTitle}
              error={problems['jobTitle']}
            />
            {mode === 'invite' && (
              <Field
                label="Invitation code"
                hint="You got it from whoever runs this site. It works for your e-mail address only."
                name="invitation"
                size="large"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                maxLength={60}
                defaultValue={draft.invitation}
                error={problems['invitation']}
              />
            )}
          </>
        )}
      />
    </SignUpFrame>
  );
}
