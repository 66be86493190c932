export const JOB_CARDS_PER_PAGE = 10;

/** Pages of ten; an empty list still has its one page. */
export function countPagesOfJobList(total: number): number {
  return Math.max(1, Math.ceil(total / JOB_CARDS_PER_PAGE));
}
