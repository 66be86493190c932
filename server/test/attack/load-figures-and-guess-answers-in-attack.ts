import {
  type DemographicCategory,
  UNKNOWN_DEMOGRAPHIC_OPTION_CODE,
} from '@evenhand/contract/reporting/demographic-categories.ts';
import type { HiringReportStepKey } from '@evenhand/contract/reporting/organisation-reports.ts';
import type pg from 'pg';
import { omitUnneededDemographicsCells } from '../../features/disclosure/rules/omit-unneeded-demographics-cells.ts';
import {
  type DemographicsDimension,
  thresholdsByDemographicsDimension,
} from '../../features/disclosure/rules/demographics-dimensions-and-thresholds.ts';
import {
  type CountedDemographicsCell as Counted,
  demographicsCellKey,
  mergeStepsWithFewPeople,
} from '../../features/disclosure/rules/merge-steps-with-few-people.ts';
import {
  type CoarseRoundingSteps,
  roundingStepOfOption,
} from '../../features/disclosure/rules/choose-and-find-demographic-rounding-steps.ts';
import { reviseDemographicsCells } from '../../features/disclosure/rules/revise-demographics-cells.ts';
import { STORED_FIGURE_CELLS_SQL } from '../stored-figure-cells-sql.ts';
import {
  type OrganisationUnderDisclosureAttack,
  categoriesUnderDisclosureAttack,
  type PersonUnderDisclosureAttack,
} from './invent-organisation-under-disclosure-attack.ts';
import type { DisclosureAttackGuess } from './disclosure-attacks.ts';
import {
  type CellCountsBeforeAndAfterRepublishing,
  type PeopleCountedTogetherBeforeAndAfter,
  guessMostProbableAnswersInAttack,
} from './guess-most-probable-answers.ts';

/** One published cell, as often as it was published. */
type CellCount = {
  tableId: number;
  group: string;
  category: string;
  option: string;
  furthest: HiringReportStepKey;
  n: number;
};
type Table = {
  id: number;
  dimension: DemographicsDimension;
  jobId: number | null;
  from: string;
  until: string;
  named: string[];
};
/** What was published at one moment, and how far everybody had got by then. */
export type PublishedFiguresSnapshotForAttack = {
  tables: Table[];
  cells: CellCount[];
  /** By table and group. */
  coarse: Map<string, CoarseRoundingSteps>;
  furthest: HiringReportStepKey[];
};

/** Reads `report.*` whole: every answer of a call is a sum of some of its rows. */
export async function loadPublishedFiguresForAttack(
  owner: pg.Pool,
  { orgId, people }: OrganisationUnderDisclosureAttack,
): Promise<PublishedFiguresSnapshotForAttack> {
  const { rows: tables } = await owner.query<Table>(
    `select id, dimension, job_id as "jobId", from_day::text as from, until_day::text as until, named
     from report.period_table where org_id = $1 and withheld is null`,
    [orgId],
  );
  const { rows: cells } = await owner.query<CellCount>(
    `select table_id as "tableId", group_value as "group", category, option, furthest, n
     from ${STORED_FIGURE_CELLS_SQL} where org_id = $1`,
    [orgId],
  );
  const { rows: groups } = await owner.query<{
    tableId: number;
    group: string;
    coarse: CoarseRoundingSteps;
  }>(
    `select table_id as "tableId", group_value as "group", coarse from report.published_group where org_id = $1`,
    [orgId],
  );
  const coarse = new Map(groups.map((each) => [keyOfGroup(each), each.coarse]));
  return { tables, cells, coarse, furthest: people.map(({ furthest }) => furthest) };
}

/**
 * All admins together, who know who was counted in which published cell and how each cell was rounded, who asked before and
 * after the server looked at its figures again, and look for the answers that explain everything published best.
 */
export function guessAnswersFromAllFiguresInAttack(
  attacked: OrganisationUnderDisclosureAttack,
  before: PublishedFiguresSnapshotForAttack,
  after: PublishedFiguresSnapshotForAttack = before,
): (victim: PersonUnderDisclosureAttack) => DisclosureAttackGuess {
  const crowds = crowdsOf(attacked, before, after);
  const guesses = categoriesUnderDisclosureAttack.map(
    (category) => [category, guessCategory(attacked, crowds, category)] as const,
  );
  const placeOf = new Map(attacked.people.map((person, at) => [person, at]));
  return (victim) => {
    const at = placeOf.get(victim) ?? -1;
    return Object.fromEntries(guesses.map(([category, best]) => [category, best[at]]));
  };
}

function keyOfGroup({ tableId, group }: { tableId: number; group: string }): string {
  return `${tableId} ${group}`;
}

type NamedCrowd = PeopleCountedTogetherBeforeAndAfter & {
  coarse: CoarseRoundingSteps | undefined;
  tellsBefore: ReadonlyMap<string, CellCount>;
  tellsAfter: ReadonlyMap<string, CellCount>;
};

function guessCategory(
  { people, random }: OrganisationUnderDisclosureAttack,
  crowds: readonly NamedCrowd[],
  category: DemographicCategory,
): string[] {
  const own = crowds.flatMap(({ tellsAfter: cellsAfter }) => [...cellsAfter.values()]);
  const sums = new Map([[UNKNOWN_DEMOGRAPHIC_OPTION_CODE, 1]]);
  for (const { category: of, option, n } of own)
    if (of === category) sums.set(option, (sums.get(option) ?? 1) + n);
  const options = [...sums.keys()];
  const all = [...sums.values()].reduce((a, b) => a + b, 0);
  const best = guessMostProbableAnswersInAttack(
    {
      people: people.length,
      crowds,
      prior: [...sums.values()].map((sum) => sum / all),
      random,
    },
    (c, o): CellCountsBeforeAndAfterRepublishing => {
      const key = `${category} ${options[o]}`;
      const [one, other] = [crowds[c]?.tellsBefore.get(key), crowds[c]?.tellsAfter.get(key)];
      const step = roundingStepOfOption(
        crowds[c]?.coarse ?? {},
        category,
        options[o] ?? UNKNOWN_DEMOGRAPHIC_OPTION_CODE,
      );
      return { before: one?.n ?? 0, after: other?.n ?? 0, step };
    },
  );
  return best.map((place) => options[place] ?? UNKNOWN_DEMOGRAPHIC_OPTION_CODE);
}

const groupOf: Record<DemographicsDimension, (person: PersonUnderDisclosureAttack) => string> = {
  org: () => 'all',
  quarter: () => 'all',
  job: () => 'all',
  team: ({ team }) => team,
  grade: ({ grade }) => grade,
  'team-grade': ({ team, grade }) => `${team}\u001f${grade}`,
  source: ({ source }) => source,
  quick: ({ quick }) => (quick ? 'yes' : 'no'),
};

function crowdsOf(
  { people }: OrganisationUnderDisclosureAttack,
  before: PublishedFiguresSnapshotForAttack,
  after: PublishedFiguresSnapshotForAttack,
): NamedCrowd[] {
  const told = (moment: PublishedFiguresSnapshotForAttack) =>
    Map.groupBy(moment.cells, ({ tableId, group, furthest }) =>
      JSON.stringify([tableId, group, furthest]),
    );
  const [toldBefore, toldAfter] = [told(before), told(after)];
  const tellsOf = (cells: readonly CellCount[] = []) =>
    new Map(cells.map((cell) => [`${cell.category} ${cell.option}`, cell]));
  return before.tables.flatMap((table) => {
    const first = cellsOf(people, before.furthest, table);
    const changed =
      table.dimension === 'source'
        ? []
        : reviseDemographicsCells(first, cellsOf(people, after.furthest, table));
    const moved = new Map(changed.map((cell) => [demographicsCellKey(cell), cell]));
    const last = [
      ...first.filter((cell) => !moved.has(demographicsCellKey(cell))),
      ...moved.values(),
    ];
    const steps = Map.groupBy([...first, ...last], ({ group, furthest }) =>
      JSON.stringify([table.id, group, furthest]),
    );
    return [...steps].map(([key, [cell]]) => ({
      coarse: before.coarse.get(keyOfGroup({ tableId: table.id, group: cell?.group ?? '' })),
      before: membersOf(first, cell),
      after: membersOf(last, cell),
      tellsBefore: tellsOf(toldBefore.get(key)),
      tellsAfter: tellsOf(toldAfter.get(key)),
    }));
  });
}

function membersOf(cells: readonly Counted[], like: Counted | undefined): number[] {
  return cells.flatMap(({ group, furthest, option, count }) =>
    count > 0 && group === like?.group && furthest === like.furthest ? [Number(option)] : [],
  );
}

/** Who was counted at which step of which group: known to everybody who knows the people, and this program. Each by their place. */
function cellsOf(
  people: readonly PersonUnderDisclosureAttack[],
  furthest: readonly HiringReportStepKey[],
  { dimension, jobId, from, until, named }: Table,
): Counted[] {
  const within = people.flatMap((person, at): Counted[] => {
    const group = groupOf[dimension](person);
    const isIn =
      person.day >= from && person.day <= until && (jobId === null || person.job.id === jobId);
    if (!isIn || !named.includes(group)) return [];
    const alone = { group, category: 'gender', option: String(at), count: 1 } as const;
    return omitUnneededDemographicsCells(dimension, {
      ...alone,
      furthest: furthest[at] ?? 'started',
    });
  });
  const reached = within.map(({ group, furthest: step }) => ({ group, furthest: step, people: 1 }));
  return mergeStepsWithFewPeople(
    within,
    reached,
    thresholdsByDemographicsDimension[dimension].people,
  );
}
