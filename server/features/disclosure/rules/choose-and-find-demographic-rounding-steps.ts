import {
  type DemographicCategory,
  demographicCategories,
} from '@evenhand/contract/reporting/demographic-categories.ts';
import type { CountsByStepAndOption } from './round-and-sum-demographics-cells.ts';
import {
  PEOPLE_TO_KNOW_COMMON_ANSWERS_MIN,
  PEOPLE_OF_COARSELY_ROUNDED_GROUP_MIN,
  PUBLISHED_COUNT_ROUNDING_STEP,
  EQUALLY_COMMON_ANSWERS_ROUNDING_STEP,
  EQUALLY_COMMON_LARGE_GROUP_ROUNDING_STEP,
} from './disclosure-limits.ts';

/** Where an answer is at least a third as common as the most common one, guessing that one gets less far. */
const NEARLY = 1 / 3;

/**
 * To which multiples the numbers of a group are rounded. Where one answer is common, whoever guesses it is right most of the
 * time, and rounded numbers add nothing to that. Where several are about as common, every number tells a little: there it is
 * rounded more coarsely, the more so the more people it is made of; and everywhere until it is known what is common. That is
 * read from what is published, which everybody knows: so that a number is coarse tells nothing.
 * @param published of the whole organisation so far
 */
export function createRoundingStepChooser(
  published: CountsByStepAndOption,
): (category: DemographicCategory, option: string, people: number) => number {
  const even = new Map([...published].map(([category, options]) => [category, evenOf(options)]));
  return (category, option, people) => {
    const theirs = even.get(category);
    if (theirs !== undefined && !theirs.has(option)) return PUBLISHED_COUNT_ROUNDING_STEP;
    return people < PEOPLE_OF_COARSELY_ROUNDED_GROUP_MIN
      ? EQUALLY_COMMON_ANSWERS_ROUNDING_STEP
      : EQUALLY_COMMON_LARGE_GROUP_ROUNDING_STEP;
  };
}

/** The answers that are about as common as each other; undefined while too few people are told of to say. */
function evenOf(options: ReadonlyMap<string, readonly number[]>): ReadonlySet<string> | undefined {
  const sizes = [...options].map(([option, [size = 0]]) => ({ option, size }));
  if (sizes.reduce((sum, { size }) => sum + size, 0) < PEOPLE_TO_KNOW_COMMON_ANSWERS_MIN)
    return undefined;
  const most = Math.max(...sizes.map(({ size }) => size));
  const even = sizes.filter(({ size }) => size >= most * NEARLY);
  return new Set(even.length > 1 ? even.map(({ option }) => option) : []);
}

/** What is published beside the numbers of a group: which of them are multiples of more than five. */
export type CoarseRoundingSteps = Partial<Record<DemographicCategory, Record<string, number>>>;
/** Stands for every answer of a category. */
const ANY = '*';

/** Whoever gave them: that a number is missing does not tell that it is 0. */
export function listCoarseRoundingSteps(
  published: CountsByStepAndOption,
  people: number,
): CoarseRoundingSteps {
  const stepOf = createRoundingStepChooser(published);
  const coarse: CoarseRoundingSteps = {};
  for (const category of demographicCategories)
    for (const option of [ANY, ...(published.get(category)?.keys() ?? [])]) {
      const step = stepOf(category, option, people);
      if (step > PUBLISHED_COUNT_ROUNDING_STEP)
        coarse[category] = { ...coarse[category], [option]: step };
    }
  return coarse;
}

/** The multiples that something was rounded to. */
export function roundingStepOfOption(
  coarse: CoarseRoundingSteps,
  category: DemographicCategory,
  option: string,
): number {
  return coarse[category]?.[option] ?? coarse[category]?.[ANY] ?? PUBLISHED_COUNT_ROUNDING_STEP;
}
