import { randomInt } from 'node:crypto';
import { categories, UNKNOWN } from '@evenhand/contract/demographics.ts';
import type { Db } from '../../doors/enter.ts';
import { optionOf } from '../figures/rules/demo-bytes.ts';
import { askedFor } from './rules/asked-for.ts';
import { atomsOf, type Drawn } from './rules/atoms.ts';
import { leastOf } from './rules/dimension.ts';
import { ALL } from './rules/demographics.ts';
import { type Cell, keyOf, withoutLoneSteps } from './rules/cells.ts';
import { readPublished } from './read-published.ts';
import { refrozen } from './rules/refreeze.ts';
import { coarseOf, roundingSteps } from './rules/rounding-steps.ts';
import { type Counted, countCells, noteRoles } from './sql/facts.ts';
import {
  findDrawn,
  findTableToLookAt,
  insertTable,
  keepDraws,
  type NewTable,
  noteLook,
  putAtoms,
} from './sql/tables.ts';

/** Counts the groups of a table, rounds each cell by a draw of its own, and publishes that for good. */
export async function publishTable(
  db: Db<'aggregate'>,
  table: Omit<NewTable, 'withheld'>,
  now: Date,
): Promise<void> {
  const counted = await countedCells(db, table);
  const id = await insertTable(db, { ...table, withheld: null }, now);
  await noteRoles(db, id, table);
  await keepCells(db, id, { ...counted, stored: [] });
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
export async function lookAgain(
  db: Db<'aggregate'>,
  { lookedBefore, now }: { lookedBefore: Date; now: Date },
): Promise<boolean> {
  const table = await findTableToLookAt(db, lookedBefore);
  if (table === undefined) return false;
  const stored = await findDrawn(db, table.id);
  const { cells: today, people } = await countedCells(db, table);
  const cells = refrozen(
    stored.filter(({ count }) => count > 0),
    today,
  );
  await keepCells(db, table.id, { cells, people, stored });
  await noteLook(db, table.id, now);
  return true;
}

/** The cells that are to stand today, and how many people each group has. */
async function countedCells(
  db: Db<'aggregate'>,
  table: Counted,
): Promise<{ cells: Cell[]; people: Map<string, number> }> {
  const raw = (await countCells(db, table)).flatMap((cell) => askedFor(table.dimension, cell));
  const cells = raw.map(({ group, furthest, place, code, people }) => {
    const category = categories[place];
    if (category === undefined) throw new Error(`no category ${place}`);
    return {
      group,
      furthest,
      category,
      option: optionOf(category, code) ?? UNKNOWN,
      count: people,
    };
  });
  // Everybody is in one cell of each category: those of one are all.
  const all = raw.filter(({ place }) => place === 0);
  const groups = [...Map.groupBy(all, ({ group }) => group)];
  return {
    cells: withoutLoneSteps(cells, all, leastOf[table.dimension].people),
    people: new Map(
      groups.map(([group, own]) => [group, own.reduce((sum, { people }) => sum + people, 0)]),
    ),
  };
}

type Kept = {
  /** Those that change: each by the draw that was made for it, or by a new one. */
  cells: readonly Cell[];
  people: ReadonlyMap<string, number>;
  stored: readonly Drawn[];
};

async function keepCells(
  db: Db<'aggregate'>,
  tableId: number,
  { cells, people, stored }: Kept,
): Promise<void> {
  if (cells.length === 0) return;
  const published = await readPublished(db);
  const stepOf = roundingSteps(published);
  const peopleOf = (group: string) => people.get(group) ?? 0;
  const standing = new Map(stored.map((cell) => [keyOf(cell), cell]));
  const drawn = cells.map((cell): Drawn => {
    const before = standing.get(keyOf(cell));
    if (before !== undefined) return { ...cell, draw: before.draw, step: before.step };
    const step = stepOf(cell.category, cell.option, peopleOf(cell.group));
    return { ...cell, draw: randomInt(step), step };
  });
  await keepDraws(db, tableId, drawn);
  for (const cell of drawn) standing.set(keyOf(cell), cell);
  const groups = atomsOf([...standing.values()]);
  await putAtoms(
    db,
    tableId,
    groups.map((each) => ({ ...each, coarse: coarseOf(published, peopleOf(each.group)) })),
  );
}

/** The one group of a table that is not split. */
export const undivided = { named: [ALL], pooled: [] } as const;
