import * as z from 'zod/mini';
import type { CandidateItem } from './candidate-item.ts';
import {
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

const shown = { kind: true, key: true, text: true, required: true } as const;

/** An item as a candidate's page shows it: neither guides nor criteria, weights or requirements. */
export const CandidateItemSchema: z.ZodMiniType<CandidateItem> = z.discriminatedUnion('kind', [
  z.pick(LongTextItem, { ...shown, maxWords: true }),
  z.pick(ShortTextItem, { ...shown, maxCharacters: true }),
  z.pick(NumberItem, { ...shown, unit: true, min: true, max: true, decimals: true }),
  z.pick(DateItem, { ...shown, earliest: true, latest: true }),
  z.pick(OneOfItem, { ...shown, options: true }),
  z.pick(ManyOfItem, { ...shown, options: true, least: true, most: true }),
  z.pick(YesNoItem, shown),
  z.pick(StatementItem, shown),
  z.pick(FileItem, { ...shown, filesMax: true }),
  z.pick(LinkItem, shown),
]);
