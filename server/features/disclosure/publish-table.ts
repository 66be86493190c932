import { randomInt } from 'node:crypto';
import {
  demographicCategories,
  UNKNOWN_OPTION_CODE,
} from '@evenhand/contract/reporting/demographics.ts';
import type { Db } from '../../access/enter.ts';
import { optionOf } from '../figures/rules/demo-bytes.ts';
import { cellsToPublish } from './rules/cells-to-publish.ts';
import { roundCells, type DrawnCell } from './rules/published-cells.ts';
import { thresholdsOf } from './rules/dimension.ts';
import { ALL } from './rules/demographics.ts';
import { type CountedCell, cellKey, mergeSmallSteps } from './rules/counted-cell.ts';
import { readPublished } from './read-published.ts';
import { revisedCells } from './rules/revised-cells.ts';
import { coarseRounding, roundingSteps } from './rules/rounding-steps.ts';
import { type Counted, countCells, insertTableJobs } from './sql/facts.ts';
import {
  findDrawn,
  findTableToRevise,
  insertTable,
  saveDraws,
  type NewTable,
  noteRevision,
  savePublishedCells,
} from './sql/tables.ts';

/** Counts the groups of a table, rounds each cell by a draw of its own, and publishes that for good. */
export async function publishTable(
  db: Db<'aggregate'>,
  table: Omit<NewTable, 'withheld'>,
  now: Date,
): Promise<void> {
  const counted = await countedCells(db, table);
  const id = await insertTable(db, { ...table, withheld: null }, now);
  await insertTableJobs(db, id, table);
  await saveCells(db, id, { ...counted, stored: [] });
}

/** Notes that nothing will be published for a stretch of days. */
export async function withholdTable(
  db: Db<'aggregate'>,
  table: Omit<NewTable, 'named' | 'pooled'>,
  now: Date,
): Promise<void> {
  await insertTable(db, { ...table, named: [], pooled: [] }, now);
}

/**
 * Compares the table that was looked at longest ago with what is true by now, and counts those steps anew at which at
 * least five people have changed: by the same draws, so that asking before and after tells nothing of the draw.
 */
export async function reviseTable(
  db: Db<'aggregate'>,
  { lookedBefore, now }: { lookedBefore: Date; now: Date },
): Promise<boolean> {
  const table = await findTableToRevise(db, lookedBefore);
  if (table === undefined) return false;
  const stored = await findDrawn(db, table.id);
  const { cells: today, people } = await countedCells(db, table);
  const cells = revisedCells(
    stored.filter(({ count }) => count > 0),
    today,
  );
  await saveCells(db, table.id, { cells, people, stored });
  await noteRevision(db, table.id, now);
  return true;
}

/** The cells that are to stand today, and how many people each group has. */
async function countedCells(
  db: Db<'aggregate'>,
  table: Counted,
): Promise<{ cells: CountedCell[]; people: Map<string, number> }> {
  const raw = (await countCells(db, table)).flatMap((cell) =>
    cellsToPublish(table.dimension, cell),
  );
  const cells = raw.map(({ group, furthest, place, code, people }) => {
    const category = demographicCategories[place];
    if (category === undefined) throw new Error(`no category ${place}`);
    return {
      group,
      furthest,
      category,
      option: optionOf(category, code) ?? UNKNOWN_OPTION_CODE,
      count: people,
    };
  });
  // Everybody is in one cell of each category: those of one are all.
  const all = raw.filter(({ place }) => place === 0);
  const groups = [...Map.groupBy(all, ({ group }) => group)];
  return {
    cells: mergeSmallSteps(cells, all, thresholdsOf[table.dimension].people),
    people: new Map(
      groups.map(([group, own]) => [group, own.reduce((sum, { people }) => sum + people, 0)]),
    ),
  };
}

type CellsToSave = {
  /** Those that change: each by the draw that was made for it, or by a new one. */
  cells: readonly CountedCell[];
  people: ReadonlyMap<string, number>;
  stored: readonly DrawnCell[];
};

async function saveCells(
  db: Db<'aggregate'>,
  tableId: number,
  { cells, people, stored }: CellsToSave,
): Promise<void> {
  if (cells.length === 0) return;
  const published = await readPublished(db);
  const stepOf = roundingSteps(published);
  const peopleOf = (group: string) => people.get(group) ?? 0;
  const standing = new Map(stored.map((cell) => [cellKey(cell), cell]));
  const drawn = cells.map((cell): DrawnCell => {
    const before = standing.get(cellKey(cell));
    if (before !== undefined) return { ...cell, draw: before.draw, step: before.step };
    const step = stepOf(cell.category, cell.option, peopleOf(cell.group));
    return { ...cell, draw: randomInt(step), step };
  });
  await saveDraws(db, tableId, drawn);
  for (const cell of drawn) standing.set(cellKey(cell), cell);
  const groups = roundCells([...standing.values()]);
  await savePublishedCells(
    db,
    tableId,
    groups.map((each) => ({ ...each, coarse: coarseRounding(published, peopleOf(each.group)) })),
  );
}

/** The one group of a table that is not split. */
export const undivided = { named: [ALL], pooled: [] } as const;
