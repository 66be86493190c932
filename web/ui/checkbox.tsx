import type { ComponentProps } from 'react';
import styles from './checkbox.module.css';

type Props = Omit<ComponentProps<'input'>, 'type'> & {
  label: string;
  /** One of several instead of any of several. */
  exclusive?: boolean;
  /** How many there are. */
  count?: number | undefined;
};

export function Checkbox({ label, exclusive, count, ...input }: Props) {
  return (
    <label className={styles['checkbox']}>
      <input {...input} type={exclusive ? 'radio' : 'checkbox'} />
      <span>{label}</span>
      {count !== undefined && <span className={styles['checkbox-count']}>{count}</span>}
    </label>
  );
}
