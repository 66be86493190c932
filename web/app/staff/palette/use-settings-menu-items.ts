import { use } from 'react';
import { useCurrentUser } from '../../../net/use-current-user.ts';
import type { StaffNavigationItemData } from '../navigation-items.ts';
import { DoesStaffPageExistContext } from '../does-staff-page-exist-context.ts';
import { settingsMenuItems } from '../settings/settings-menu-items.ts';

/** The pages of the settings that are there, for this person. */
export function useSettingsMenuItems(): StaffNavigationItemData[] {
  const me = useCurrentUser();
  const hasScreen = use(DoesStaffPageExistContext);
  return settingsMenuItems.filter(({ href, isFor }) => me && isFor(me) && hasScreen(href));
}
