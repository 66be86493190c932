/** Where the carousel stands: at the role that was shown if it is still there, else at the one that took its place. */
export function hireStatusCarouselIndexAfterListChange(
  jobs: readonly { id: number }[],
  shown: { id: number; place: number },
): number {
  const found = jobs.findIndex(({ id }) => id === shown.id);
  if (found >= 0) return found;
  return shown.place < jobs.length ? shown.place : 0;
}

/** The place before or after this one, round and round. */
export function nextHireStatusCarouselIndex(count: number, place: number, by: 1 | -1): number {
  return (place + by + count) % count;
}
