import * as z from 'zod/mini';
import type { PlanItemKind } from './plan-item-kind-facts-and-scoring-methods.ts';
import type { PlanItem } from './plan-item-schemas-of-each-kind.ts';

/** A file as it was handed in; what is in it is kept elsewhere. */
export const UploadedAnswerFile = z.strictObject({ name: z.string(), sizeBytes: z.int() });
export type UploadedAnswerFile = z.infer<typeof UploadedAnswerFile>;

/** What is stored of an answer, by the kind of its item. */
export type PlanItemAnswerByKind = {
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
  file: UploadedAnswerFile[];
  link: string;
};
export type ItemKindAnsweredByCandidate = keyof PlanItemAnswerByKind & PlanItemKind;
export type PlanItemAnswer = PlanItemAnswerByKind[ItemKindAnsweredByCandidate];

/** An item that candidates answer themselves; the others are asked by a panel, or read out of a CV. */
export type ItemAnsweredByCandidate = Extract<PlanItem, { kind: ItemKindAnsweredByCandidate }>;
/** An item that is answered by the fields of a form. */
export type ItemAnsweredByFormFields = Exclude<ItemAnsweredByCandidate, { kind: 'file' }>;
