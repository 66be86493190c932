import type {
  AnsweredItem,
  AnsweredItemKind,
  ItemAnswer,
  ItemAnswerByKind,
} from '@evenhand/contract/plan/item-answer.ts';
import type { OrganisationLocale } from '@evenhand/contract/organisation/organisation-locales-sizes-and-industries.ts';
import type { PlanItem } from '@evenhand/contract/plan/plan-item.ts';
import type { ItemReading, RawItemAnswer, ReadItem } from './item-reading.ts';
import { readDate } from './read-date.ts';
import { readFiles } from './read-files.ts';
import { readLink } from './read-link.ts';
import { readLongText } from './read-long-text.ts';
import { readManyOf } from './read-many-of.ts';
import { readNumber } from './read-number.ts';
import { readOneOf } from './read-one-of.ts';
import { readShortText } from './read-short-text.ts';
import { readStatement } from './read-statement.ts';
import { readYesNo } from './read-yes-no.ts';

type ItemOf<Kind> = Extract<PlanItem, { kind: Kind }>;

const readers: { [Kind in AnsweredItemKind]: ReadItem<ItemOf<Kind>, ItemAnswerByKind[Kind]> } = {
  'long-text': readLongText,
  'short-text': readShortText,
  number: readNumber,
  date: readDate,
  'one-of': readOneOf,
  'many-of': readManyOf,
  'yes-no': readYesNo,
  statement: readStatement,
  file: readFiles,
  link: readLink,
};

/** What was sent for an item, as it is stored; or a sentence that says what to do. Whether it had to be answered is asked apart. */
export function readItemAnswer(
  item: AnsweredItem,
  raw: RawItemAnswer,
  locale: OrganisationLocale,
): ItemReading<ItemAnswer> {
  // The reader of an item's kind reads items of that kind, as the table above says it.
  const read = readers[item.kind] as ReadItem<AnsweredItem, ItemAnswer>;
  return read(item, raw, locale);
}

/** Whether candidates answer it themselves; the others are asked by a panel, or read out of a CV. */
export function isAnsweredItem(item: PlanItem): item is AnsweredItem {
  return item.kind in readers;
}
