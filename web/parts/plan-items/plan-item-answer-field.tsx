import type {
  ItemShownToCandidate,
  ItemShownToCandidateByKind,
} from '@evenhand/contract/job-plan/item-shown-to-candidate-types.ts';
import type { ReactNode } from 'react';
import {
  MultipleChoiceAnswerField,
  SingleChoiceAnswerField,
  YesNoAnswerField,
} from './choice-answer-fields.tsx';
import { DateAnswerField } from './date-answer-field.tsx';
import { FileAnswerField } from './file-answer-field.tsx';
import { NumberAnswerField } from './number-answer-field.tsx';
import type { PlanItemAnswerFieldProps } from './plan-item-answer-field-props.ts';
import { StatementAnswerField } from './statement-answer-field.tsx';
import {
  LinkAnswerField,
  LongTextAnswerField,
  ShortTextAnswerField,
} from './text-and-link-answer-fields.tsx';

/** One field a kind: a new kind does not compile until it has its own. */
const fields: {
  [Kind in keyof ItemShownToCandidateByKind]: (props: PlanItemAnswerFieldProps<Kind>) => ReactNode;
} = {
  'long-text': LongTextAnswerField,
  'short-text': ShortTextAnswerField,
  number: NumberAnswerField,
  date: DateAnswerField,
  'one-of': SingleChoiceAnswerField,
  'many-of': MultipleChoiceAnswerField,
  'yes-no': YesNoAnswerField,
  statement: StatementAnswerField,
  file: FileAnswerField,
  link: LinkAnswerField,
};

type Props = Omit<PlanItemAnswerFieldProps<keyof ItemShownToCandidateByKind>, 'item'> & {
  item: ItemShownToCandidate;
};

/**
 * An item as candidates answer it, on their pages and in the preview of whoever writes it: fields of a plain form, which work
 * without a script.
 */
export function PlanItemAnswerField(props: Props) {
  // The field of an item's kind shows items of that kind, as the table above says it.
  const Field = fields[props.item.kind] as (props: Props) => ReactNode;
  return <Field {...props} />;
}
