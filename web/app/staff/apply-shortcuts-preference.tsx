import { useEffect } from 'react';
import { setShortcutsEnabled } from '../../ui/use-keyboard-shortcuts.ts';
import { useCurrentUser } from '../../net/use-current-user.ts';

/** Single keys work for whoever wants them. */
export function ApplyShortcutsPreference() {
  const wanted = useCurrentUser()?.prefs.shortcuts ?? true;
  useEffect(() => {
    setShortcutsEnabled(wanted);
    return () => setShortcutsEnabled(true);
  }, [wanted]);
  return null;
}
