import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { EXPERIENCE_RATING_MAX } from './experience-feedback-results.ts';
import { NumericIdInPath, multilineTextSchema } from '../text-email-id-and-list-search-schemas.ts';

export const PRODUCT_FEEDBACK_CHARACTERS_MAX = 2000;

const ProductFeedback = z.strictObject({
  type: z.literal('admin-regular'),
  rating: z.int().check(z.minimum(1), z.maximum(EXPERIENCE_RATING_MAX)),
  text: multilineTextSchema(PRODUCT_FEEDBACK_CHARACTERS_MAX),
});

export const sendProductFeedbackEndpoint = {
  method: 'POST',
  path: '/api/rest/feedback',
  door: 'staff',
  summary:
    'Keeps what a member of staff thinks of the product. Once in ninety days: what is sent again meanwhile takes its place.',
  body: ProductFeedback,
  output: z.strictObject({ id: z.int() }),
} as const satisfies Endpoint;

export const changeProductFeedbackEndpoint = {
  method: 'PUT',
  path: '/api/rest/feedback/{feedbackId}',
  door: 'staff',
  summary: 'Changes what the same member has said of the product before.',
  params: z.strictObject({ feedbackId: NumericIdInPath }),
  body: ProductFeedback,
  output: z.strictObject({ id: z.int() }),
} as const satisfies Endpoint;
