import { demographicCategories } from '@evenhand/contract/reporting/demographics.ts';
import { reportedCodes } from '../../figures/rules/demo-bytes.ts';
import { reachedBits } from '../../figures/rules/reached.ts';

/** How many gave each answer: category after category, each with its unknown first. */
export type AnswerCounts = Uint32Array;
/**
 * People who began in one month, one after the other, in hexadecimal: the number of their source in four bytes, the day in one,
 * what they reached in one, a byte a category (`eo.pack_month`). Who began before the first day or after the last is left out.
 */
export type PackedPeople = { group: string; people: string; firstDay: number; lastDay: number };
export type GroupedAnswers = { group: string; reached: number; counts: AnswerCounts };
/** The same people twice. Sources stand under their numbers. */
export type AnswersByGroup = { byGroup: GroupedAnswers[]; bySource: GroupedAnswers[] };

/** Where the counts of a category begin; the last one is where all end. */
export const placeOfCategory: readonly number[] = demographicCategories.reduce(
  (places, category) => [...places, (places.at(-1) ?? 0) + reportedCodes[category].length + 1],
  [0],
);
const WIDTH = placeOfCategory.at(-1) ?? 0;
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
    const begin = placeOfCategory[category] ?? 0;
    const place = begin + (answer % CODES);
    return place < (placeOfCategory[category + 1] ?? 0) ? place : begin;
  },
);

/** Counts packed people by their group and by their source. */
export function countPackedAnswers(piles: readonly PackedPeople[]): AnswersByGroup {
  const byGroup = openPiles();
  const bySource = openPiles();
  for (const { group, people, firstDay, lastDay } of piles) {
    const bytes = Buffer.from(people, 'hex');
    const ofGroup = byGroup.pilesOf(group);
    for (let at = 0; at < bytes.length; at += PERSON_BYTES) {
      const day = bytes[at + DAY_AT] ?? 0;
      if (day < firstDay || day > lastDay) continue;
      const reached = (bytes[at + REACHED_AT] ?? 0) & ~reachedBits.rejected;
      const ofSource = bySource.pilesOf(bytes.readInt32BE(at));
      countPerson(
        { bytes, at: at + ANSWERS_AT },
        pileOf(ofGroup, reached),
        pileOf(ofSource, reached),
      );
    }
  }
  return { byGroup: byGroup.all(), bySource: bySource.all() };
}

function countPerson(
  { bytes, at }: { bytes: Uint8Array; at: number },
  ofGroup: AnswerCounts,
  ofSource: AnswerCounts,
): void {
  for (let category = 0; category < demographicCategories.length; category += 1) {
    const place = placeOfAnswer[category * CODES + (bytes[at + category] ?? 0)] ?? 0;
    ofGroup[place] = (ofGroup[place] ?? 0) + 1;
    ofSource[place] = (ofSource[place] ?? 0) + 1;
  }
}

/** By what they reached. */
type Piles = Map<number, AnswerCounts>;

function openPiles() {
  const piles = new Map<string | number, Piles>();
  return { pilesOf, all };

  function pilesOf(group: string | number): Piles {
    let own = piles.get(group);
    if (own === undefined) piles.set(group, (own = new Map()));
    return own;
  }

  function all(): GroupedAnswers[] {
    return [...piles].flatMap(([group, own]) =>
      [...own].map(([reached, counts]) => ({ group: String(group), reached, counts })),
    );
  }
}

function pileOf(piles: Piles, reached: number): AnswerCounts {
  let counts = piles.get(reached);
  if (counts === undefined) piles.set(reached, (counts = new Uint32Array(WIDTH)));
  return counts;
}
