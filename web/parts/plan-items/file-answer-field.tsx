import type { PlanItemAnswerFieldProps } from './plan-item-answer-field-props.ts';
import {
  describedByIdsOfPlanItemField,
  PlanItemFieldNotes,
  PlanItemFieldTitle,
} from './plan-item-field-title-and-notes.tsx';
import styles from './plan-item-answer-field.module.css';

export function FileAnswerField({
  item,
  name,
  problem,
  isDisabled,
}: PlanItemAnswerFieldProps<'file'>) {
  const hint = item.filesMax === 1 ? 'One file.' : `Up to ${item.filesMax} files.`;
  return (
    <div className={styles['item']}>
      <label htmlFor={name}>
        <PlanItemFieldTitle item={item} />
      </label>
      <PlanItemFieldNotes item={item} name={name} problem={problem} hint={hint} />
      <input
        type="file"
        id={name}
        name={name}
        multiple={item.filesMax > 1}
        disabled={isDisabled}
        {...describedByIdsOfPlanItemField({ name, problem, hint })}
      />
    </div>
  );
}
