import type { ItemShownToCandidateByKind } from '@evenhand/contract/job-plan/item-shown-to-candidate-types.ts';
import type { PlanItemAnswerFieldProps } from './plan-item-answer-field-props.ts';
import {
  describedByIdsOfPlanItemField,
  PlanItemFieldNotes,
  PlanItemFieldTitle,
} from './plan-item-field-title-and-notes.tsx';
import styles from './plan-item-answer-field.module.css';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function DateAnswerField({
  item,
  name,
  typed,
  problem,
  isDisabled,
}: PlanItemAnswerFieldProps<'date'>) {
  const hint = dateHint(item);
  const text = typed?.[0] ?? '';
  // A browser's own date field shows nothing of what is no day: what was typed is given back as text.
  const isOwnField = text === '' || DAY.test(text);
  return (
    <div className={styles['item']}>
      <label htmlFor={name}>
        <PlanItemFieldTitle item={item} />
      </label>
      <PlanItemFieldNotes item={item} name={name} problem={problem} hint={hint} />
      <input
        type={isOwnField ? 'date' : 'text'}
        id={name}
        name={name}
        className={styles['date']}
        min={item.earliest ?? undefined}
        max={item.latest ?? undefined}
        defaultValue={text}
        disabled={isDisabled}
        autoComplete="off"
        {...describedByIdsOfPlanItemField({ name, problem, hint })}
      />
    </div>
  );
}

function dateHint({ earliest, latest }: ItemShownToCandidateByKind['date']): string | undefined {
  if (earliest !== null && latest !== null)
    return `Between ${inWords(earliest)} and ${inWords(latest)}.`;
  if (earliest !== null) return `From ${inWords(earliest)} on.`;
  return latest === null ? undefined : `Up to ${inWords(latest)}.`;
}

/** With the month as a word, so that nothing can be the other way round. */
function inWords(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}
