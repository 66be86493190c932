import { useId } from 'react';
import fieldStyles from '../../ui/text-input-field.module.css';
import styles from './segmented-choice-field.module.css';

type Props<Value extends string> = {
  label: string;
  hint?: string;
  value: Value;
  options: Readonly<Record<Value, string>>;
  onChoose: (value: Value) => void;
};

/** One of two or three, side by side. */
export function SegmentedChoiceField<Value extends string>({
  label,
  hint,
  value,
  options,
  onChoose,
}: Props<Value>) {
  const id = useId();
  // Keys of an object literal come back as plain text; they are the very values of its type.
  const values = Object.keys(options) as Value[];
  return (
    <fieldset className={fieldStyles['field']} aria-describedby={hint && `${id}-hint`}>
      <legend className={styles['segments-label']}>{label}</legend>
      {hint && (
        <p className={fieldStyles['field-hint']} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles['segments']}>
        {values.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name={id}
              value={each}
              checked={each === value}
              onChange={() => onChoose(each)}
            />
            <span>{options[each]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
