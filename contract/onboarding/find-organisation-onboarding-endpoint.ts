import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';

export const findOrganisationOnboardingEndpoint = {
  method: 'GET',
  path: '/api/onboarding',
  door: 'staff',
  summary:
    'How far an organisation is that has just begun: its people, its roles, and which of them is the sample.',
  output: z.strictObject({
    /** Those who can log in. */
    people: z.int(),
    /** All roles there are, the sample and archived ones included. */
    jobs: z.int(),
    sampleJobId: z.nullable(z.int()),
  }),
} as const satisfies Endpoint;
