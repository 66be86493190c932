const STILL_MS = 1_000;
/** News is not kept back for longer, whatever somebody does. */
const PATIENCE_MS = 5_000;
const PATIENCE_WITH_LAYERS_MS = 30_000;
/** By then the page has asked again by itself after what was done in it. */
const OWN_MS = 2_000;

type Moment = {
  now: number;
  heardAt: number;
  own: boolean;
  touchedAt: number;
  isLayerOpen: boolean;
};

/** Whether what is shown may change now: nothing moves away under a pointer that is about to press, or below an open menu. */
export function mayPageUpdateNow({ now, heardAt, own, touchedAt, isLayerOpen }: Moment): boolean {
  const waited = now - heardAt;
  if (own && waited < OWN_MS) return false;
  if (isLayerOpen) return waited >= PATIENCE_WITH_LAYERS_MS;
  return now - touchedAt >= STILL_MS || waited >= PATIENCE_MS;
}
