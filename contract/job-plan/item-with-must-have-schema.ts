import { PlanItemCondition } from './plan-item-schemas-of-each-kind.ts';
import * as z from 'zod/mini';

const Bound = z.nullable(z.number());
const Options = z.array(z.object({ key: z.string(), words: z.string() }));
const itemFields = { key: z.string(), text: z.string(), condition: z.optional(PlanItemCondition) };

/** An item that requires something, as a plan version has it: no more than it takes to judge its answers and to say by what. */
export const ItemWithMustHave = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('number'),
    ...itemFields,
    unit: z.optional(z.nullable(z.string())),
    mustHave: z.object({ least: Bound, most: Bound }),
  }),
  z.object({
    kind: z.literal('one-of'),
    ...itemFields,
    options: Options,
    mustHave: z.object({ options: z.array(z.string()) }),
  }),
  z.object({
    kind: z.literal('many-of'),
    ...itemFields,
    options: Options,
    mustHave: z.object({ options: z.array(z.string()), needs: z.enum(['any', 'all']) }),
  }),
  z.object({
    kind: z.literal('yes-no'),
    ...itemFields,
    mustHave: z.object({ answer: z.boolean() }),
  }),
]);
export type ItemWithMustHave = z.infer<typeof ItemWithMustHave>;
