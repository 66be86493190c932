const SHOWN_AT_MOST = 3;

export type Toast = {
  id: number;
  text: string;
  undo?: () => void;
  /** Five seconds unless told. */
  shownMs?: number;
};

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Says at the foot of the page what was done, for a few seconds. */
export function showToast(toast: Omit<Toast, 'id'>) {
  lastId += 1;
  change([...toasts, { ...toast, id: lastId }].slice(-SHOWN_AT_MOST));
}

export function dropToast(id: number) {
  change(toasts.filter((toast) => toast.id !== id));
}

export function readToasts() {
  return toasts;
}

export function listenToToasts(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}
