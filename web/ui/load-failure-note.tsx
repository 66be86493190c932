import type { ReactNode } from 'react';
import { Button } from './button-and-icon-button.tsx';
import { ErrorNote } from './error-note.tsx';

type Props = {
  /** The whole sentence; whoever reads it can try again. */
  children: ReactNode;
  onRetry: () => unknown;
};

export function LoadFailureNote({ children, onRetry }: Props) {
  return (
    <ErrorNote>
      {children}{' '}
      <Button look="link" onClick={() => void onRetry()}>
        Try again
      </Button>
    </ErrorNote>
  );
}
