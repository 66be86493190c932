import type { PlanItemFieldProps } from './plan-item-field-props.ts';
import { describePlanItemField, PlanItemNotes, PlanItemTitle } from './plan-item-label.tsx';
import styles from './plan-item-field.module.css';

export function StatementItemField({
  item,
  name,
  typed,
  problem,
  isDisabled,
}: PlanItemFieldProps<'statement'>) {
  return (
    <div className={styles['item']}>
      <div className={styles['options']}>
        <label>
          <input
            type="checkbox"
            id={name}
            name={name}
            value="yes"
            defaultChecked={typed?.includes('yes')}
            disabled={isDisabled}
            {...describePlanItemField({ name, problem })}
          />
          <span>
            <PlanItemTitle item={item} />
          </span>
        </label>
      </div>
      <PlanItemNotes item={item} name={name} problem={problem} />
    </div>
  );
}
