import { useState } from 'react';
import { Field } from '../../ui/field.tsx';
import styles from './advert-details-field-groups.module.css';

type Props = {
  openings: number;
  error: string | undefined;
  onChange: (openings: number) => void;
};

/** While somebody types, the field may be empty; what is kept is always a number. */
export function JobOpeningsField({ openings, error, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <div className={styles['advert-short']}>
      <Field
        type="number"
        inputMode="numeric"
        min={1}
        max={999}
        step={1}
        label="Openings"
        hint="How many people you want to hire."
        value={typed ?? openings}
        error={error}
        onBlur={() => setTyped(null)}
        onChange={({ currentTarget: { value, valueAsNumber } }) => {
          setTyped(value);
          if (Number.isInteger(valueAsNumber)) onChange(valueAsNumber);
        }}
      />
    </div>
  );
}
