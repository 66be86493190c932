import type { PlanItemAnswerFieldProps } from './plan-item-answer-field-props.ts';
import {
  describedByIdsOfPlanItemField,
  PlanItemFieldNotes,
  PlanItemFieldTitle,
} from './plan-item-field-title-and-notes.tsx';
import { WordsLeftNote } from './words-left-note.tsx';
import styles from './plan-item-answer-field.module.css';

export function LongTextAnswerField({
  item,
  name,
  typed,
  problem,
  isDisabled,
}: PlanItemAnswerFieldProps<'long-text'>) {
  const hint = `Up to ${item.maxWords} words.`;
  const described = describedByIdsOfPlanItemField({ name, problem, hint });
  return (
    <div className={styles['item']}>
      <label htmlFor={name}>
        <PlanItemFieldTitle item={item} />
      </label>
      <PlanItemFieldNotes item={item} name={name} problem={problem} hint={hint} />
      <textarea
        id={name}
        name={name}
        className={styles['long-text']}
        rows={8}
        defaultValue={typed?.[0]}
        disabled={isDisabled}
        spellCheck
        autoComplete="off"
        {...described}
        aria-describedby={`${described['aria-describedby']} ${name}-words`}
      />
      <WordsLeftNote id={`${name}-words`} text={typed?.[0] ?? ''} maxWords={item.maxWords} />
    </div>
  );
}

export function ShortTextAnswerField({
  item,
  name,
  typed,
  problem,
  isDisabled,
}: PlanItemAnswerFieldProps<'short-text'>) {
  const hint = `One line, up to ${item.maxCharacters} characters.`;
  return (
    <div className={styles['item']}>
      <label htmlFor={name}>
        <PlanItemFieldTitle item={item} />
      </label>
      <PlanItemFieldNotes item={item} name={name} problem={problem} hint={hint} />
      <input
        type="text"
        id={name}
        name={name}
        defaultValue={typed?.[0]}
        disabled={isDisabled}
        spellCheck
        autoComplete="off"
        {...describedByIdsOfPlanItemField({ name, problem, hint })}
      />
    </div>
  );
}

/** Written on one line of plain text: what browsers check of an address refuses one without its scheme. */
export function LinkAnswerField({
  item,
  name,
  typed,
  problem,
  isDisabled,
}: PlanItemAnswerFieldProps<'link'>) {
  const hint = 'The address of the page, such as https://example.org/work.';
  return (
    <div className={styles['item']}>
      <label htmlFor={name}>
        <PlanItemFieldTitle item={item} />
      </label>
      <PlanItemFieldNotes item={item} name={name} problem={problem} hint={hint} />
      <input
        type="text"
        inputMode="url"
        id={name}
        name={name}
        defaultValue={typed?.[0]}
        disabled={isDisabled}
        autoCapitalize="none"
        autoComplete="off"
        {...describedByIdsOfPlanItemField({ name, problem, hint })}
      />
    </div>
  );
}
