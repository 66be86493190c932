import { TextInputField } from '../../ui/text-input-field.tsx';
import { NumberFieldWhileTyping } from './number-field-while-typing.tsx';
import type { PlanItemKindFieldsProps } from './plan-item-kind-fields-props.ts';
import styles from './plan-item-editing.module.css';

export function NumberQuestionFields({
  item,
  errors,
  onChange,
}: PlanItemKindFieldsProps<'number'>) {
  return (
    <div className={styles['short-fields']}>
      <TextInputField
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
      <NumberFieldWhileTyping
        label="Least (optional)"
        step={0.01}
        isOptional
        value={item.min}
        error={errors['min']}
        onChange={(min) => onChange({ ...item, min })}
      />
      <NumberFieldWhileTyping
        label="Most (optional)"
        step={0.01}
        isOptional
        value={item.max}
        error={errors['max']}
        onChange={(max) => onChange({ ...item, max })}
      />
      <NumberFieldWhileTyping
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

export function DateQuestionFields({ item, errors, onChange }: PlanItemKindFieldsProps<'date'>) {
  return (
    <div className={styles['short-fields']}>
      <TextInputField
        type="date"
        label="Earliest (optional)"
        value={item.earliest ?? ''}
        error={errors['earliest']}
        onChange={({ currentTarget }) =>
          onChange({ ...item, earliest: currentTarget.value || null })
        }
      />
      <TextInputField
        type="date"
        label="Latest (optional)"
        value={item.latest ?? ''}
        error={errors['latest']}
        onChange={({ currentTarget }) => onChange({ ...item, latest: currentTarget.value || null })}
      />
    </div>
  );
}
