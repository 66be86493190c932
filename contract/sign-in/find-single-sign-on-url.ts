import * as z from 'zod/mini';
import type { Endpoint } from '../endpoint.ts';

export const findOpenIdProviderLogInUrlEndpoint = {
  method: 'GET',
  path: '/google/auth-url',
  door: 'public',
  summary:
    'Where to go to log in by the OpenID provider, for ten minutes; 404 where none is set up.',
  query: z.strictObject({
    /** Where to go once logged in; one that is too long to be ours is forgotten. */
    path: z.optional(z.catch(z.string().check(z.maxLength(300)), '')),
  }),
  output: z.strictObject({ url: z.string(), label: z.string() }),
} as const satisfies Endpoint;
