import { mayItemKindHaveReviewGuides } from '@evenhand/contract/job-plan/plan-item-kind-facts-and-scoring-methods.ts';
import { PlanItem } from '@evenhand/contract/job-plan/plan-item-schemas-of-each-kind.ts';

/** An item as its table has it; fields that its kind does not have are passed over. */
export type PlanItemDbRow = {
  kind: PlanItem['kind'];
  key: string;
  text: string;
  required: boolean;
  weight: number;
  criteria: string[];
  guideOne: string;
  guideThree: string;
  guideFive: string;
  maxWords: number;
  settings: Record<string, unknown>;
  mustHave: unknown;
};

/** The item that a row stands for. Throws where the row is none, which the verbs that write rows exclude. */
export function planItemFromRow(row: PlanItemDbRow): PlanItem {
  const { kind, key, text, required, weight, criteria } = row;
  return PlanItem.parse({
    kind,
    key,
    text,
    required,
    weight,
    criteria,
    ...row.settings,
    ...(mayItemKindHaveReviewGuides(kind) && {
      guideOne: row.guideOne,
      guideThree: row.guideThree,
      guideFive: row.guideFive,
    }),
    ...(kind === 'long-text' && { maxWords: row.maxWords }),
    ...(row.mustHave !== null && { mustHave: row.mustHave }),
  });
}

/** The row that keeps an item; its criteria are rows of their own. */
export function rowFromPlanItem(item: PlanItem): Omit<PlanItemDbRow, 'criteria'> {
  const { kind, key, text, required, weight, criteria: _, ...rest } = item;
  const { guideOne, guideThree, guideFive, maxWords, mustHave, ...settings } = {
    guideOne: '',
    guideThree: '',
    guideFive: '',
    maxWords: WORDS_OF_NO_TEXT,
    mustHave: null,
    ...rest,
  };
  return {
    kind,
    key,
    text,
    required,
    weight,
    guideOne,
    guideThree,
    guideFive,
    maxWords,
    settings,
    mustHave,
  };
}

/** The column has a number in each row. */
const WORDS_OF_NO_TEXT = 250;
