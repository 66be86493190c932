import type { PlanItemFieldProps } from './plan-item-field-props.ts';
import { describePlanItemField, PlanItemNotes, PlanItemTitle } from './plan-item-label.tsx';
import styles from './plan-item-field.module.css';

export function FileItemField({ item, name, problem, isDisabled }: PlanItemFieldProps<'file'>) {
  const hint = item.filesMax === 1 ? 'One file.' : `Up to ${item.filesMax} files.`;
  return (
    <div className={styles['item']}>
      <label htmlFor={name}>
        <PlanItemTitle item={item} />
      </label>
      <PlanItemNotes item={item} name={name} problem={problem} hint={hint} />
      <input
        type="file"
        id={name}
        name={name}
        multiple={item.filesMax > 1}
        disabled={isDisabled}
        {...describePlanItemField({ name, problem, hint })}
      />
    </div>
  );
}
