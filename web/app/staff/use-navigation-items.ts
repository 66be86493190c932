import { use } from 'react';
import { useCurrentUser } from '../../net/use-current-user.ts';
import { type StaffNavigationItemData, listNavigationItems } from './navigation-items.ts';
import { DoesStaffPageExistContext } from './does-staff-page-exist-context.ts';

/** The places of a list that this person may open; none until it is known who they are. */
export function useNavigationItems(
  list: Parameters<typeof listNavigationItems>[1],
): StaffNavigationItemData[] {
  const me = useCurrentUser();
  const hasScreen = use(DoesStaffPageExistContext);
  return me ? listNavigationItems(me, list, hasScreen) : [];
}
