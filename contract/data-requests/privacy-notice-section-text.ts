import * as z from 'zod/mini';

/** A heading of the notice with its paragraphs. */
export const PrivacyNoticeSectionText = z.strictObject({
  title: z.string(),
  paragraphs: z.array(z.string()),
});
export type PrivacyNoticeSectionText = z.infer<typeof PrivacyNoticeSectionText>;
