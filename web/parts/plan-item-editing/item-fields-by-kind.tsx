import type { ItemKind } from '@evenhand/contract/plan/item-kinds.ts';
import type { PlanItem } from '@evenhand/contract/plan/plan-item.ts';
import type { ReactNode } from 'react';
import { ManyOfItemFields, OneOfItemFields } from './choice-item-option-fields.tsx';
import type { ItemFieldsProps } from './item-fields-props.ts';
import { DateItemFields, NumberItemFields } from './number-and-date-item-fields.tsx';
import { LongTextItemFields, ShortTextItemFields } from './text-item-limit-fields.tsx';

/** The fields of each kind beyond those that every item has: a new kind does not compile until it says which. */
const fieldsByKind: {
  readonly [Kind in ItemKind]: ((props: ItemFieldsProps<Kind>) => ReactNode) | null;
} = {
  'long-text': LongTextItemFields,
  'short-text': ShortTextItemFields,
  number: NumberItemFields,
  date: DateItemFields,
  'one-of': OneOfItemFields,
  'many-of': ManyOfItemFields,
  'yes-no': null,
  statement: null,
  file: null,
  link: null,
  interview: null,
  cvFocus: null,
};

type Props = Omit<ItemFieldsProps<ItemKind>, 'item' | 'onChange'> & {
  item: PlanItem;
  onChange: (item: PlanItem) => void;
};

export function FieldsOfItemKind(props: Props) {
  // The fields of an item's kind edit items of that kind, as the table above says it.
  const Fields = fieldsByKind[props.item.kind] as ((props: Props) => ReactNode) | null;
  return Fields && <Fields {...props} />;
}
