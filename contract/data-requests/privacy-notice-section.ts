import * as z from 'zod/mini';

/** A heading of the notice with its paragraphs. */
export const PrivacyNoticeSection = z.strictObject({
  title: z.string(),
  paragraphs: z.array(z.string()),
});
export type PrivacyNoticeSection = z.infer<typeof PrivacyNoticeSection>;
