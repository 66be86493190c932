import type { SourceRowValues, SourceTableData } from './build-source-table.ts';

/** `name`, `candidates`, or the key of a column. */
export type SourceTableOrder = { by: string; descending: boolean };

/** Rows without a number go last, whichever way; equal ones by name. */
export function sortSourceRows(
  { columns, rows }: SourceTableData,
  order: SourceTableOrder,
): SourceRowValues[] {
  const place = columns.findIndex(({ key }) => key === order.by);
  const valueOf = (row: SourceRowValues) =>
    place < 0 ? row.candidates : (row.cells[place]?.value ?? null);
  const byName = (one: SourceRowValues, other: SourceRowValues) =>
    one.name.localeCompare(other.name, 'en-GB', { numeric: true });
  const way = order.descending ? -1 : 1;

  return rows.toSorted((one, other) => {
    if (order.by === 'name') return way * byName(one, other);
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === null || b === null)
      return Number(a === null) - Number(b === null) || byName(one, other);
    return way * (a - b) || byName(one, other);
  });
}

/** Numbers begin with the largest, names with A; a second press turns it round. */
export function nextSourceTableOrder(order: SourceTableOrder, by: string): SourceTableOrder {
  if (order.by === by) return { by, descending: !order.descending };
  return { by, descending: by !== 'name' };
}
