import type { EventKind } from '../../events/catalogue.ts';
import { redactBatch } from './redact-batch.ts';

export const reviewTasks = {
  'redact-batch': { on: ['batch-dealt'] satisfies EventKind[], work: redactBatch },
};
