import { type ComponentProps, type ReactNode, useId } from 'react';
import { IconAlertCircle } from '@tabler/icons-react';
import { joinClassNames } from './join-class-names.ts';
import styles from './text-input-field.module.css';

type Props = Omit<ComponentProps<'input'>, 'id' | 'size'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  size?: 'large';
  /** Stands at the end of the label's line. */
  besideLabel?: ReactNode;
  /** Sits in the field, at its end. */
  end?: ReactNode;
};

export function TextInputField({ label, hint, error, size, besideLabel, end, ...input }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div
      className={
        size === 'large' ? joinClassNames(styles['field'], styles['field-large']) : styles['field']
      }
    >
      {besideLabel ? (
        <div className={styles['field-line']}>
          <label htmlFor={id}>{label}</label>
          {besideLabel}
        </div>
      ) : (
        <label htmlFor={id}>{label}</label>
      )}
      {hint && (
        <p className={styles['field-hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles['field-box']}>
        <input
          {...input}
          id={id}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        {end && <div className={styles['field-end']}>{end}</div>}
      </div>
      {error && (
        <p className={styles['field-error']} id={`${id}-error`}>
          <IconAlertCircle size={16} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
