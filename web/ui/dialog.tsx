import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { IconButton } from './button-and-icon-button.tsx';
import { joinClassNames } from './join-class-names.ts';
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

/** Open while it is drawn; Escape, the cross and a press beside it close it. */
export function Dialog({ title, onClose, children, asSheet, isWide }: Props) {
  const titleId = useId();
  return (
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
        onClose();
      }}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className={styles['dialog-body']}>
        <header className={styles['dialog-head']}>
          <h2 id={titleId}>{title}</h2>
          <IconButton label="Close" icon={<IconX />} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}

/** For a `<dialog>` of another shape: opens it while it is drawn, with focus on what is marked as first. */
export function openModalDialogElement(dialog: HTMLDialogElement | null) {
  if (!dialog) return;
  if (!dialog.open) dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-first]')?.focus();
  return () => dialog.close();
}
