import * as z from 'zod/mini';
import { demographicCategories } from './demographic-categories.ts';

/**
 * How many people: a number that may be published; `<5` where there are fewer; null where it is held back so that another
 * cannot be computed from it, or came to none by coarse rounding.
 */
export const PublishedCount = z.nullable(
  z.union([z.int().check(z.nonnegative()), z.literal('<5')]),
);
export type PublishedCount = z.infer<typeof PublishedCount>;

/** Option code (or `unknown`) → how many. Null as a whole: the group is too small to be shown. */
export const DemographicCountsByOption = z.nullable(z.record(z.string(), PublishedCount));
export type DemographicCountsByOption = z.infer<typeof DemographicCountsByOption>;

export const DemographicCountsByCategory = z.partialRecord(
  z.enum(demographicCategories),
  DemographicCountsByOption,
);
export type DemographicCountsByCategory = z.infer<typeof DemographicCountsByCategory>;
