import * as z from 'zod/mini';

// Whatever an older version lacks, or a newer one has in another form, is left out instead of breaking the page.
const Words = z.catch(z.string(), '');
const Names = z.catch(z.array(z.string()), []);

const Option = z.object({ key: Words, words: Words });
const MustHave = z.object({
  options: absent(z.array(z.string())),
  needs: absent(z.string()),
  answer: absent(z.boolean()),
  least: absent(z.nullable(z.number())),
  most: absent(z.nullable(z.number())),
});

const Item = z.object({
  kind: Words,
  key: absent(z.string()),
  text: Words,
  required: absent(z.boolean()),
  weight: absent(z.number()),
  criteria: Names,
  condition: absent(z.object({ item: Words, options: Names })),
  guides: absent(z.object({ one: Words, three: Words, five: Words })),
  guideOne: absent(z.string()),
  guideThree: absent(z.string()),
  guideFive: absent(z.string()),
  maxWords: absent(z.number()),
  maxCharacters: absent(z.number()),
  unit: absent(z.nullable(z.string())),
  min: absent(z.nullable(z.number())),
  max: absent(z.nullable(z.number())),
  decimals: absent(z.number()),
  earliest: absent(z.nullable(z.string())),
  latest: absent(z.nullable(z.string())),
  options: absent(z.array(Option)),
  least: absent(z.number()),
  most: absent(z.nullable(z.number())),
  filesMax: absent(z.number()),
  minutes: absent(z.number()),
  mustHave: absent(MustHave),
});
export type PlanItemInVersion = z.infer<typeof Item>;

const Stage = z.object({
  kind: Words,
  name: Words,
  weight: absent(z.number()),
  reviewsPerItem: absent(z.number()),
  minutes: absent(z.number()),
  keyCorrections: absent(z.number()),
  items: z.catch(z.array(Item), []),
});
export type PlanStageInVersion = z.infer<typeof Stage>;

const Criterion = z.object({
  name: Words,
  description: Words,
  kind: z.catch(z.enum(['essential', 'desirable']), 'essential'),
});

const Plan = z.object({
  criteria: z.catch(z.array(Criterion), []),
  stages: z.catch(z.array(Stage), []),
  places: absent(z.number()),
  tieRule: absent(z.string()),
});
export type PlanInVersion = z.infer<typeof Plan>;

/** The plan of a frozen version, whichever fields it was frozen with. What options are worth is never read. */
export function parsePlanOfVersion(text: string): PlanInVersion {
  return Plan.parse(JSON.parse(text));
}

function absent<T extends z.ZodMiniType>(schema: T) {
  return z.catch(z.optional(schema), undefined);
}
