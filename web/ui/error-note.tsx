import './error-note.css';
import { IconAlertCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** What went wrong, in one or two sentences, at the place where it did; read out at once. */
export function ErrorNote({ children }: { children: ReactNode }) {
  return (
    <div className="error-note" role="alert">
      <IconAlertCircle size={18} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
