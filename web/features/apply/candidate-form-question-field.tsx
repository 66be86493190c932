import type {
  CandidateFormFieldContent,
  CandidateFormFieldCondition,
} from '@evenhand/contract/apply/candidate-form-field-and-answered-question-types.ts';
import { formFieldName } from '@evenhand/contract/apply/format-and-parse-form-field-names.ts';
import { PlanItemAnswerField } from '../../parts/plan-items/plan-item-answer-field.tsx';
import { InterpretedAnswerNote } from './interpreted-answer-note.tsx';
import styles from './candidate-form-question-field.module.css';

/** A question on the page of a form: whom it is for, its fields, and how an answer was understood. */
export function CandidateFormQuestionField({
  item,
  typed,
  readAs,
  condition,
  problem,
}: CandidateFormFieldContent & { problem: string | undefined }) {
  const isUnderstood = item.kind === 'number' || item.kind === 'date';
  return (
    <div
      className={styles['question']}
      data-item={item.key}
      data-if-item={condition?.itemKey}
      data-if-options={condition?.options.map(({ key }) => key).join(' ')}
    >
      {condition && <OnlyIf {...condition} />}
      <PlanItemAnswerField
        item={item}
        name={formFieldName(item.key)}
        typed={typed}
        problem={problem}
      />
      {isUnderstood && <InterpretedAnswerNote itemKey={item.key} readAs={readAs} />}
    </div>
  );
}

/** Without scripts everybody sees the question, and is told whom it is for; with them, whoever it is not for does not. */
function OnlyIf({ question, options }: CandidateFormFieldCondition) {
  const listed = new Intl.ListFormat('en-GB', { type: 'disjunction' });
  return (
    <p className={styles['only-if']} data-only-if>
      Only if you answered {listed.format(options.map(({ words }) => `“${words}”`))} to “{question}”
    </p>
  );
}
