import { useEffect } from 'react';
import { switchShortcuts } from '../../ui/use-shortcuts.ts';
import { useMe } from '../../net/use-me.ts';

/** Single keys work for whoever wants them. */
export function ShortcutsChoice() {
  const wanted = useMe()?.prefs.shortcuts ?? true;
  useEffect(() => {
    switchShortcuts(wanted);
    return () => switchShortcuts(true);
  }, [wanted]);
  return null;
}
