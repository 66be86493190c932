import type {
  ItemAnsweredByCandidate,
  ItemKindAnsweredByCandidate,
  PlanItemAnswer,
  PlanItemAnswerByKind,
} from '@evenhand/contract/job-plan/plan-item-answer-types-by-kind.ts';
import type { OrganisationLocale } from '@evenhand/contract/organisation/organisation-locales-sizes-and-industries.ts';
import type { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';
import type {
  ParsedItemAnswer,
  RawPlanItemAnswer,
  ParseItemAnswer,
} from './raw-and-parsed-item-answer-types.ts';
import { parseDateAnswer } from './parse-date-answer.ts';
import { parseFilesAnswer } from './parse-files-answer.ts';
import { parseLinkAnswer } from './parse-link-answer.ts';
import { parseLongTextAnswer } from './parse-long-text-answer.ts';
import { parseMultipleChoiceAnswer } from './parse-multiple-choice-answer.ts';
import { parseNumberAnswer } from './parse-number-answer.ts';
import { parseSingleChoiceAnswer } from './parse-single-choice-answer.ts';
import { parseShortTextAnswer } from './parse-short-text-answer.ts';
import { parseStatementAnswer } from './parse-statement-answer.ts';
import { parseYesNoAnswer } from './parse-yes-no-answer.ts';

type ItemOf<Kind> = Extract<PlanItem, { kind: Kind }>;

const readers: {
  [Kind in ItemKindAnsweredByCandidate]: ParseItemAnswer<ItemOf<Kind>, PlanItemAnswerByKind[Kind]>;
} = {
  'long-text': parseLongTextAnswer,
  'short-text': parseShortTextAnswer,
  number: parseNumberAnswer,
  date: parseDateAnswer,
  'one-of': parseSingleChoiceAnswer,
  'many-of': parseMultipleChoiceAnswer,
  'yes-no': parseYesNoAnswer,
  statement: parseStatementAnswer,
  file: parseFilesAnswer,
  link: parseLinkAnswer,
};

/** What was sent for an item, as it is stored; or a sentence that says what to do. Whether it had to be answered is asked apart. */
export function parseItemAnswer(
  item: ItemAnsweredByCandidate,
  raw: RawPlanItemAnswer,
  locale: OrganisationLocale,
): ParsedItemAnswer<PlanItemAnswer> {
  // The reader of an item's kind reads items of that kind, as the table above says it.
  const read = readers[item.kind] as ParseItemAnswer<ItemAnsweredByCandidate, PlanItemAnswer>;
  return read(item, raw, locale);
}

/** Whether candidates answer it themselves; the others are asked by a panel, or read out of a CV. */
export function isItemAnsweredByCandidate(item: PlanItem): item is ItemAnsweredByCandidate {
  return item.kind in readers;
}
