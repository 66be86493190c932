import { useEffect, useEffectEvent } from 'react';

/** Ctrl K, or the command key and K: also while somebody writes, but never over another dialog. */
export function useCommandPaletteShortcut(open: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'k' || event.altKey || event.shiftKey) return;
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    if (!document.querySelector('dialog[open]')) open();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
