import * as z from 'zod/mini';

/** A heading of the notice with its paragraphs. */
const PrivacyNoticeSection = z.strictObject({ title: z.string(), paragraphs: z.array(z.string()) });
export type PrivacyNoticeSection = z.infer<typeof PrivacyNoticeSection>;

/** One activity in the records of processing. */
const DataProcessingActivity = z.strictObject({
  name: z.string(),
  purpose: z.string(),
  people: z.string(),
  categories: z.array(z.string()),
  legalGround: z.string(),
  kept: z.string(),
});
export type DataProcessingActivity = z.infer<typeof DataProcessingActivity>;

export const DataProcessingRecords = z.strictObject({
  controller: z.string(),
  /** Where people ask about their data. */
  contact: z.nullable(z.string()),
  activities: z.array(DataProcessingActivity),
  /** Who else gets something of it, each with what; none where nothing leaves this installation. */
  recipients: z.array(z.strictObject({ name: z.string(), gets: z.string() })),
  /** What protects it, each with the heading of the promise that a test proves. */
  measures: z.array(z.string()),
  /** The notice as candidates read it now, and how many of its wordings somebody has read. */
  notice: z.strictObject({ sections: z.array(PrivacyNoticeSection), versions: z.int() }),
});
export type DataProcessingRecords = z.infer<typeof DataProcessingRecords>;
