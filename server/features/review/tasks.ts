import type { EventKind } from '../../events/event-catalogue.ts';
import { redactReviewBatch } from './redact-review-batch.ts';

export const reviewEventTasks = {
  'redact-batch': { on: ['batch-dealt'] satisfies EventKind[], work: redactReviewBatch },
};
