import type { CandidateItem, CandidateItemByKind } from '@evenhand/contract/plan/candidate-item.ts';
import type { ReactNode } from 'react';
import { ManyOfItemField, OneOfItemField, YesNoItemField } from './choice-item-fields.tsx';
import { DateItemField } from './date-item-field.tsx';
import { FileItemField } from './file-item-field.tsx';
import { NumberItemField } from './number-item-field.tsx';
import type { PlanItemFieldProps } from './plan-item-field-props.ts';
import { StatementItemField } from './statement-item-field.tsx';
import { LinkItemField, LongTextItemField, ShortTextItemField } from './text-item-fields.tsx';

/** One field a kind: a new kind does not compile until it has its own. */
const fields: {
  [Kind in keyof CandidateItemByKind]: (props: PlanItemFieldProps<Kind>) => ReactNode;
} = {
  'long-text': LongTextItemField,
  'short-text': ShortTextItemField,
  number: NumberItemField,
  date: DateItemField,
  'one-of': OneOfItemField,
  'many-of': ManyOfItemField,
  'yes-no': YesNoItemField,
  statement: StatementItemField,
  file: FileItemField,
  link: LinkItemField,
};

type Props = Omit<PlanItemFieldProps<keyof CandidateItemByKind>, 'item'> & { item: CandidateItem };

/**
 * An item as candidates answer it, on their pages and in the preview of whoever writes it: fields of a plain form, which work
 * without a script.
 */
export function PlanItemField(props: Props) {
  // The field of an item's kind shows items of that kind, as the table above says it.
  const Field = fields[props.item.kind] as (props: Props) => ReactNode;
  return <Field {...props} />;
}
