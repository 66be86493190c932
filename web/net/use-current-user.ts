import { findCurrentUserEndpoint } from '@evenhand/contract/sign-in/current-user.ts';
import { userWithFeatureOverrides } from './feature-overrides.ts';
import { useEndpointQuery } from './use-endpoint-query-and-mutation.ts';

/** Who is logged in, with the features that are to be shown. */
export function useCurrentUser() {
  const { data } = useEndpointQuery(findCurrentUserEndpoint, {});
  return data && userWithFeatureOverrides(data.user);
}
