import type { ComponentProps } from 'react';
import { PasswordField } from './password-field.tsx';
import { estimatePasswordStrength } from './password-strength.ts';
import styles from './new-password-field.module.css';

type Props = Omit<ComponentProps<typeof PasswordField>, 'hint' | 'value'> & {
  value: string;
  leastLength: number;
};

/** A password to be chosen, with what is asked of it before, and how it does while it is typed. */
export function NewPasswordField({ value, leastLength, ...field }: Props) {
  const strength = estimatePasswordStrength(value, leastLength);
  return (
    <div className={styles['new-password']}>
      <PasswordField
        {...field}
        autoComplete="new-password"
        value={value}
        hint={`At least ${leastLength} characters. Three or four words in a row are easy to remember.`}
      />
      <div className={styles['new-password-strength']} data-level={strength?.level}>
        <span aria-hidden="true" hidden={!strength}>
          {[1, 2, 3].map((step) => (
            <i key={step} data-on={strength && strength.level >= step ? '' : undefined} />
          ))}
        </span>
        <p role="status">{strength?.words}</p>
      </div>
    </div>
  );
}
