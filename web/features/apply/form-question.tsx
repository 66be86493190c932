import type { CandidateField, FieldCondition } from '@evenhand/contract/apply/candidate-answers.ts';
import { formFieldName } from '@evenhand/contract/apply/form-field-names.ts';
import { PlanItemField } from '../../parts/plan-items/plan-item-field.tsx';
import { ReadAsNote } from './read-as-note.tsx';
import styles from './form-question.module.css';

/** A question on the page of a form: whom it is for, its fields, and how an answer was understood. */
export function FormQuestion({
  item,
  typed,
  readAs,
  condition,
  problem,
}: CandidateField & { problem: string | undefined }) {
  const isUnderstood = item.kind === 'number' || item.kind === 'date';
  return (
    <div
      className={styles['question']}
      data-item={item.key}
      data-if-item={condition?.itemKey}
      data-if-options={condition?.options.map(({ key }) => key).join(' ')}
    >
      {condition && <OnlyIf {...condition} />}
      <PlanItemField item={item} name={formFieldName(item.key)} typed={typed} problem={problem} />
      {isUnderstood && <ReadAsNote itemKey={item.key} readAs={readAs} />}
    </div>
  );
}

/** Without scripts everybody sees the question, and is told whom it is for; with them, whoever it is not for does not. */
function OnlyIf({ question, options }: FieldCondition) {
  const listed = new Intl.ListFormat('en-GB', { type: 'disjunction' });
  return (
    <p className={styles['only-if']} data-only-if>
      Only if you answered {listed.format(options.map(({ words }) => `“${words}”`))} to “{question}”
    </p>
  );
}
