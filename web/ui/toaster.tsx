import './toaster.css';
import { IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button, IconButton } from './button.tsx';
import { dropToast, listenToToasts, readToasts, type Toast } from './toast.ts';

const SHOWN_MS = 5000;

/** Stands once in each shell. */
export function Toaster() {
  const toasts = useSyncExternalStore(listenToToasts, readToasts);
  const layer = useRef<HTMLDivElement>(null);
  const newest = toasts.at(-1)?.id;

  // Shown anew with each toast: the last layer to be shown lies on top, above an open dialog too.
  useEffect(() => {
    if (layer.current?.matches(':popover-open')) layer.current.hidePopover();
    if (newest !== undefined) layer.current?.showPopover();
  }, [newest]);

  return (
    <div ref={layer} className="toaster" popover="manual" role="status">
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

function ToastLine({ toast }: { toast: Toast }) {
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dropToast(toast.id), toast.shownMs ?? SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld, toast.id, toast.shownMs]);

  function undo() {
    dropToast(toast.id);
    toast.undo?.();
  }

  return (
    <div
      className="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span>{toast.text}</span>
      {toast.undo && (
        <Button look="link" onClick={undo}>
          Undo
        </Button>
      )}
      <IconButton label="Close" icon={<IconX />} onClick={() => dropToast(toast.id)} />
    </div>
  );
}
