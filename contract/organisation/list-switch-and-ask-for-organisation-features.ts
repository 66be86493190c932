import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';
import { Instant } from '../instant-codec.ts';

export const OrganisationFeature = z.strictObject({
  name: z.string(),
  title: z.string(),
  says: z.string(),
  isOn: z.boolean(),
  /** Admins switch it themselves; any other is asked for. */
  isSelfServe: z.boolean(),
  /** Whether this version has screens that it changes. */
  isBuilt: z.boolean(),
  /** When it was last asked for. */
  requestedAt: z.nullable(Instant),
});

export type OrganisationFeature = z.infer<typeof OrganisationFeature>;

export const listOrganisationFeaturesEndpoint = {
  method: 'GET',
  path: '/account/features',
  door: 'staff',
  summary: 'The features that can be switched on for the organisation.',
  output: z.strictObject({ features: z.array(OrganisationFeature) }),
} as const satisfies Endpoint;

const featureName = z.string().check(z.minLength(1), z.maxLength(60));

export const switchOrganisationFeatureEndpoint = {
  method: 'POST',
  path: '/account/features/toggle',
  door: 'staff',
  summary: 'Switches a feature that admins may switch themselves; 403 for every other.',
  body: z.strictObject({ featureName, enabled: z.boolean() }),
  output: z.strictObject({ features: z.array(OrganisationFeature) }),
} as const satisfies Endpoint;

const Requested = z.strictObject({ requestedAt: Instant });

export const askForOrganisationFeatureEndpoint = {
  method: 'POST',
  path: '/account/features/request',
  door: 'staff',
  summary: 'Asks whoever runs the installation for a feature; they get one mail in seven days.',
  body: z.strictObject({ featureName }),
  output: Requested,
  status: 202,
} as const satisfies Endpoint;

export const requestGlobalReportingEndpoint = {
  method: 'POST',
  path: '/account/send-global-reporting-access-request',
  door: 'staff',
  summary: 'Asks for Global Reporting; they get one mail in seven days.',
  output: Requested,
  status: 202,
} as const satisfies Endpoint;
