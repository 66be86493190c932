import * as z from 'zod/mini';

/** RFC 9457 problem details, with a stable `code` to act on and a `message` to show. */
export const ProblemDetails = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  message: z.string(),
  /** Field path → what to do about it. */
  fields: z.optional(z.record(z.string(), z.string())),
  requestId: z.string(),
});
export type ProblemDetails = z.infer<typeof ProblemDetails>;
