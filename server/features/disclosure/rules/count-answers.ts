import { categories } from '@evenhand/contract/demographics.ts';
import { reportedCodes } from '../../figures/rules/demo-bytes.ts';
import { reachedBits } from '../../figures/rules/reached.ts';

/** How many gave each answer: category after category, each with its unknown first. */
export type AnswerCounts = Uint32Array;
/** People one after the other: the number of their source in four bytes, what they reached in two, a byte a category. */
export type Pile = { group: string; people: Uint8Array };
export type CountedPile = { group: string; reached: number; counts: AnswerCounts };
/** The same people twice. Sources stand under their numbers. */
export type CountedPeople = { byGroup: CountedPile[]; bySource: CountedPile[] };

/** Where the counts of a category begin; the last one is where all end. */
export const placeOfCategory: readonly number[] = categories.reduce(
  (places, category) => [...places, (places.at(-1) ?? 0) + reportedCodes[category].length + 1],
  [0],
);
const WIDTH = placeOfCategory.at(-1) ?? 0;
const REACHED_AT = 4;
const ANSWERS_AT = 6;
const PERSON_BYTES = ANSWERS_AT + categories.length;

/** Counts packed people by their group and by their source. */
export function countPeople(piles: readonly Pile[]): CountedPeople {
  const byGroup = openPiles();
  const bySource = openPiles();
  for (const { group, people } of piles) {
    const bytes = new DataView(people.buffer, people.byteOffset, people.byteLength);
    for (let at = 0; at < people.length; at += PERSON_BYTES) {
      const reached = bytes.getInt16(at + REACHED_AT) & ~reachedBits.rejected;
      const person = { people, at: at + ANSWERS_AT };
      countPerson(byGroup.pileOf(group, reached), person);
      countPerson(bySource.pileOf(bytes.getInt32(at), reached), person);
    }
  }
  return { byGroup: byGroup.all(), bySource: bySource.all() };
}

/** A byte without a meaning counts as unknown. */
function countPerson(counts: AnswerCounts, { people, at }: { people: Uint8Array; at: number }) {
  for (let category = 0; category < categories.length; category += 1) {
    const begin = placeOfCategory[category] ?? 0;
    const size = (placeOfCategory[category + 1] ?? 0) - begin;
    const code = people[at + category] ?? 0;
    const place = begin + (code < size ? code : 0);
    counts[place] = (counts[place] ?? 0) + 1;
  }
}

function openPiles() {
  const piles = new Map<string | number, Map<number, AnswerCounts>>();
  return { pileOf, all };

  function pileOf(group: string | number, reached: number): AnswerCounts {
    const own = piles.get(group) ?? new Map<number, AnswerCounts>();
    piles.set(group, own);
    let counts = own.get(reached);
    if (counts === undefined) own.set(reached, (counts = new Uint32Array(WIDTH)));
    return counts;
  }

  function all(): CountedPile[] {
    return [...piles].flatMap(([group, own]) =>
      [...own].map(([reached, counts]) => ({ group: String(group), reached, counts })),
    );
  }
}
