import type { PlanItemKind } from '@evenhand/contract/job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import type { ReactNode } from 'react';
import {
  MultipleChoiceQuestionFields,
  SingleChoiceQuestionFields,
} from './choice-item-option-fields.tsx';
import type { PlanItemKindFieldsProps } from './plan-item-kind-fields-props.ts';
import { DateQuestionFields, NumberQuestionFields } from './number-and-date-item-fields.tsx';
import { LongTextQuestionFields, ShortTextQuestionFields } from './text-item-limit-fields.tsx';

/** The fields of each kind beyond those that every item has: a new kind does not compile until it says which. */
const fieldsByKind: {
  readonly [Kind in PlanItemKind]: ((props: PlanItemKindFieldsProps<Kind>) => ReactNode) | null;
} = {
  'long-text': LongTextQuestionFields,
  'short-text': ShortTextQuestionFields,
  number: NumberQuestionFields,
  date: DateQuestionFields,
  'one-of': SingleChoiceQuestionFields,
  'many-of': MultipleChoiceQuestionFields,
  'yes-no': null,
  statement: null,
  file: null,
  link: null,
  interview: null,
  cvFocus: null,
};

type Props = Omit<PlanItemKindFieldsProps<PlanItemKind>, 'item' | 'onChange'> & {
  item: PlanItem;
  onChange: (item: PlanItem) => void;
};

export function PlanItemKindFields(props: Props) {
  // The fields of an item's kind edit items of that kind, as the table above says it.
  const Fields = fieldsByKind[props.item.kind] as ((props: Props) => ReactNode) | null;
  return Fields && <Fields {...props} />;
}
