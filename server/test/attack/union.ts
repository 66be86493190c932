import { UNKNOWN } from '@evenhand/contract/demographics.ts';
import type { ReportStep } from '@evenhand/contract/organisation-reports.ts';
import type pg from 'pg';
import { askedFor } from '../../features/disclosure/rules/asked-for.ts';
import { type Dimension, leastOf } from '../../features/disclosure/rules/dimension.ts';
import { type Cell, withoutLoneSteps } from '../../features/disclosure/rules/cells.ts';
import { STEP_OF_COUNTS } from '../../features/disclosure/rules/limits.ts';
import { STORED_ATOMS } from '../stored-atoms.ts';
import { type Attacked, attackedCategories, type Person } from './attacked.ts';
import type { Guess } from './attacks.ts';

/** People of whom the attacker knows that they were counted together, and what was published of their answers. */
type Crowd = { people: number[]; published: Map<string, number> };
type Atom = {
  category: string;
  option: string;
  furthest: string;
  group: string;
  tableId: number;
  n: number;
};
type Table = {
  id: number;
  dimension: Dimension;
  jobId: number | null;
  from: string;
  until: string;
  named: string[];
};

const BURN_IN = 100;
const SWEEPS = 300;
/** What the sampler lets pass for impossible once it has settled. */
const NEARLY_NEVER = 1e-6;

/**
 * All admins together, who know who was counted in which published cell and how each cell was rounded, and look for the
 * answers that explain everything published best: maximum posterior, by Gibbs sampling. There is no better way to combine
 * the cells, least squares included. Reads `report.*` whole: every answer of a call is a sum of some of its rows.
 */
export async function guessByUnion(
  attacked: Attacked,
  { owner }: { owner: pg.Pool },
): Promise<(victim: Person) => Guess> {
  const crowds = crowdsOf(
    attacked,
    await readTables(owner, attacked),
    await readAtoms(owner, attacked),
  );
  const guesses = attackedCategories.map(
    (category) => [category, mostProbable(attacked, crowds(category))] as const,
  );
  const placeOf = new Map(attacked.people.map((person, at) => [person, at]));
  return (victim) => {
    const at = placeOf.get(victim) ?? -1;
    return Object.fromEntries(guesses.map(([category, best]) => [category, best[at]]));
  };
}

async function readTables(owner: pg.Pool, { orgId }: Attacked): Promise<Table[]> {
  const { rows } = await owner.query<Table>(
    `select id, dimension, job_id as "jobId", from_day::text as from, until_day::text as until, named
     from report.period_table where org_id = $1 and withheld is null`,
    [orgId],
  );
  return rows;
}

async function readAtoms(owner: pg.Pool, { orgId }: Attacked): Promise<Atom[]> {
  const { rows } = await owner.query<Atom>(
    `select table_id as "tableId", group_value as "group", category, option, furthest, n
     from ${STORED_ATOMS} where org_id = $1`,
    [orgId],
  );
  return rows;
}

const groupOf: Record<Dimension, (person: Person) => string> = {
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
  { people }: Attacked,
  tables: readonly Table[],
  atoms: readonly Atom[],
): (category: string) => Crowd[] {
  const published = Map.groupBy(atoms, ({ tableId, group, category, furthest }) =>
    JSON.stringify([tableId, group, category, furthest]),
  );
  const counted = tables.flatMap((table) =>
    stepsOf(people, table).map((each) => ({ ...each, tableId: table.id })),
  );
  return (category) =>
    counted.map(({ tableId, group, furthest, members }) => {
      const cells = published.get(JSON.stringify([tableId, group, category, furthest])) ?? [];
      return { people: members, published: new Map(cells.map(({ option, n }) => [option, n])) };
    });
}

/** Who was counted at which step of which group: known to everybody who knows the people, and this program. */
function stepsOf(
  people: readonly Person[],
  { dimension, jobId, from, until, named }: Table,
): { group: string; furthest: ReportStep; members: number[] }[] {
  const within = people.flatMap((person, at): Cell[] => {
    const group = groupOf[dimension](person);
    const isIn =
      person.day >= from && person.day <= until && (jobId === null || person.job.id === jobId);
    if (!isIn || !named.includes(group)) return [];
    // Each by themselves, under their number.
    const alone = { group, category: 'gender', option: String(at), count: 1 } as const;
    return askedFor(dimension, { ...alone, furthest: person.furthest });
  });
  const reached = within.map(({ group, furthest }) => ({ group, furthest, people: 1 }));
  const cells = Map.groupBy(
    withoutLoneSteps(within, reached, leastOf[dimension].people),
    ({ group, furthest }) => JSON.stringify([group, furthest]),
  );
  return [...cells.values()].flatMap((own) => {
    const [first] = own;
    return first === undefined
      ? []
      : [
          {
            group: first.group,
            furthest: first.furthest,
            members: own.map(({ option }) => Number(option)),
          },
        ];
  });
}

/** For each person the answer that they most probably gave. */
function mostProbable({ people, random }: Attacked, crowds: readonly Crowd[]): string[] {
  const options = [
    ...new Set([UNKNOWN, ...crowds.flatMap(({ published }) => [...published.keys()])]),
  ];
  const sums = options.map((option) =>
    crowds.reduce((sum, { published }) => sum + (published.get(option) ?? 0), 1),
  );
  const all = sums.reduce((a, b) => a + b, 0);
  const prior = sums.map((sum) => sum / all);
  const told = crowds.map(({ published }) => options.map((option) => published.get(option) ?? 0));
  const counts = crowds.map(() => options.map(() => 0));
  const crowdsOfPerson = people.map((): number[] => []);
  crowds.forEach((crowd, c) => crowd.people.forEach((person) => crowdsOfPerson[person]?.push(c)));
  const add = (person: number, option: number, n: number) =>
    crowdsOfPerson[person]?.forEach((c) => {
      const row = counts[c];
      if (row !== undefined) row[option] = (row[option] ?? 0) + n;
    });
  const answers = people.map((_, person) => {
    const option = drawn(random, prior);
    add(person, option, 1);
    return option;
  });
  const votes = people.map(() => options.map(() => 0));
  for (let sweep = 0; sweep < BURN_IN + SWEEPS; sweep += 1) {
    const slack = Math.max(NEARLY_NEVER, 0.1 * Math.exp(-sweep / 8));
    for (const person of people.keys()) {
      add(person, answers[person] ?? 0, -1);
      const chances = prior.map((share, option) =>
        (crowdsOfPerson[person] ?? []).reduce((chance, c) => {
          const [n, k] = [told[c]?.[option] ?? 0, counts[c]?.[option] ?? 0];
          return (chance * rounds(n, k + 1, slack)) / rounds(n, k, slack);
        }, share),
      );
      const sum = chances.reduce((a, b) => a + b, 0);
      const shares = chances.map((chance) => chance / sum);
      const option = drawn(random, shares);
      answers[person] = option;
      add(person, option, 1);
      const own = votes[person];
      if (sweep >= BURN_IN && own !== undefined)
        shares.forEach((share, at) => (own[at] = (own[at] ?? 0) + share));
    }
  }
  return votes.map((own) => options[own.indexOf(Math.max(...own))] ?? UNKNOWN);
}

/** How probably a count is published as a multiple of five; a little also where it never is, so that sampling gets going. */
function rounds(published: number, count: number, slack: number): number {
  const apart = Math.abs(published - count);
  if (apart < STEP_OF_COUNTS) return Math.max(1 - apart / STEP_OF_COUNTS, slack);
  return slack * Math.exp(STEP_OF_COUNTS - apart);
}

function drawn(random: () => number, shares: readonly number[]): number {
  let left = random();
  for (const [at, share] of shares.entries()) {
    left -= share;
    if (left < 0) return at;
  }
  return shares.length - 1;
}
