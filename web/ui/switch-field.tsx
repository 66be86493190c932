import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './switch-field.module.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'role' | 'id'> & {
  label: string;
  /** What it does, under the label. */
  says?: ReactNode;
};

/** On or off, at once. */
export function SwitchField({ label, says, ...input }: Props) {
  const id = useId();
  return (
    <label className={styles['switch']} htmlFor={id}>
      <span className={styles['switch-words']}>
        <strong id={`${id}-label`}>{label}</strong>
        {says && <small id={`${id}-says`}>{says}</small>}
      </span>
      <input
        {...input}
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={input.checked}
        aria-labelledby={`${id}-label`}
        aria-describedby={says ? `${id}-says` : undefined}
      />
    </label>
  );
}
