import type { EventKind } from '../../events/event-kind-catalogue-and-broadcast-event-type.ts';
import { redactReviewBatchAndLetReviewersIn } from './redact-review-batch-and-let-reviewers-in.ts';

export const reviewEventTasks = {
  'redact-batch': {
    on: ['batch-dealt'] satisfies EventKind[],
    work: redactReviewBatchAndLetReviewersIn,
  },
};
