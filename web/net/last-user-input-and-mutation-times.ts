const UNTOUCHED_MS = 60_000;
const touches = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

let touchedAt = Date.now();
let mutatedAt = 0;

if (typeof document !== 'undefined') {
  for (const touch of touches)
    document.addEventListener(touch, noteTouch, { capture: true, passive: true });
}

function noteTouch() {
  touchedAt = Date.now();
}

/** When somebody last moved, pressed or typed anything here. */
export function findLastUserInputTime(): number {
  return touchedAt;
}

/** What the page asks while nobody is at it must not keep the session alive. */
export function isPageUnattended(): boolean {
  return Date.now() - touchedAt > UNTOUCHED_MS;
}

/** When a call from this page last changed something. */
export function findLastMutationCallTime(): number {
  return mutatedAt;
}

export function recordMutationTime() {
  mutatedAt = Date.now();
}
