import { use } from 'react';
import { useCurrentUser } from '../../net/use-me.ts';
import { type NavigationItem, listNavigationItems } from './places.ts';
import { HasStaffPageContext } from './screens.ts';

/** The places of a list that this person may open; none until it is known who they are. */
export function useNavigationItems(
  list: Parameters<typeof listNavigationItems>[1],
): NavigationItem[] {
  const me = useCurrentUser();
  const hasScreen = use(HasStaffPageContext);
  return me ? listNavigationItems(me, list, hasScreen) : [];
}
