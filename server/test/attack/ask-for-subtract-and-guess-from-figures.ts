import { CANDIDATES_TO_SHOW_DEMOGRAPHICS_MIN } from '@evenhand/contract/reporting/minimum-counts-and-too-few-messages.ts';
import { hiringReportSteps } from '@evenhand/contract/reporting/organisation-reports.ts';
import type { DemographicsRequest } from '../../features/disclosure/rules/demographics-request-and-report-types.ts';
import { readDemographicsReport } from '../../features/disclosure/read-demographics-report.ts';
import type { Services } from '../../services-type.ts';
import {
  demographicAnswerOrUnknown,
  type OrganisationUnderDisclosureAttack,
  categoriesUnderDisclosureAttack,
  reportStepIndex,
} from './invent-organisation-under-disclosure-attack.ts';

export type AttackFiguresQuery = Partial<
  Pick<DemographicsRequest, 'from' | 'until' | 'teams' | 'grades' | 'by' | 'excludeQuick'>
> & {
  /** Whose row of the answer is read. */
  group?: string;
};

/** For each step, how many gave each answer, as far as that was told. */
export type FiguresReportedToAttacker = Map<string, number>[];
export type AskForFiguresInAttack = (
  question: AttackFiguresQuery,
) => Promise<Record<string, FiguresReportedToAttacker>>;

/**
 * What an admin is told who asks for diversity figures: `readDemographicsReport`, which is all that the calls
 * `/api/org/drop-off`, `/api/org/referrer-breakdown` and the CSVs read such figures by, with the roles that the filters leave.
 */
export function makeAskForPublishedFiguresInAttack(
  services: Services,
  attacked: OrganisationUnderDisclosureAttack,
): AskForFiguresInAttack {
  const answers = new Map<string, ReturnType<typeof readDemographicsReport>>();
  return async ({ group = 'all', ...question }) => {
    const { teams = [], grades = [] } = question;
    const isFiltered = teams.length + grades.length > 0;
    const asked: DemographicsRequest = {
      orgId: attacked.orgId,
      from: attacked.from,
      until: attacked.until,
      by: 'step',
      excludeQuick: false,
      ...question,
      teams,
      grades,
      jobIds: isFiltered ? jobsOf(attacked, { teams, grades }) : null,
    };
    const key = JSON.stringify(asked);
    const answer = answers.get(key) ?? readDemographicsReport(services, asked);
    answers.set(key, answer);
    const { cells } = await answer;
    const steps = cells.find((each) => each.group === group)?.steps;
    return Object.fromEntries(
      categoriesUnderDisclosureAttack.map((category) => [
        category,
        hiringReportSteps.map((step) => {
          const row = Object.entries(steps?.[step][category] ?? {});
          return new Map(row.flatMap(([code, n]) => (typeof n === 'number' ? [[code, n]] : [])));
        }),
      ]),
    );
  };
}

/**
 * What an admin would be told if rows under five were hidden and nothing else was done: against this each of the attacks has to
 * succeed, or it says nothing where it fails.
 */
export function makeAskForUnprotectedFiguresInAttack({
  people,
  from,
  until,
}: OrganisationUnderDisclosureAttack): AskForFiguresInAttack {
  return async (question) => {
    const { teams = [], grades = [], by, group, excludeQuick = false } = question;
    const [first, last] = [question.from ?? from, question.until ?? until];
    const theirs = people.filter(
      (person) =>
        first <= person.day &&
        person.day <= last &&
        !(excludeQuick && person.quick) &&
        (teams.length === 0 || teams.includes(person.team)) &&
        (grades.length === 0 || grades.includes(person.grade)) &&
        (by !== 'source' || person.source === group) &&
        (by !== 'job' || String(person.job.id) === group),
    );
    return Object.fromEntries(
      categoriesUnderDisclosureAttack.map((category) => {
        const codes = new Set(people.map((person) => demographicAnswerOrUnknown(person, category)));
        const told = hiringReportSteps.map((_, step) => {
          const row = theirs.filter(({ furthest }) => reportStepIndex(furthest) >= step);
          if (row.length < CANDIDATES_TO_SHOW_DEMOGRAPHICS_MIN) return new Map<string, number>();
          const counts = Map.groupBy(row, (person) => demographicAnswerOrUnknown(person, category));
          return new Map([...codes].map((code) => [code, counts.get(code)?.length ?? 0]));
        });
        return [category, told];
      }),
    );
  };
}

function jobsOf(
  { people }: OrganisationUnderDisclosureAttack,
  { teams, grades }: { teams: readonly string[]; grades: readonly string[] },
): number[] {
  const theirs = people.filter(
    ({ team, grade }) =>
      (teams.length === 0 || teams.includes(team)) &&
      (grades.length === 0 || grades.includes(grade)),
  );
  return [...new Set(theirs.map(({ job }) => job.id))];
}

/** What is left when some are taken away from others; only of counts that all of them tell. */
export function subtractFiguresReportedToAttacker(
  plus: readonly FiguresReportedToAttacker[],
  less: readonly FiguresReportedToAttacker[],
): FiguresReportedToAttacker {
  const [first = []] = plus;
  const parts = [
    ...plus.map((told) => ({ told, sign: 1 })),
    ...less.map((told) => ({ told, sign: -1 })),
  ];
  return first.map(
    (row, s) =>
      new Map(
        [...row.keys()].flatMap((code) => {
          const known = parts.flatMap(({ told, sign }) => {
            const n = told[s]?.get(code);
            return n === undefined ? [] : [sign * n];
          });
          return known.length < parts.length ? [] : [[code, known.reduce((sum, n) => sum + n, 0)]];
        }),
      ),
  );
}

/** Those who got exactly as far as a step. */
export function countsExactlyAtStep(
  reported: FiguresReportedToAttacker,
  step: number,
): Map<string, number> {
  const row = reported[step] ?? new Map<string, number>();
  const next = reported[step + 1];
  if (next === undefined) return row;
  return new Map(
    [...row].flatMap(([code, n]) => {
      const further = next.get(code);
      return further === undefined ? [] : [[code, n - further]];
    }),
  );
}

/** The answer that most of those have who are left, if anybody is. */
export function commonestAnswerAsAttackGuess(left: Map<string, number>): string | undefined {
  const [best] = [...left].toSorted(([, a], [, b]) => b - a);
  return best !== undefined && best[1] > 0 ? best[0] : undefined;
}
