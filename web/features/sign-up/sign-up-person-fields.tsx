import type { SignUpMode } from '@evenhand/contract/sign-up.ts';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { readSignUpDraft } from './sign-up-draft-in-memory-and-from-url.ts';
import type { SignUpProblems } from './sign-up-steps-their-answers-and-problems.ts';
import styles from './sign-up.module.css';

type Props = { problems: SignUpProblems; mode: SignUpMode | undefined };

/** Who signs up. */
export function SignUpPersonFields({ problems, mode }: Props) {
  const draft = readSignUpDraft();
  return (
    <>
      <div className={styles['sign-up-pair']}>
        <TextInputField
          label="First name"
          name="firstName"
          size="large"
          autoComplete="given-name"
          maxLength={100}
          defaultValue={draft.firstName}
          error={problems['firstName']}
        />
        <TextInputField
          label="Last name"
          name="lastName"
          size="large"
          autoComplete="family-name"
          maxLength={100}
          defaultValue={draft.lastName}
          error={problems['lastName']}
        />
      </div>
      <TextInputField
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
      <TextInputField
        label="Job title (optional)"
        name="jobTitle"
        size="large"
        autoComplete="organization-title"
        maxLength={120}
        defaultValue={draft.jobTitle}
        error={problems['jobTitle']}
      />
      {mode === 'invite' && (
        <TextInputField
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
  );
}
