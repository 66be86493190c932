import type { ItemShownToCandidateByKind } from '@evenhand/contract/job-plan/item-shown-to-candidate-types.ts';
import type { PlanItemAnswerFieldProps } from './plan-item-answer-field-props.ts';
import {
  describedByIdsOfPlanItemField,
  PlanItemFieldNotes,
  PlanItemFieldTitle,
} from './plan-item-field-title-and-notes.tsx';
import styles from './plan-item-answer-field.module.css';

export function SingleChoiceAnswerField(props: PlanItemAnswerFieldProps<'one-of'>) {
  return <Choices {...props} options={props.item.options} type="radio" hint={undefined} />;
}

export function MultipleChoiceAnswerField(props: PlanItemAnswerFieldProps<'many-of'>) {
  const hint = amountHint(props.item);
  return <Choices {...props} options={props.item.options} type="checkbox" hint={hint} />;
}

const yesAndNo = [
  { key: 'yes', words: 'Yes' },
  { key: 'no', words: 'No' },
];

export function YesNoAnswerField(props: PlanItemAnswerFieldProps<'yes-no'>) {
  return <Choices {...props} options={yesAndNo} type="radio" hint={undefined} />;
}

type ChoicesProps = PlanItemAnswerFieldProps<'one-of' | 'many-of' | 'yes-no'> & {
  options: readonly { key: string; words: string }[];
  type: 'radio' | 'checkbox';
  hint: string | undefined;
};

function Choices({
  item,
  name,
  typed = [],
  problem,
  isDisabled,
  options,
  type,
  hint,
}: ChoicesProps) {
  // Without a script, a radio button that was pressed cannot be taken back but by another.
  const none = type === 'radio' && !item.required ? [{ key: '', words: 'No answer' }] : [];
  const described = describedByIdsOfPlanItemField({ name, problem, hint });
  return (
    <fieldset
      className={styles['item']}
      id={name}
      disabled={isDisabled}
      aria-describedby={described['aria-describedby']}
    >
      <legend>
        <PlanItemFieldTitle item={item} />
      </legend>
      <PlanItemFieldNotes item={item} name={name} problem={problem} hint={hint} />
      <div className={styles['options']}>
        {[...options, ...none].map(({ key, words }) => (
          <label key={key}>
            <input
              type={type}
              // Each field of a form has a name of its own, so that none is sent twice.
              {...(type === 'checkbox'
                ? { name: `${name}.${key}`, value: 'yes' }
                : { name, value: key })}
              defaultChecked={key === '' ? typed.length === 0 : typed.includes(key)}
              aria-invalid={described['aria-invalid']}
            />
            <span>{words}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function amountHint({ least, most, options }: ItemShownToCandidateByKind['many-of']): string {
  const hasMost = most !== null && most < options.length;
  if (hasMost && least === most) return `Choose ${most}.`;
  if (hasMost)
    return least > 0 ? `Choose at least ${least} and at most ${most}.` : `Choose at most ${most}.`;
  return least > 1 ? `Choose at least ${least}.` : 'Choose all that apply.';
}
