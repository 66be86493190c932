import { use } from 'react';
import { useMe } from '../../../net/use-me.ts';
import type { OpenPlace } from '../places.ts';
import { HasScreen } from '../screens.ts';
import { settingsPlaces } from '../settings/settings-places.ts';

/** The pages of the settings that are there, for this person. */
export function useSettingsPlaces(): OpenPlace[] {
  const me = useMe();
  const hasScreen = use(HasScreen);
  return settingsPlaces.filter(({ href, isFor }) => me && isFor(me) && hasScreen(href));
}
