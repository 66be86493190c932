import { Redirect } from 'wouter';
import { staffPagePaths } from '../../net/staff-page-paths.ts';
import { useCurrentUser } from '../../net/use-current-user.ts';

/** Goes on to where something is missing, or else to the first page. */
export function SettingsRedirectPage() {
  const me = useCurrentUser();
  if (!me) return null;
  const isNeeded = me.may.changeOrganisation && me.Org.isInfoMissing;
  return <Redirect replace to={staffPagePaths.settings(isNeeded ? 'account' : 'profile')} />;
}
