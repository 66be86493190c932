import { IconX } from '@tabler/icons-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { Button, IconButton } from './button-and-icon-button.tsx';
import { joinClassNames } from './join-class-names.ts';
import { useWrittenText } from './use-written-text.ts';
import styles from './dialog.module.css';

type Props = {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Slides in from the right instead of standing in the middle. */
  asSheet?: boolean;
  /** Has something to read in it. */
  isWide?: boolean;
};

/** Open while it is drawn; Escape, the cross and a press beside it close it, and ask first where several lines would be lost. */
export function Dialog({ title, onClose, children, asSheet, isWide }: Props) {
  const titleId = useId();
  const { onFocus, isWritten } = useWrittenText();
  const [isAsking, setAsking] = useState(false);
  const wroteIn = useRef<Element>(null);

  function leave() {
    if (!isWritten()) return onClose();
    if (!isAsking) wroteIn.current = document.activeElement;
    setAsking(true);
  }

  function goOnWriting() {
    setAsking(false);
    if (wroteIn.current instanceof HTMLElement) wroteIn.current.focus();
  }

  // By its key and not as it would close: a browser asks only once whether it may.
  function keyDown(event: KeyboardEvent<HTMLDialogElement>) {
    const isForWhatIsOpenInside = event.currentTarget.querySelector(':popover-open') !== null;
    if (event.key !== 'Escape' || event.defaultPrevented || isForWhatIsOpenInside || !isWritten())
      return;
    event.preventDefault();
    if (isAsking) goOnWriting();
    else leave();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape, which every dialog hears
    <dialog
      ref={openModalDialogElement}
      className={
        asSheet
          ? joinClassNames(styles['dialog'], styles['sheet'])
          : isWide
            ? joinClassNames(styles['dialog'], styles['dialog-wide'])
            : styles['dialog']
      }
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onKeyDown={keyDown}
      onFocus={onFocus}
      onPointerDown={(event) => {
        if (isPressBesideDialog(event)) leave();
      }}
      // The press would take the focus from what it has just opened.
      onMouseDown={(event) => {
        if (isPressBesideDialog(event)) event.preventDefault();
      }}
    >
      <div className={styles['dialog-body']}>
        <header className={styles['dialog-head']}>
          <h2 id={titleId}>{title}</h2>
          <IconButton label="Close" icon={<IconX />} onClick={leave} />
        </header>
        {children}
        {isAsking && (
          <section className={styles['dialog-ask']} aria-label="Close without saving?">
            <p role="alert">What you wrote here is not saved.</p>
            <div className={styles['dialog-acts']}>
              <Button ref={focusNow} onClick={goOnWriting}>
                Go on writing
              </Button>
              <Button look="danger" onClick={onClose}>
                Close and lose it
              </Button>
            </div>
          </section>
        )}
      </div>
    </dialog>
  );
}

/** Whether a dialog was pressed beside itself, and not on its own scrollbar. */
export function isPressBesideDialog({
  target,
  currentTarget,
  clientX,
  clientY,
}: MouseEvent<Element>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  const isWithin = clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
  return target === currentTarget && !isWithin;
}

function focusNow(button: HTMLButtonElement | null) {
  button?.focus();
}

/** For a `<dialog>` of another shape: opens it while it is drawn, with focus on what is marked as first. */
export function openModalDialogElement(dialog: HTMLDialogElement | null) {
  if (!dialog) return;
  if (!dialog.open) dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-first]')?.focus();
  return () => dialog.close();
}
