import * as z from 'zod/mini';
import type { ItemShownToCandidate } from './item-shown-to-candidate-types.ts';
import {
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

const shown = { kind: true, key: true, text: true, required: true } as const;

/** An item as a candidate's page shows it: neither guides nor criteria, weights or requirements. */
export const ItemShownToCandidateSchema: z.ZodMiniType<ItemShownToCandidate> = z.discriminatedUnion(
  'kind',
  [
    z.pick(LongTextQuestion, { ...shown, maxWords: true }),
    z.pick(ShortTextQuestion, { ...shown, maxCharacters: true }),
    z.pick(NumberQuestion, { ...shown, unit: true, min: true, max: true, decimals: true }),
    z.pick(DateQuestion, { ...shown, earliest: true, latest: true }),
    z.pick(SingleChoiceQuestion, { ...shown, options: true }),
    z.pick(MultipleChoiceQuestion, { ...shown, options: true, least: true, most: true }),
    z.pick(YesNoQuestion, shown),
    z.pick(StatementToConfirmQuestion, shown),
    z.pick(FileUploadQuestion, { ...shown, filesMax: true }),
    z.pick(WebAddressQuestion, shown),
  ],
);
