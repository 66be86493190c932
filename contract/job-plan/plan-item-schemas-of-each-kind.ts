import * as z from 'zod/mini';
import {
  multilineTextSchema,
  singleLineTextSchema,
} from '../text-email-id-and-list-search-schemas.ts';

/** How an item is referred to within its plan: it never changes, whatever becomes of the item's text and place. */
export const PlanItemKey = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/));
/** How an option is stored; its words may be corrected without touching answers. */
const OptionKey = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/));
const OptionKeys = z.array(OptionKey).check(z.maxLength(30));
const Words = z.int().check(z.minimum(50, 'At least 50 words.'), z.maximum(2000));
const Characters = z.int().check(z.minimum(1), z.maximum(500, 'At most 500 characters.'));
const Bound = z.number().check(z.minimum(-1e12), z.maximum(1e12));

/** From 0 to 10, with at most two decimals; 0 is shown and counts for nothing. */
export const PlanWeightZeroToTen = z
  .number('Write the weight as a number.')
  .check(
    z.minimum(0, 'A weight is at least 0.'),
    z.maximum(10, 'A weight is at most 10.'),
    z.refine(hasTwoDecimalsAtMost, 'Use at most two decimals.'),
  );

/** An item is shown only to whoever answered another item of its stage with one of the options; `yes` and `no` of a yes-no item. */
export const PlanItemCondition = z.strictObject({
  item: PlanItemKey,
  options: OptionKeys.check(z.minLength(1)),
});
export type PlanItemCondition = z.infer<typeof PlanItemCondition>;

const itemFields = {
  key: PlanItemKey,
  /** What is asked. */
  text: multilineTextSchema(2000),
  /** Whether an application can be sent in without it. */
  required: z.boolean(),
  weight: z._default(PlanWeightZeroToTen, 1),
  /** The names of the criteria that it serves: one to three where it is scored. Roles of old have up to five. */
  criteria: z
    .array(singleLineTextSchema(60))
    .check(z.maxLength(5, 'Choose at most three criteria.')),
  condition: z.optional(PlanItemCondition),
};

const guideFields = {
  /** What an answer of one star looks like; empty while nobody scores it. */
  guideOne: multilineTextSchema(1000),
  guideThree: multilineTextSchema(1000),
  guideFive: multilineTextSchema(1000),
};

const ItemOptions = z
  .array(z.strictObject({ key: OptionKey, words: singleLineTextSchema(200) }))
  .check(
    z.maxLength(30, 'Offer at most 30 options.'),
    z.refine(hasEachKeyOnce, 'Two options have the same key.'),
  );

export const LongTextQuestion = z.strictObject({
  kind: z.literal('long-text'),
  ...itemFields,
  ...guideFields,
  maxWords: Words,
});
export type LongTextQuestion = z.infer<typeof LongTextQuestion>;

export const ShortTextQuestion = z.strictObject({
  kind: z.literal('short-text'),
  ...itemFields,
  ...guideFields,
  maxCharacters: Characters,
});
export type ShortTextQuestion = z.infer<typeof ShortTextQuestion>;

export const NumberQuestion = z.strictObject({
  kind: z.literal('number'),
  ...itemFields,
  /** What is counted, such as `km`; null where a number says it alone. */
  unit: z.nullable(singleLineTextSchema(20)),
  min: z.nullable(Bound),
  max: z.nullable(Bound),
  decimals: z.int().check(z.minimum(0), z.maximum(6)),
  /** Which numbers meet it, both ends included. */
  mustHave: z.optional(z.strictObject({ least: z.nullable(Bound), most: z.nullable(Bound) })),
});
export type NumberQuestion = z.infer<typeof NumberQuestion>;

export const DateQuestion = z.strictObject({
  kind: z.literal('date'),
  ...itemFields,
  earliest: z.nullable(z.iso.date()),
  latest: z.nullable(z.iso.date()),
});
export type DateQuestion = z.infer<typeof DateQuestion>;

export const SingleChoiceQuestion = z.strictObject({
  kind: z.literal('one-of'),
  ...itemFields,
  options: ItemOptions,
  /** Any of these meets it. */
  mustHave: z.optional(z.strictObject({ options: OptionKeys })),
});
export type SingleChoiceQuestion = z.infer<typeof SingleChoiceQuestion>;

export const MultipleChoiceQuestion = z.strictObject({
  kind: z.literal('many-of'),
  ...itemFields,
  options: ItemOptions,
  /** How many must be chosen at least, by whoever answers. */
  least: z.int().check(z.minimum(0), z.maximum(30)),
  /** How many may be chosen; null: all of them. */
  most: z.nullable(z.int().check(z.minimum(1), z.maximum(30))),
  /** Which options meet it, and whether one of them is enough. */
  mustHave: z.optional(z.strictObject({ options: OptionKeys, needs: z.enum(['any', 'all']) })),
});
export type MultipleChoiceQuestion = z.infer<typeof MultipleChoiceQuestion>;

export const YesNoQuestion = z.strictObject({
  kind: z.literal('yes-no'),
  ...itemFields,
  mustHave: z.optional(z.strictObject({ answer: z.boolean() })),
});
export type YesNoQuestion = z.infer<typeof YesNoQuestion>;

/** The text is a statement that a candidate confirms, such as that the answers are their own. */
export const StatementToConfirmQuestion = z.strictObject({
  kind: z.literal('statement'),
  ...itemFields,
});
export type StatementToConfirmQuestion = z.infer<typeof StatementToConfirmQuestion>;

export const FileUploadQuestion = z.strictObject({
  kind: z.literal('file'),
  ...itemFields,
  ...guideFields,
  /** How many files may be handed in. */
  filesMax: z.int().check(z.minimum(1), z.maximum(5)),
});
export type FileUploadQuestion = z.infer<typeof FileUploadQuestion>;

/** No guides: an address leads to who wrote it, so that nobody marks it unseen. */
export const WebAddressQuestion = z.strictObject({ kind: z.literal('link'), ...itemFields });
export type WebAddressQuestion = z.infer<typeof WebAddressQuestion>;

/** Asked aloud, and marked by the panel. */
export const InterviewQuestion = z.strictObject({
  kind: z.literal('interview'),
  ...itemFields,
  ...guideFields,
});

/** What a CV is read for. */
export const CvFocusItem = z.strictObject({
  kind: z.literal('cvFocus'),
  ...itemFields,
  ...guideFields,
});

/**
 * One item of a stage, as it is asked; texts, guides and options may still be empty while it is written. Points of options are
 * not here but in an `ItemAnswerKey`, so that nothing that shows an item to a candidate could show them.
 */
export const PlanItem = z.discriminatedUnion('kind', [
  LongTextQuestion,
  ShortTextQuestion,
  NumberQuestion,
  DateQuestion,
  SingleChoiceQuestion,
  MultipleChoiceQuestion,
  YesNoQuestion,
  StatementToConfirmQuestion,
  FileUploadQuestion,
  WebAddressQuestion,
  InterviewQuestion,
  CvFocusItem,
]);
export type PlanItem = z.infer<typeof PlanItem>;

/** What the options of one item are worth, by their keys; whatever is not named is worth nothing. There are no negative points. */
export const ItemAnswerKey = z.strictObject({
  item: PlanItemKey,
  points: z.record(OptionKey, z.number().check(z.minimum(0), z.maximum(100))),
});
export type ItemAnswerKey = z.infer<typeof ItemAnswerKey>;

function hasTwoDecimalsAtMost(weight: number): boolean {
  return Number(weight.toFixed(2)) === weight;
}

function hasEachKeyOnce(options: { key: string }[]): boolean {
  return new Set(options.map(({ key }) => key)).size === options.length;
}
