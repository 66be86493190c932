import { use } from 'react';
import { useMe } from '../../net/use-me.ts';
import { type OpenPlace, placesFor } from './places.ts';
import { HasScreen } from './screens.ts';

/** The places of a list that this person may open; none until it is known who they are. */
export function usePlaces(list: Parameters<typeof placesFor>[1]): OpenPlace[] {
  const me = useMe();
  const hasScreen = use(HasScreen);
  return me ? placesFor(me, list, hasScreen) : [];
}
