import { Field } from '../../ui/field.tsx';
import { DraftNumberField } from './draft-number-field.tsx';
import type { ItemFieldsProps } from './item-fields-props.ts';
import styles from './plan-item-editing.module.css';

export function NumberItemFields({ item, errors, onChange }: ItemFieldsProps<'number'>) {
  return (
    <div className={styles['short-fields']}>
      <Field
        label="Unit (optional)"
        value={item.unit ?? ''}
        maxLength={20}
        error={errors['unit']}
        autoComplete="off"
        onChange={({ currentTarget }) =>
          onChange({
            ...item,
            unit: currentTarget.value.trim() === '' ? null : currentTarget.value,
          })
        }
      />
      <DraftNumberField
        label="Least (optional)"
        step={0.01}
        isOptional
        value={item.min}
        error={errors['min']}
        onChange={(min) => onChange({ ...item, min })}
      />
      <DraftNumberField
        label="Most (optional)"
        step={0.01}
        isOptional
        value={item.max}
        error={errors['max']}
        onChange={(max) => onChange({ ...item, max })}
      />
      <DraftNumberField
        label="Decimals"
        min={0}
        max={6}
        value={item.decimals}
        error={errors['decimals']}
        onChange={(decimals) => onChange({ ...item, decimals })}
      />
    </div>
  );
}

export function DateItemFields({ item, errors, onChange }: ItemFieldsProps<'date'>) {
  return (
    <div className={styles['short-fields']}>
      <Field
        type="date"
        label="Earliest (optional)"
        value={item.earliest ?? ''}
        error={errors['earliest']}
        onChange={({ currentTarget }) =>
          onChange({ ...item, earliest: currentTarget.value || null })
        }
      />
      <Field
        type="date"
        label="Latest (optional)"
        value={item.latest ?? ''}
        error={errors['latest']}
        onChange={({ currentTarget }) => onChange({ ...item, latest: currentTarget.value || null })}
      />
    </div>
  );
}
