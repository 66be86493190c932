import { randomInt } from 'node:crypto';
import {
  demographicCategories,
  UNKNOWN_DEMOGRAPHIC_OPTION_CODE,
} from '@evenhand/contract/reporting/demographic-categories.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { demographicOptionOfByte } from '../figures/rules/encode-and-decode-demographic-answer-bytes.ts';
import { omitUnneededDemographicsCells } from './rules/omit-unneeded-demographics-cells.ts';
import {
  roundDemographicsCells,
  type DemographicsCellWithDraw,
} from './rules/round-and-sum-demographics-cells.ts';
import { thresholdsByDemographicsDimension } from './rules/demographics-dimensions-and-thresholds.ts';
import { DEMOGRAPHICS_GROUP_OF_EVERYBODY } from './rules/demographics-request-and-report-types.ts';
import {
  type CountedDemographicsCell,
  demographicsCellKey,
  mergeStepsWithFewPeople,
} from './rules/merge-steps-with-few-people.ts';
import { readPublishedDemographicCountsByStep } from './read-published-counts-by-step.ts';
import { reviseDemographicsCells } from './rules/revise-demographics-cells.ts';
import {
  listCoarseRoundingSteps,
  createRoundingStepChooser,
} from './rules/choose-and-find-demographic-rounding-steps.ts';
import {
  type DemographicsTableToCount,
  countDemographicAnswers,
  insertJobGroupRowsOfDemographicsTable,
} from './sql/demographic-counts-and-closed-jobs-to-publish.ts';
import {
  findDemographicsCellsWithRoundingDraws,
  findDemographicsTableToRevise,
  insertFrozenDemographicsReportRow,
  upsertRoundingDrawRows,
  type NewDemographicsTable,
  updateLookedAtOfDemographicsTableRow,
  upsertPublishedDemographicsGroupRows,
} from './sql/published-demographics-tables-and-rounding-draws.ts';

/** Counts the groups of a table, rounds each cell by a draw of its own, and publishes that for good. */
export async function publishDemographicsTable(
  db: Db<'aggregate'>,
  table: Omit<NewDemographicsTable, 'withheld'>,
  now: Date,
): Promise<void> {
  const counted = await countedCells(db, table);
  const id = await insertFrozenDemographicsReportRow(db, { ...table, withheld: null }, now);
  await insertJobGroupRowsOfDemographicsTable(db, id, table);
  await saveCells(db, id, { ...counted, stored: [] });
}

/** Notes that nothing will be published for a stretch of days. */
export async function withholdDemographicsTable(
  db: Db<'aggregate'>,
  table: Omit<NewDemographicsTable, 'named' | 'pooled'>,
  now: Date,
): Promise<void> {
  await insertFrozenDemographicsReportRow(db, { ...table, named: [], pooled: [] }, now);
}

/**
 * Compares the table that was looked at longest ago with what is true by now, and counts those steps anew at which at
 * least five people have changed: by the same draws, so that asking before and after tells nothing of the draw.
 */
export async function reviseOldestDemographicsTable(
  db: Db<'aggregate'>,
  { lookedBefore, now }: { lookedBefore: Date; now: Date },
): Promise<boolean> {
  const table = await findDemographicsTableToRevise(db, lookedBefore);
  if (table === undefined) return false;
  const stored = await findDemographicsCellsWithRoundingDraws(db, table.id);
  const { cells: today, people } = await countedCells(db, table);
  const cells = reviseDemographicsCells(
    stored.filter(({ count }) => count > 0),
    today,
  );
  await saveCells(db, table.id, { cells, people, stored });
  await updateLookedAtOfDemographicsTableRow(db, table.id, now);
  return true;
}

/** The cells that are to stand today, and how many people each group has. */
async function countedCells(
  db: Db<'aggregate'>,
  table: DemographicsTableToCount,
): Promise<{ cells: CountedDemographicsCell[]; people: Map<string, number> }> {
  const raw = (await countDemographicAnswers(db, table)).flatMap((cell) =>
    omitUnneededDemographicsCells(table.dimension, cell),
  );
  const cells = raw.map(({ group, furthest, place, code, people }) => {
    const category = demographicCategories[place];
    if (category === undefined) throw new Error(`no category ${place}`);
    return {
      group,
      furthest,
      category,
      option: demographicOptionOfByte(category, code) ?? UNKNOWN_DEMOGRAPHIC_OPTION_CODE,
      count: people,
    };
  });
  // Everybody is in one cell of each category: those of one are all.
  const all = raw.filter(({ place }) => place === 0);
  const groups = [...Map.groupBy(all, ({ group }) => group)];
  return {
    cells: mergeStepsWithFewPeople(
      cells,
      all,
      thresholdsByDemographicsDimension[table.dimension].people,
    ),
    people: new Map(
      groups.map(([group, own]) => [group, own.reduce((sum, { people }) => sum + people, 0)]),
    ),
  };
}

type CellsToSave = {
  /** Those that change: each by the draw that was made for it, or by a new one. */
  cells: readonly CountedDemographicsCell[];
  people: ReadonlyMap<string, number>;
  stored: readonly DemographicsCellWithDraw[];
};

async function saveCells(
  db: Db<'aggregate'>,
  tableId: number,
  { cells, people, stored }: CellsToSave,
): Promise<void> {
  if (cells.length === 0) return;
  const published = await readPublishedDemographicCountsByStep(db);
  const stepOf = createRoundingStepChooser(published);
  const peopleOf = (group: string) => people.get(group) ?? 0;
  const cellsByKey = new Map(stored.map((cell) => [demographicsCellKey(cell), cell]));
  const drawn = cells.map((cell): DemographicsCellWithDraw => {
    const before = cellsByKey.get(demographicsCellKey(cell));
    if (before !== undefined) return { ...cell, draw: before.draw, step: before.step };
    const step = stepOf(cell.category, cell.option, peopleOf(cell.group));
    return { ...cell, draw: randomInt(step), step };
  });
  await upsertRoundingDrawRows(db, tableId, drawn);
  for (const cell of drawn) cellsByKey.set(demographicsCellKey(cell), cell);
  const groups = roundDemographicsCells([...cellsByKey.values()]);
  await upsertPublishedDemographicsGroupRows(
    db,
    tableId,
    groups.map((each) => ({
      ...each,
      coarse: listCoarseRoundingSteps(published, peopleOf(each.group)),
    })),
  );
}

/** The one group of a table that is not split. */
export const undividedDemographicsTableGroups = {
  named: [DEMOGRAPHICS_GROUP_OF_EVERYBODY],
  pooled: [],
} as const;
