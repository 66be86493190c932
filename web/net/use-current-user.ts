import { currentUser } from '@evenhand/contract/sign-in/current-user.ts';
import { withFeatureOverrides } from './feature-overrides.ts';
import { useCall } from './use-call-and-command.ts';

/** Who is logged in, with the features that are to be shown. */
export function useCurrentUser() {
  const { data } = useCall(currentUser, {});
  return data && withFeatureOverrides(data.user);
}
