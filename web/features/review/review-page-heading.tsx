import type { ReactNode } from 'react';

/** Takes the focus when its page comes up, so that reading starts here and keys are heard. */
export function ReviewPageHeading({ children }: { children: ReactNode }) {
  return (
    <h1 tabIndex={-1} ref={arrive}>
      {children}
    </h1>
  );
}

function arrive(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}
