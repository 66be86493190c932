import { IconAlertCircle, IconChevronDown } from '@tabler/icons-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { joinClassNames } from './join-class-names.ts';
import fieldStyles from './text-input-field.module.css';
import styles from './select-field.module.css';

type Props = Omit<ComponentProps<'select'>, 'id' | 'size'> & {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  size?: 'large';
  /** The options. */
  children: ReactNode;
};

/** A native select with its label, as a field of a form. */
export function SelectField({ label, hint, error, size, children, ...select }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div
      className={
        size === 'large'
          ? joinClassNames(fieldStyles['field'], fieldStyles['field-large'], styles['field-large'])
          : fieldStyles['field']
      }
    >
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className={fieldStyles['field-hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles['select-box']}>
        <select
          {...select}
          id={id}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        >
          {children}
        </select>
        <IconChevronDown size={16} aria-hidden="true" />
      </div>
      {error && (
        <p className={fieldStyles['field-error']} id={`${id}-error`}>
          <IconAlertCircle size={16} aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  );
}
