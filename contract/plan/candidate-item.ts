import type {
  DateItem,
  FileItem,
  LinkItem,
  LongTextItem,
  ManyOfItem,
  NumberItem,
  OneOfItem,
  ShortTextItem,
  StatementItem,
  YesNoItem,
} from './plan-item.ts';

/**
 * What a candidate's page shows of an item, by its kind: what is asked and how it is answered, and neither guides nor criteria,
 * weights or requirements.
 */
export type CandidateItemByKind = {
  'long-text': ShownItem<LongTextItem, 'maxWords'>;
  'short-text': ShownItem<ShortTextItem, 'maxCharacters'>;
  number: ShownItem<NumberItem, 'unit' | 'min' | 'max' | 'decimals'>;
  date: ShownItem<DateItem, 'earliest' | 'latest'>;
  'one-of': ShownItem<OneOfItem, 'options'>;
  'many-of': ShownItem<ManyOfItem, 'options' | 'least' | 'most'>;
  'yes-no': ShownItem<YesNoItem>;
  statement: ShownItem<StatementItem>;
  file: ShownItem<FileItem, 'filesMax'>;
  link: ShownItem<LinkItem>;
};
export type CandidateItem = CandidateItemByKind[keyof CandidateItemByKind];

type ShownFields = 'kind' | 'key' | 'text' | 'required';
type ShownItem<
  Item extends Record<ShownFields, unknown>,
  Fields extends Exclude<keyof Item, ShownFields> = never,
> = Pick<Item, ShownFields | Fields>;
