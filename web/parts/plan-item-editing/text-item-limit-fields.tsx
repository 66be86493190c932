import { DraftNumberField } from './draft-number-field.tsx';
import type { ItemFieldsProps } from './item-fields-props.ts';
import styles from './plan-item-editing.module.css';

export function LongTextItemFields({ item, errors, onChange }: ItemFieldsProps<'long-text'>) {
  return (
    <div className={styles['short-fields']}>
      <DraftNumberField
        label="Word limit"
        hint="50 to 2,000"
        min={50}
        max={2000}
        value={item.maxWords}
        error={errors['maxWords']}
        onChange={(maxWords) => onChange({ ...item, maxWords })}
      />
    </div>
  );
}

export function ShortTextItemFields({ item, errors, onChange }: ItemFieldsProps<'short-text'>) {
  return (
    <div className={styles['short-fields']}>
      <DraftNumberField
        label="Character limit"
        hint="1 to 500"
        min={1}
        max={500}
        value={item.maxCharacters}
        error={errors['maxCharacters']}
        onChange={(maxCharacters) => onChange({ ...item, maxCharacters })}
      />
    </div>
  );
}
