export const PAGE_SIZE = 10;

/** Pages of ten; an empty list still has its one page. */
export function pageCount(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}
