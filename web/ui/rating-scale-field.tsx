import type { ReactNode } from 'react';
import { joinClassNames } from './join-class-names.ts';
import styles from './rating-scale-field.module.css';

type Props = {
  name: string;
  asks: string;
  isOptional?: boolean;
  highest: number;
  /** What the lowest and the highest number mean. */
  from: string;
  to: string;
  chosen: number | null;
  /** Without it the form keeps what is chosen, as on pages without a script. */
  onChoose?: (rating: number) => void;
  describedBy?: string | undefined;
  className?: string | undefined;
  /** What is wrong with it, if anything. */
  children?: ReactNode;
};

/** A number from one to the highest, each a choice of its own. */
export function RatingScaleField(props: Props) {
  const { name, asks, isOptional, highest, from, to, chosen } = props;
  const { onChoose, describedBy, className, children } = props;
  return (
    <fieldset
      className={joinClassNames(styles['rating-scale'], className)}
      aria-describedby={describedBy}
    >
      <legend>
        {asks}
        {isOptional && <span> Optional</span>}
      </legend>
      <div className={styles['rating-row']}>
        {Array.from({ length: highest }, (_, i) => i + 1).map((n) => (
          <label key={n}>
            <input
              type="radio"
              name={name}
              value={n}
              {...(onChoose
                ? { checked: n === chosen, onChange: () => onChoose(n) }
                : { defaultChecked: n === chosen })}
              {...(n === 1 && { id: name, 'aria-label': `1, ${from}` })}
              {...(n === highest && { 'aria-label': `${highest}, ${to}` })}
            />
            <span aria-hidden={n === 1 || n === highest || undefined}>{n}</span>
          </label>
        ))}
      </div>
      <p className={styles['rating-ends']} aria-hidden="true">
        <span>1: {from}</span>
        <span>
          {highest}: {to}
        </span>
      </p>
      {children}
    </fieldset>
  );
}
