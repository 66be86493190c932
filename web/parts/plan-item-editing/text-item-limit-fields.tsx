import { NumberFieldWhileTyping } from './number-field-while-typing.tsx';
import type { PlanItemKindFieldsProps } from './plan-item-kind-fields-props.ts';
import styles from './plan-item-editing.module.css';

export function LongTextQuestionFields({
  item,
  errors,
  onChange,
}: PlanItemKindFieldsProps<'long-text'>) {
  return (
    <div className={styles['short-fields']}>
      <NumberFieldWhileTyping
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

export function ShortTextQuestionFields({
  item,
  errors,
  onChange,
}: PlanItemKindFieldsProps<'short-text'>) {
  return (
    <div className={styles['short-fields']}>
      <NumberFieldWhileTyping
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
