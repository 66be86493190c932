import * as z from 'zod/mini';

/** By what the time of everything that is timed is multiplied; 1 for whoever has nothing agreed. */
export const extraTimeFactors = [1, 1.25, 1.5, 2] as const;
export const ExtraTimeFactor = z.literal(extraTimeFactors);
export type ExtraTimeFactor = z.infer<typeof ExtraTimeFactor>;

/** 'a quarter more time'; nothing is said of the time that everybody has. */
export const extraTimeFactorWords: Record<ExtraTimeFactor, string> = {
  1: 'the usual time',
  1.25: 'a quarter more time (× 1.25)',
  1.5: 'half as much time again (× 1.5)',
  2: 'twice the time (× 2)',
};

/** What else can be ticked; everything that is not here is said in words. */
export const adjustmentWishKindWords = {
  'other-format': {
    label: 'Another format',
    hint: 'For example larger text, on paper, or read aloud',
  },
  speaking: { label: 'Speaking instead of writing', hint: 'You answer by phone or by video' },
  'other-words': {
    label: 'Other words',
    hint: 'For example plainer language, or a question explained',
  },
  companion: {
    label: 'Somebody with me',
    hint: 'For example an interpreter or somebody who supports you',
  },
} as const satisfies Record<string, { label: string; hint: string }>;

export type AdjustmentWishKind = keyof typeof adjustmentWishKindWords;
// The keys of a record of wishes are wishes.
export const adjustmentWishKinds = Object.keys(adjustmentWishKindWords) as AdjustmentWishKind[];
export const AdjustmentWishKind = z.enum(adjustmentWishKinds);

export const ADJUSTMENT_REQUEST_CHARACTERS_MAX = 2000;
/** After so many somebody is better spoken to. */
export const ADJUSTMENTS_PER_APPLICATION_MAX = 20;

/** What somebody asks for. */
export type AdjustmentWish = {
  timeFactor: ExtraTimeFactor;
  wishes: AdjustmentWishKind[];
  words: string;
};

export const adjustmentOutcomes = ['agreed', 'partly', 'declined'] as const;
export const AdjustmentOutcome = z.enum(adjustmentOutcomes);
export type AdjustmentOutcome = z.infer<typeof AdjustmentOutcome>;

/** As its candidate and whoever agreed to it read it. */
export const adjustmentOutcomeWords: Record<AdjustmentOutcome, string> = {
  agreed: 'Agreed',
  partly: 'Agreed in part',
  declined: 'Not possible',
};
