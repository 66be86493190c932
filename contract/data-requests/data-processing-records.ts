import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { PrivacyNoticeSectionText } from './privacy-notice-section-text.ts';

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
  notice: z.strictObject({ sections: z.array(PrivacyNoticeSectionText), versions: z.int() }),
});
export type DataProcessingRecords = z.infer<typeof DataProcessingRecords>;

export const findDataProcessingRecordsEndpoint = {
  method: 'GET',
  path: '/api/privacy/records',
  door: 'staff',
  summary:
    'Records of processing, made of the settings of the organisation and of this installation.',
  output: DataProcessingRecords,
} as const satisfies Endpoint;
