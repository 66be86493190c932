import { CANDIDATES_TO_SHOW_DEMOGRAPHICS_MIN } from '@evenhand/contract/reporting/minimum-counts-and-too-few-messages.ts';
import {
  type BoundedFlowBetweenTableCells,
  findFlowArcsFixedByBounds,
} from './find-flow-arcs-fixed-by-bounds.ts';

/**
 * How a count is shown: as it is; as `<5`; not at all, so that another cannot be computed from it; or not at all because
 * the whole row is not.
 */
export type CellSuppression = 'exact' | 'few' | 'masked' | 'hidden';

type Counts = readonly (readonly number[])[];
type Row = { counts: readonly number[]; showing: CellSuppression[] };

/**
 * How the steps of one group are shown, each with everybody of the step before who got further: a row a step, a column an
 * option. Whatever is shown, the totals of the rows included, leaves more than one value for each count of 1 to 4.
 */
export function chooseSuppressionOfStepCounts(counts: Counts): CellSuppression[][] {
  const rows = counts.map((row) => ({ counts: row, showing: suppressedAlone(row) }));
  for (;;) {
    const computed = computedIn(rows, stepArcs(rows));
    if (computed.size === 0) return rows.map(({ showing }) => showing);
    for (const place of computed) suppressNear(rows, place);
  }
}

export type SuppressedGroupCounts = {
  counts: readonly number[];
  showing: readonly CellSuppression[];
};

/**
 * Hides more of groups that stand beside a row in which all of them are counted together: who subtracts the groups that are
 * shown must not find one that is not. Where it cannot be helped, as when there is but one group, they stay as they are.
 */
export function chooseSuppressionOfGroupCounts(
  groups: readonly SuppressedGroupCounts[],
  all: SuppressedGroupCounts,
): CellSuppression[][] {
  const rows = groups.map(({ counts, showing }) => ({ counts, showing: [...showing] }));
  for (;;) {
    const computed = computedIn(rows, groupArcs(rows, all));
    const before = JSON.stringify(rows);
    for (const place of computed) {
      if (!isOpen(rows[place]) || !suppressOneMore(rows[place])) hideSmallest(rows, place);
    }
    if (JSON.stringify(rows) === before) return rows.map(({ showing }) => showing);
  }
}

const isFew = (n: number) => n > 0 && n < CANDIDATES_TO_SHOW_DEMOGRAPHICS_MIN;
const sumOf = (row: readonly number[]) => row.reduce((sum, n) => sum + n, 0);

function suppressedAlone(row: readonly number[]): CellSuppression[] {
  const isShown = sumOf(row) >= CANDIDATES_TO_SHOW_DEMOGRAPHICS_MIN;
  return row.map((n) => (isShown ? (isFew(n) ? 'few' : 'exact') : 'hidden'));
}

/** Whether there was one to mask: the smallest of those that are shown as they are. */
function suppressOneMore(row: Row | undefined): boolean {
  if (row === undefined) return false;
  const { counts, showing } = row;
  // A masked count is known to be no small one, and a count of 0 would say that it is one.
  const open = counts.filter(
    (n, i) => showing[i] === 'exact' && n >= CANDIDATES_TO_SHOW_DEMOGRAPHICS_MIN,
  );
  const place = counts.findIndex((n, i) => showing[i] === 'exact' && n === Math.min(...open));
  if (place >= 0) showing[place] = 'masked';
  return place >= 0;
}

/** Masks one more count of the row, or hides it; or does so with the nearest row of which something is shown. */
function suppressNear(rows: readonly Row[], place: number): void {
  const near = [...rows.keys()].toSorted((a, b) => Math.abs(a - place) - Math.abs(b - place));
  const row = near.map((at) => rows[at]).find(isOpen);
  if (!suppressOneMore(row)) hide(row);
}

function hideSmallest(rows: readonly Row[], place: number): void {
  hide(isOpen(rows[place]) ? rows[place] : smallest(rows.filter(isOpen)));
}

function smallest(rows: readonly Row[]): Row | undefined {
  return rows.toSorted((a, b) => sumOf(a.counts) - sumOf(b.counts))[0];
}

const isOpen = (row: Row | undefined) => row !== undefined && row.showing[0] !== 'hidden';

function hide(row: Row | undefined): void {
  row?.showing.fill('hidden');
}

/** Rows in which a count of 1 to 4 can be computed; the first arcs are the cells, row by row. */
function computedIn(
  rows: readonly Row[],
  arcs: readonly BoundedFlowBetweenTableCells[],
): Set<number> {
  const width = rows[0]?.counts.length ?? 0;
  const few = rows.flatMap(({ counts }, r) =>
    counts.flatMap((n, o) => (isFew(n) ? [r * width + o] : [])),
  );
  return new Set([...findFlowArcsFixedByBounds(arcs, few)].map((arc) => Math.floor(arc / width)));
}

/** Each option is a stream from step to step, which leaves people behind; how many stay behind in all is known. */
function stepArcs(rows: readonly Row[]): BoundedFlowBetweenTableCells[] {
  const width = rows[0]?.counts.length ?? 0;
  const hub = 0;
  const at = (step: number, option: number) => 1 + step * width + option;
  const stay = (step: number) => 1 + rows.length * width + step;
  const cells = rows.flatMap(({ counts, showing }, s) =>
    counts.map((flow, o) => ({
      from: s === 0 ? hub : at(s - 1, o),
      to: at(s, o),
      flow,
      ...boundsOf(showing[o], flow),
    })),
  );
  const behind = rows.flatMap(({ counts }, s) =>
    counts.map((n, o) => ({
      from: at(s, o),
      to: stay(s),
      flow: n - (rows[s + 1]?.counts[o] ?? 0),
      low: 0,
      high: Infinity,
    })),
  );
  const known = rows.map(({ counts }, s) => {
    const flow = sumOf(counts) - sumOf(rows[s + 1]?.counts ?? []);
    return { from: stay(s), to: hub, flow, low: flow, high: flow };
  });
  return [...cells, ...behind, ...known];
}

/** From each group to each option; how large the groups are is known, and of the options what is shown of all together. */
function groupArcs(
  rows: readonly Row[],
  all: SuppressedGroupCounts,
): BoundedFlowBetweenTableCells[] {
  const hub = 0;
  const group = (row: number) => 1 + row;
  const option = (place: number) => 1 + rows.length + place;
  const cells = rows.flatMap(({ counts, showing }, r) =>
    counts.map((flow, o) => ({
      from: group(r),
      to: option(o),
      flow,
      ...boundsOf(showing[o], flow),
    })),
  );
  const sizes = rows.map(({ counts }, r) => {
    const flow = sumOf(counts);
    return { from: hub, to: group(r), flow, low: flow, high: flow };
  });
  const sums = all.counts.map((flow, o) => ({
    from: option(o),
    to: hub,
    flow,
    ...boundsOf(all.showing[o], flow),
  }));
  return [...cells, ...sizes, ...sums];
}

/** What is known of a count by how it is shown, also by somebody who has read this file. */
function boundsOf(showing: CellSuppression | undefined, n: number): { low: number; high: number } {
  if (showing === 'few') return { low: 1, high: CANDIDATES_TO_SHOW_DEMOGRAPHICS_MIN - 1 };
  if (showing === 'masked') return { low: CANDIDATES_TO_SHOW_DEMOGRAPHICS_MIN, high: Infinity };
  if (showing === 'hidden') return { low: 0, high: Infinity };
  return { low: n, high: n };
}
