import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import styles from './error-note.module.css';

/** What went wrong, in one or two sentences, at the place where it did; read out at once. */
export function ErrorNote({ children }: { children: ReactNode }) {
  return (
    <div className={styles['error-note']} role="alert">
      <IconAlertCircle size={18} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
