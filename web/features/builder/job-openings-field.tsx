import { useState } from 'react';
import { pluraliseCount } from '../../parts/words/pluralise-count.ts';
import { TextInputField } from '../../ui/text-input-field.tsx';
import { PlanNumberFieldWithReason } from './plan-number-field-with-reason.tsx';
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
      <PlanNumberFieldWithReason
        {...input}
        value={openings}
        saved={told}
        told={pluraliseCount(told, 'opening')}
        error={error}
        onSave={onChange}
      />
    );
  }
  return (
    <div className={styles['advert-short']}>
      <TextInputField
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
