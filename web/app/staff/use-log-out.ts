import { logOutEndpoint } from '@evenhand/contract/sign-in.ts';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { readSiteSettingsFromPage } from '../../net/read-site-settings-from-page.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useEndpointMutation } from '../../net/endpoint-hooks-refresh-and-optimistic-change.ts';

/** Leaves by a full load, so that nothing of this person stays in memory: for the public site, where there is one. */
export function useLogOut() {
  const { mutate } = useEndpointMutation(logOutEndpoint, { refreshes: [] });
  return () =>
    mutate(
      {},
      {
        onSuccess: () =>
          location.assign(readSiteSettingsFromPage().publicSite ?? staffPagePaths.login()),
        onError: () => showToast({ text: 'You are still logged in. Try again.' }),
      },
    );
}
