const SHOWN_AT_MOST = 3;

export type ToastMessage = {
  id: number;
  text: string;
  undo?: () => void | Promise<unknown>;
  /** Where what was done can be seen. */
  link?: { words: string; href: string };
  /** Five seconds unless told. */
  shownMs?: number;
  /** What it offers ends with its time: looking at it does not keep it longer. */
  endsInTime?: boolean;
};

let toasts: readonly ToastMessage[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Says at the foot of the page what was done, for a few seconds; the number is for who would drop it earlier. */
export function showToast(toast: Omit<ToastMessage, 'id'>): number {
  lastId += 1;
  change([...toasts, { ...toast, id: lastId }].slice(-SHOWN_AT_MOST));
  return lastId;
}

export function removeToast(id: number) {
  change(toasts.filter((toast) => toast.id !== id));
}

/** Takes back what a toast told of; a failure is told by the next one, as whoever offered it may be gone. */
export async function undoToast({ id, undo }: ToastMessage): Promise<void> {
  removeToast(id);
  try {
    await undo?.();
  } catch (error) {
    // Calls fail with errors that have words for whoever sits there.
    showToast({ text: `This was not undone. ${(error as Error).message}` });
  }
}

export function readShownToastsFromStore() {
  return toasts;
}

export function subscribeToToasts(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly ToastMessage[]) {
  toasts = next;
  for (const listener of listeners) listener();
}
