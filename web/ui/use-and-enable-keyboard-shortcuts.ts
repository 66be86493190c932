import { useEffect, useEffectEvent } from 'react';

type Shortcuts = Readonly<Record<string, () => void>>;

let isOn = true;

/** Whether single keys do anything at all: some people press them by accident, or speak to their computer. */
export function setKeyboardShortcutsEnabled(on: boolean) {
  isOn = on;
}

/** Single keys that act on the whole page; never while somebody writes, or in a menu or dialog. */
export function useKeyboardShortcuts(shortcuts: Shortcuts) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const action = shortcuts[event.key];
    if (!isOn && event.key.length === 1) return;
    if (!action || event.ctrlKey || event.metaKey || event.altKey || isTaken(event.target)) return;
    if (event.key === 'Enter' && isPressable(event.target)) return;
    event.preventDefault();
    action();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

function isTaken(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]')) return true;
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type="radio"]), textarea, select, [contenteditable="true"], [role="menu"], [role="dialog"]',
    ) !== null
  );
}

/** What has the focus and is pressed by Enter itself. */
function isPressable(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button, summary') !== null;
}
