import { IconAlertCircle } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinClassNames } from './join-class-names.ts';
import fieldStyles from './text-input-field.module.css';
import styles from './text-area.module.css';

type Props = Omit<ComponentProps<'textarea'>, 'id'> & {
  label: ReactNode;
  hint?: string;
  error?: string | undefined;
  /** Lies under the letters and grows with them: the same text, with marks. */
  behind?: ReactNode;
};

/** Several lines; grows with what is written. */
export function TextArea({ label, hint, error, behind, ...area }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  const control = (
    <textarea
      {...area}
      id={id}
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
    />
  );
  return (
    <div className={joinClassNames(fieldStyles['field'], styles['text-area'])}>
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className={fieldStyles['field-hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {behind ? (
        <div className={styles['text-area-stack']}>
          {behind}
          {control}
        </div>
      ) : (
        control
      )}
      {error && (
        <p className={fieldStyles['field-error']} id={`${id}-error`}>
          <IconAlertCircle size={16} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
