const PLAIN_BELOW = 7;
const WINDOW = 5;
const JUMP = 5;

/** A page to go to, or a gap that jumps to one. */
export type PageNumberOrGap = { page: number; isGap: boolean };

/**
 * Fewer than seven pages are listed plainly. Otherwise: the first, the last and a window of five around
 * the current page; a gap between them jumps by five.
 */
export function listPageNumbersWithGaps(current: number, pages: number): PageNumberOrGap[] {
  if (pages < PLAIN_BELOW) return listed(1, pages);
  const from = Math.min(Math.max(current - Math.floor(WINDOW / 2), 1), pages - WINDOW + 1);
  const until = from + WINDOW - 1;
  return [
    ...(from > 1 ? listed(1, 1) : []),
    ...(from > 2 ? [{ page: Math.max(current - JUMP, 1), isGap: true }] : []),
    ...listed(from, until),
    ...(until < pages - 1 ? [{ page: Math.min(current + JUMP, pages), isGap: true }] : []),
    ...(until < pages ? listed(pages, pages) : []),
  ];
}

function listed(from: number, until: number): PageNumberOrGap[] {
  const length = Math.max(until - from + 1, 0);
  return Array.from({ length }, (_, index) => ({ page: from + index, isGap: false }));
}
