import type { ItemShownToCandidateByKind } from '@evenhand/contract/job-plan/item-shown-to-candidate-types.ts';
import type { PlanItemAnswerFieldProps } from './plan-item-answer-field-props.ts';
import {
  describedByIdsOfPlanItemField,
  PlanItemFieldNotes,
  PlanItemFieldTitle,
} from './plan-item-field-title-and-notes.tsx';
import styles from './plan-item-answer-field.module.css';

/** Plain text with the keys for digits: a browser's own number field empties itself where it does not understand "1.234,56". */
export function NumberAnswerField({
  item,
  name,
  typed,
  problem,
  isDisabled,
}: PlanItemAnswerFieldProps<'number'>) {
  const hint = numberHint(item);
  return (
    <div className={styles['item']}>
      <label htmlFor={name}>
        <PlanItemFieldTitle item={item} />
      </label>
      <PlanItemFieldNotes item={item} name={name} problem={problem} hint={hint} />
      <div className={styles['with-unit']}>
        <input
          type="text"
          inputMode={item.decimals === 0 && (item.min ?? -1) >= 0 ? 'numeric' : 'decimal'}
          id={name}
          name={name}
          className={styles['number']}
          defaultValue={typed?.[0]}
          disabled={isDisabled}
          autoComplete="off"
          {...describedByIdsOfPlanItemField({ name, problem, hint })}
        />
        {item.unit && <span>{item.unit}</span>}
      </div>
    </div>
  );
}

function numberHint({ min, max, unit, decimals }: ItemShownToCandidateByKind['number']): string {
  const words = (bound: number) =>
    `${bound.toLocaleString('en-GB', { maximumFractionDigits: 6 })}${unit === null ? '' : ` ${unit}`}`;
  const kind =
    decimals === 0
      ? 'A whole number'
      : `A number with up to ${decimals === 1 ? 'one decimal' : `${decimals} decimals`}`;
  if (min !== null && max !== null) return `${kind}, between ${words(min)} and ${words(max)}.`;
  if (min !== null) return `${kind}, at least ${words(min)}.`;
  return max === null ? `${kind}.` : `${kind}, at most ${words(max)}.`;
}
