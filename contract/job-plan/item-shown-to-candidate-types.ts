import type {
  DateQuestion,
  FileUploadQuestion,
  WebAddressQuestion,
  LongTextQuestion,
  MultipleChoiceQuestion,
  NumberQuestion,
  SingleChoiceQuestion,
  ShortTextQuestion,
  StatementToConfirmQuestion,
  YesNoQuestion,
} from './plan-item-schemas-of-each-kind.ts';

/**
 * What a candidate's page shows of an item, by its kind: what is asked and how it is answered, and neither guides nor criteria,
 * weights or requirements.
 */
export type ItemShownToCandidateByKind = {
  'long-text': ShownItem<LongTextQuestion, 'maxWords'>;
  'short-text': ShownItem<ShortTextQuestion, 'maxCharacters'>;
  number: ShownItem<NumberQuestion, 'unit' | 'min' | 'max' | 'decimals'>;
  date: ShownItem<DateQuestion, 'earliest' | 'latest'>;
  'one-of': ShownItem<SingleChoiceQuestion, 'options'>;
  'many-of': ShownItem<MultipleChoiceQuestion, 'options' | 'least' | 'most'>;
  'yes-no': ShownItem<YesNoQuestion>;
  statement: ShownItem<StatementToConfirmQuestion>;
  file: ShownItem<FileUploadQuestion, 'filesMax'>;
  link: ShownItem<WebAddressQuestion>;
};
export type ItemShownToCandidate = ItemShownToCandidateByKind[keyof ItemShownToCandidateByKind];

type ShownFields = 'kind' | 'key' | 'text' | 'required';
type ShownItem<
  Item extends Record<ShownFields, unknown>,
  Fields extends Exclude<keyof Item, ShownFields> = never,
> = Pick<Item, ShownFields | Fields>;
