import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { NumericIdInPath } from '../text-email-id-and-list-search-schemas.ts';

const jobIdParams = z.strictObject({ jobId: NumericIdInPath });

const QuickApply = z.strictObject({
  /** Whether the organisation has the feature. */
  isAvailable: z.boolean(),
  isOn: z.boolean(),
  may: z.strictObject({ change: z.boolean() }),
});

export const findJobRegisterInterestSwitchEndpoint = {
  method: 'GET',
  path: '/api/builder/{jobId}/quick-apply',
  door: 'staff',
  summary: 'Whether people can register interest in a role before they apply.',
  params: jobIdParams,
  output: QuickApply,
} as const satisfies Endpoint;

export const setJobRegisterInterestSwitchEndpoint = {
  method: 'PUT',
  path: '/api/builder/{jobId}/quick-apply',
  door: 'staff',
  summary:
    'Lets people register interest in a role, or no longer. Needs the feature quick-apply to be switched on.',
  params: jobIdParams,
  body: z.strictObject({ isOn: z.boolean() }),
  output: QuickApply,
} as const satisfies Endpoint;
