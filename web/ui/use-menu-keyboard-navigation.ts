import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useRef,
} from 'react';
import { findTypeAheadMatch } from './find-type-ahead-match.ts';

const WORD_ENDS_AFTER_MS = 700;

/** Arrow keys, Home, End and the first letters move through a menu; the pointer takes focus along. */
export function useMenuKeyboardNavigation(layer: RefObject<HTMLElement | null>, close: () => void) {
  const opensAt = useRef<'first' | 'last' | 'none'>('first');
  const typed = useRef({ word: '', at: 0 });

  function items(): HTMLElement[] {
    return Array.from(layer.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? []);
  }

  function focus(item: HTMLElement | null | undefined) {
    item?.focus({ preventScroll: item === layer.current });
  }

  function typeAhead(key: string, { timeStamp }: KeyboardEvent) {
    const isLate = timeStamp - typed.current.at > WORD_ENDS_AFTER_MS;
    const word = (isLate ? '' : typed.current.word) + key;
    typed.current = { word, at: timeStamp };
    const all = items();
    const names = all.map(({ textContent }) => textContent);
    focus(all[findTypeAheadMatch(names, indexIn(all), word)]);
  }

  function keyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = items();
    const at = indexIn(all);
    const isWriting = event.timeStamp - typed.current.at <= WORD_ENDS_AFTER_MS;
    if (event.key === 'ArrowDown') focus(all[(at + 1) % all.length]);
    else if (event.key === 'ArrowUp') focus(all.at(Math.max(at, 0) - 1));
    else if (event.key === 'Home' || event.key === 'PageUp') focus(all[0]);
    else if (event.key === 'End' || event.key === 'PageDown') focus(all.at(-1));
    // From where the menu was opened, focus moves on as if there had been none.
    else if (event.key === 'Tab') return close();
    else if (event.key === ' ' && !isWriting) all[at]?.click();
    else if (Array.from(event.key).length === 1) typeAhead(event.key, event);
    else return;
    event.preventDefault();
  }

  function pointerMove({ target, pointerType }: PointerEvent) {
    if (pointerType !== 'mouse' || !(target instanceof Element)) return;
    const item = target.closest<HTMLElement>('[role^="menuitem"]') ?? layer.current;
    if (item !== document.activeElement) focus(item);
  }

  return {
    /** To be called when the menu is open. */
    enter() {
      const all = items();
      typed.current = { word: '', at: 0 };
      focus({ first: all[0], last: all.at(-1), none: layer.current }[opensAt.current]);
    },
    ofOpener: {
      /** A click that a key made has no count; only who points sees where to go without a mark. */
      onClick({ detail }: MouseEvent) {
        opensAt.current = detail === 0 ? 'first' : 'none';
      },
      onKeyDown(event: KeyboardEvent) {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        opensAt.current = event.key === 'ArrowDown' ? 'first' : 'last';
        layer.current?.showPopover();
      },
    },
    ofLayer: {
      onKeyDown: keyDown,
      onPointerMove: pointerMove,
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse' && layer.current?.matches(':popover-open'))
          focus(layer.current);
      },
    },
  };
}

function indexIn(items: HTMLElement[]): number {
  return items.findIndex((item) => item === document.activeElement);
}
