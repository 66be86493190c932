import { startTransition, useEffect, useState } from 'react';

let isPageNew = true;

/** Whether a new page has been seen: what may follow a moment later leaves the browser to show the rest first. */
export function useIsFirstPaintDone(): boolean {
  const [isPainted, setPainted] = useState(!isPageNew);
  useEffect(() => {
    if (isPainted) return;
    return afterPaint(() => {
      isPageNew = false;
      startTransition(() => setPainted(true));
    });
  }, [isPainted]);
  return isPainted;
}

/** In a frame of its own after the one that shows what was drawn; at once where nobody looks, as a page behind another has no frames. */
function afterPaint(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    timer = setTimeout(work);
  };
  const frame = document.hidden ? undefined : requestAnimationFrame(later);
  if (frame === undefined) later();
  return () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
