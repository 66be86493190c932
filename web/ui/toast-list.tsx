import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { Button, IconButton } from './button-and-icon-button.tsx';
import {
  removeToast,
  subscribeToToasts,
  readShownToastsFromStore,
  type ToastMessage,
  undoToast,
} from './toast-store.ts';
import { useKeyboardShortcuts } from './use-and-enable-keyboard-shortcuts.ts';
import { joinClassNames } from './join-class-names.ts';
import buttonStyles from './button-and-icon-button.module.css';
import styles from './toast-list.module.css';

const SHOWN_MS = 5000;
const LONGEST_MS = 2 ** 31 - 1;

/** Stands once in each shell. */
export function ToastList() {
  const toasts = useSyncExternalStore(subscribeToToasts, readShownToastsFromStore);
  const layer = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;
  const undoable = toasts.findLast(({ undo }) => undo);

  // It stands at the end of the page, a long way by Tab from where the deed was done.
  useKeyboardShortcuts({ ...(undoable && { z: () => void undoToast(undoable) }) });

  // Shown anew with each toast: the last layer to be shown lies on top, above an open dialog too.
  useEffect(() => {
    if (layer.current?.matches(':popover-open')) layer.current.hidePopover();
    if (newest !== undefined) layer.current?.showPopover();
  }, [newest]);

  return (
    <div ref={layer} className={styles['toaster']} popover="manual" role="status">
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastLine({ toast }: { toast: ToastMessage }) {
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (isHeld) return;
    // Longer than a browser counts means that whoever shows it drops it.
    const shownMs = Math.min(toast.shownMs ?? SHOWN_MS, LONGEST_MS);
    const timer = setTimeout(() => removeToast(toast.id), shownMs);
    return () => clearTimeout(timer);
  }, [isHeld, toast.id, toast.shownMs]);

  function hold() {
    if (!toast.endsInTime) setHeld(true);
  }

  return (
    <div
      className={styles['toast']}
      onPointerEnter={hold}
      onPointerLeave={() => setHeld(false)}
      onFocus={hold}
      onBlur={() => setHeld(false)}
    >
      <span>{toast.text}</span>
      {toast.link && (
        <Link
          className={joinClassNames(buttonStyles['button'], buttonStyles['button-link'])}
          href={toast.link.href}
          onClick={() => removeToast(toast.id)}
        >
          {toast.link.words}
        </Link>
      )}
      {toast.undo && (
        <Button look="link" aria-keyshortcuts="z" onClick={() => void undoToast(toast)}>
          Undo
        </Button>
      )}
      <IconButton label="Close" icon={<IconX />} onClick={() => removeToast(toast.id)} />
    </div>
  );
}
