import { demographicCategories } from '@evenhand/contract/reporting/demographic-categories.ts';
import { demographicCodesInByteOrder } from '../../figures/rules/encode-and-decode-demographic-answer-bytes.ts';
import { reachedHiringStepBits } from '../../figures/rules/reached-steps.ts';

/** How many gave each answer: category after category, each with its unknown first. */
export type DemographicAnswerCounts = Uint32Array;
/**
 * People who began in one month, one after the other, in hexadecimal: the number of their source in four bytes, the day in one,
 * what they reached in one, a byte a category (`eo.pack_month`). Who began before the first day or after the last is left out.
 */
export type PackedCandidates = { group: string; people: string; firstDay: number; lastDay: number };
export type DemographicCountsOfGroup = {
  group: string;
  reached: number;
  counts: DemographicAnswerCounts;
};
/** The same people twice. Sources stand under their numbers. */
export type DemographicCountsByGroupAndSource = {
  byGroup: DemographicCountsOfGroup[];
  bySource: DemographicCountsOfGroup[];
};

/** Where the counts of a category begin; the last one is where all end. */
export const firstCountIndexByDemographicCategory: readonly number[] = demographicCategories.reduce(
  (places, category) => [
    ...places,
    (places.at(-1) ?? 0) + demographicCodesInByteOrder[category].length + 1,
  ],
  [0],
);
const WIDTH = firstCountIndexByDemographicCategory.at(-1) ?? 0;
const DAY_AT = 4;
const REACHED_AT = 5;
const ANSWERS_AT = 6;
const PERSON_BYTES = ANSWERS_AT + demographicCategories.length;
const CODES = 256;

/** Where an answer is counted, by the place of its category and its byte; a byte without a meaning counts as unknown. */
const placeOfAnswer = Uint16Array.from(
  { length: demographicCategories.length * CODES },
  (_, answer) => {
    const category = Math.floor(answer / CODES);
    const begin = firstCountIndexByDemographicCategory[category] ?? 0;
    const place = begin + (answer % CODES);
    return place < (firstCountIndexByDemographicCategory[category + 1] ?? 0) ? place : begin;
  },
);

/** Counts packed people by their group and by their source. */
export function countDemographicAnswersOfPackedCandidates(
  piles: readonly PackedCandidates[],
): DemographicCountsByGroupAndSource {
  const byGroup = createCountsByGroup();
  const bySource = createCountsByGroup();
  for (const { group, people, firstDay, lastDay } of piles) {
    const bytes = Buffer.from(people, 'hex');
    const ofGroup = byGroup.pilesOf(group);
    for (let at = 0; at < bytes.length; at += PERSON_BYTES) {
      const day = bytes[at + DAY_AT] ?? 0;
      if (day < firstDay || day > lastDay) continue;
      const reached = (bytes[at + REACHED_AT] ?? 0) & ~reachedHiringStepBits.rejected;
      const ofSource = bySource.pilesOf(bytes.readInt32BE(at));
      countPerson(
        { bytes, at: at + ANSWERS_AT },
        countsAtReachedSteps(ofGroup, reached),
        countsAtReachedSteps(ofSource, reached),
      );
    }
  }
  return { byGroup: byGroup.all(), bySource: bySource.all() };
}

function countPerson(
  { bytes, at }: { bytes: Uint8Array; at: number },
  ofGroup: DemographicAnswerCounts,
  ofSource: DemographicAnswerCounts,
): void {
  for (let category = 0; category < demographicCategories.length; category += 1) {
    const place = placeOfAnswer[category * CODES + (bytes[at + category] ?? 0)] ?? 0;
    ofGroup[place] = (ofGroup[place] ?? 0) + 1;
    ofSource[place] = (ofSource[place] ?? 0) + 1;
  }
}

/** By what they reached. */
type CountsByReachedSteps = Map<number, DemographicAnswerCounts>;

function createCountsByGroup() {
  const piles = new Map<string | number, CountsByReachedSteps>();
  return { pilesOf, all };

  function pilesOf(group: string | number): CountsByReachedSteps {
    let own = piles.get(group);
    if (own === undefined) piles.set(group, (own = new Map()));
    return own;
  }

  function all(): DemographicCountsOfGroup[] {
    return [...piles].flatMap(([group, own]) =>
      [...own].map(([reached, counts]) => ({ group: String(group), reached, counts })),
    );
  }
}

function countsAtReachedSteps(
  piles: CountsByReachedSteps,
  reached: number,
): DemographicAnswerCounts {
  let counts = piles.get(reached);
  if (counts === undefined) piles.set(reached, (counts = new Uint32Array(WIDTH)));
  return counts;
}
