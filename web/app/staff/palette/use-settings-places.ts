import { use } from 'react';
import { useCurrentUser } from '../../../net/use-me.ts';
import type { NavigationItem } from '../places.ts';
import { HasStaffPageContext } from '../screens.ts';
import { settingsMenuItems } from '../settings/settings-places.ts';

/** The pages of the settings that are there, for this person. */
export function useSettingsMenuItems(): NavigationItem[] {
  const me = useCurrentUser();
  const hasScreen = use(HasStaffPageContext);
  return settingsMenuItems.filter(({ href, isFor }) => me && isFor(me) && hasScreen(href));
}
