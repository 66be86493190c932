import { useEffect } from 'react';
import { setKeyboardShortcutsEnabled } from '../../ui/use-and-enable-keyboard-shortcuts.ts';
import { useCurrentUser } from '../../net/use-current-user.ts';

/** Single keys work for whoever wants them. */
export function KeyboardShortcutsPreferenceEffect() {
  const wanted = useCurrentUser()?.prefs.shortcuts ?? true;
  useEffect(() => {
    setKeyboardShortcutsEnabled(wanted);
    return () => setKeyboardShortcutsEnabled(true);
  }, [wanted]);
  return null;
}
