import type { PlanItemAnswerFieldProps } from './plan-item-answer-field-props.ts';
import {
  describedByIdsOfPlanItemField,
  PlanItemFieldNotes,
  PlanItemFieldTitle,
} from './plan-item-field-title-and-notes.tsx';
import styles from './plan-item-answer-field.module.css';

export function StatementAnswerField({
  item,
  name,
  typed,
  problem,
  isDisabled,
}: PlanItemAnswerFieldProps<'statement'>) {
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
            {...describedByIdsOfPlanItemField({ name, problem })}
          />
          <span>
            <PlanItemFieldTitle item={item} />
          </span>
        </label>
      </div>
      <PlanItemFieldNotes item={item} name={name} problem={problem} />
    </div>
  );
}
