import * as z from 'zod/mini';
import { multilineTextSchema } from '../text-email-id-and-list-search-schemas.ts';

/** What a stage of kind task has besides its questions. */
export const TaskStageSettings = z.strictObject({
  /** What is to be done, as candidates read it before they begin. */
  instructions: multilineTextSchema(4000),
  /** How many days candidates have unless whoever invites them says otherwise; null where there is no last day. */
  dueDays: z.nullable(z.int().check(z.minimum(1), z.maximum(90))),
});
export type TaskStageSettings = z.infer<typeof TaskStageSettings>;
