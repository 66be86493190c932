import { useEffect } from 'react';
import { setShortcutsEnabled } from '../../ui/use-shortcuts.ts';
import { useCurrentUser } from '../../net/use-me.ts';

/** Single keys work for whoever wants them. */
export function ApplyShortcutsPreference() {
  const wanted = useCurrentUser()?.prefs.shortcuts ?? true;
  useEffect(() => {
    setShortcutsEnabled(wanted);
    return () => setShortcutsEnabled(true);
  }, [wanted]);
  return null;
}
