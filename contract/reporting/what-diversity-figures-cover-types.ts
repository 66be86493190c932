import * as z from 'zod/mini';
import { demographicCategories } from './demographic-categories.ts';

const Day = z.iso.date();

/** What diversity figures of an answer are about, which is not always what was asked for. */
export const DiversityFiguresPeriodsAndGroups = z.strictObject({
  /** `protected`: sums of frozen, rounded figures of whole periods. `row-rule`: exact and live, small counts hidden. */
  disclosure: z.enum(['protected', 'row-rule']),
  /** First and last day covered, in the organisation's zone; null where nothing is published for the range. */
  from: z.nullable(Day),
  until: z.nullable(Day),
  /** The published periods within the range; a period is there for all groups asked for, or not at all. */
  periods: z.array(z.strictObject({ from: Day, until: Day })),
  /** The same of the figures by grade, which need longer periods; left out where there are none by grade. */
  gradePeriods: z.optional(z.array(z.strictObject({ from: Day, until: Day }))),
  /** Teams or grades that were asked for and are too small to be told apart. */
  leftOut: z.array(z.string()),
  /** Which categories the organisation asks about, with their options in the order of the form; `unknown` is the last. */
  categories: z.array(
    z.strictObject({
      category: z.enum(demographicCategories),
      title: z.string(),
      options: z.array(z.strictObject({ code: z.string(), label: z.string() })),
    }),
  ),
});

export type DiversityFiguresPeriodsAndGroups = z.infer<typeof DiversityFiguresPeriodsAndGroups>;
