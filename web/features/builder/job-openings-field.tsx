import { useState } from 'react';
import { pluralise } from '../../parts/words/pluralise.ts';
import { Field } from '../../ui/field.tsx';
import { PlannedNumberField } from './planned-number-field.tsx';
import styles from './advert-details-field-groups.module.css';

type Props = {
  openings: number;
  /** How many candidates were told of; null in a draft. */
  told: number | null;
  error: string | undefined;
  onChange: (openings: number, reason: string) => void;
};

const input = {
  type: 'number',
  inputMode: 'numeric',
  min: 1,
  max: 999,
  step: 1,
  label: 'Openings',
  hint: 'How many people you want to hire.',
} as const;

/** While somebody types, the field may be empty; what is kept is always a number. */
export function JobOpeningsField({ openings, told, error, onChange }: Props) {
  const [typed, setTyped] = useState<string | null>(null);
  if (told !== null) {
    return (
      <PlannedNumberField
        {...input}
        value={openings}
        saved={told}
        told={pluralise(told, 'opening')}
        error={error}
        onSave={onChange}
      />
    );
  }
  return (
    <div className={styles['advert-short']}>
      <Field
        {...input}
        value={typed ?? openings}
        error={error}
        onBlur={() => setTyped(null)}
        onChange={({ currentTarget: { value, valueAsNumber } }) => {
          setTyped(value);
          if (Number.isInteger(valueAsNumber)) onChange(valueAsNumber, '');
        }}
      />
    </div>
  );
}
