import {
  ADJUSTMENT_REQUEST_CHARACTERS_MAX,
  adjustmentWishKinds,
  type AdjustmentWish,
  extraTimeFactors,
} from '@evenhand/contract/adjustments/adjustment-wishes-extra-time-and-outcomes.ts';
import { multilineTextSchema } from '@evenhand/contract/text-email-id-and-list-search-schemas.ts';

const Words = multilineTextSchema(ADJUSTMENT_REQUEST_CHARACTERS_MAX);
/** Pasting from elsewhere brings invisible characters along; they are dropped rather than argued about. */
const UNSHOWN = /[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]/gu;

type Form = Readonly<Record<string, string>>;

/** What a form asks for, and what is wrong with it; what was typed is given back either way. */
export function parseAdjustmentForm(form: Form): {
  asked: AdjustmentWish;
  problems: Record<string, string>;
} {
  const written = (form['words'] ?? '').replaceAll('\r\n', '\n').replace(UNSHOWN, '').trim();
  const parsed = Words.safeParse(written);
  const asked: AdjustmentWish = {
    timeFactor: extraTimeFactors.find((factor) => String(factor) === form['time']) ?? 1,
    wishes: adjustmentWishKinds.filter((kind) => form[`wish-${kind}`] === 'yes'),
    words: parsed.success ? parsed.data : written,
  };
  if (!parsed.success) return { asked, problems: { words: parsed.error.issues[0]?.message ?? '' } };
  const isEmpty = asked.timeFactor === 1 && asked.wishes.length === 0 && asked.words === '';
  return {
    asked,
    problems: isEmpty ? { words: 'Choose what would help, or say it in your own words.' } : {},
  };
}
