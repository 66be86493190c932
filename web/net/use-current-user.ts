import { findCurrentUserEndpoint } from '@evenhand/contract/sign-in/current-user-own-organisation-and-daily-usage.ts';
import { userWithFeatureOverrides } from './parse-and-apply-feature-overrides-of-url.ts';
import { useEndpointQuery } from './endpoint-hooks-refresh-and-optimistic-change.ts';

/** Who is logged in, with the features that are to be shown. */
export function useCurrentUser() {
  const { data } = useEndpointQuery(findCurrentUserEndpoint, {});
  return data && userWithFeatureOverrides(data.user);
}
