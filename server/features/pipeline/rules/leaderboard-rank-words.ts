type Row = { complete: number; overall: number | null };

export type RankedRowsOfPage<R extends Row> = {
  rows: readonly R[];
  /** How many rows stand before this page. */
  offset: number;
  /** In the order of the rows. */
  groups: readonly { complete: number; count: number }[];
  /** How many on other pages are equal to the first and to the last row. */
  equalBefore: number;
  equalAfter: number;
};

/**
 * What rank each row of a page has among those who completed the same stages: '3', or '6–7' where two share it, also with
 * rows of other pages; null for whoever has completed nothing.
 */
export function leaderboardRankWords<R extends Row>(page: RankedRowsOfPage<R>): (string | null)[] {
  const { rows, offset, groups } = page;
  return rows.map((row, at) => {
    if (row.overall === null) return null;
    const isEqual = (other: R) => other.complete === row.complete && other.overall === row.overall;
    const first = rows.findIndex(isEqual);
    const last = rows.findLastIndex(isEqual);
    const before = at - first + (first === 0 ? page.equalBefore : 0);
    const after = last - at + (last === rows.length - 1 ? page.equalAfter : 0);
    const place = offset + at + 1 - countBefore(groups, row);
    return before + after === 0 ? String(place) : `${place - before}–${place + after}`;
  });
}

function countBefore(groups: RankedRowsOfPage<Row>['groups'], { complete }: Row): number {
  return groups
    .filter((group) => group.complete > complete)
    .reduce((sum, { count }) => sum + count, 0);
}
