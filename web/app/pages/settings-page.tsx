import { Redirect } from 'wouter';
import { paths } from '../../net/paths.ts';
import { useMe } from '../../net/use-me.ts';

/** Goes on to where something is missing, or else to the first page. */
export function SettingsPage() {
  const me = useMe();
  if (!me) return null;
  const isNeeded = me.may.changeOrganisation && me.Org.isInfoMissing;
  return <Redirect replace to={paths.settings(isNeeded ? 'account' : 'profile')} />;
}
