import type { EventKind } from '../../events/event-catalogue.ts';
import { redactReviewBatchAndLetReviewersIn } from './redact-review-batch-and-let-reviewers-in.ts';

export const reviewEventTasks = {
  'redact-batch': {
    on: ['batch-dealt'] satisfies EventKind[],
    work: redactReviewBatchAndLetReviewersIn,
  },
};
