import * as z from 'zod/mini';
import type { ItemKind } from './item-kinds.ts';
import type { PlanItem } from './plan-item.ts';

/** A file as it was handed in; what is in it is kept elsewhere. */
export const AnswerFile = z.strictObject({ name: z.string(), sizeBytes: z.int() });
export type AnswerFile = z.infer<typeof AnswerFile>;

/** What is stored of an answer, by the kind of its item. */
export type ItemAnswerByKind = {
  'long-text': string;
  'short-text': string;
  number: number;
  /** A day, yyyy-MM-dd. */
  date: string;
  /** The key of an option. */
  'one-of': string;
  /** Keys of options, in the order in which they are offered. */
  'many-of': string[];
  'yes-no': boolean;
  /** Only a confirmation is an answer. */
  statement: true;
  file: AnswerFile[];
  link: string;
};
export type AnsweredItemKind = keyof ItemAnswerByKind & ItemKind;
export type ItemAnswer = ItemAnswerByKind[AnsweredItemKind];

/** An item that candidates answer themselves; the others are asked by a panel, or read out of a CV. */
export type AnsweredItem = Extract<PlanItem, { kind: AnsweredItemKind }>;
/** An item that is answered by the fields of a form. */
export type FieldItem = Exclude<AnsweredItem, { kind: 'file' }>;
