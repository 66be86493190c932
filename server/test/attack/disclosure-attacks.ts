import { CANDIDATES_TO_SHOW_DEMOGRAPHICS_MIN } from '@evenhand/contract/reporting/minimum-counts-and-too-few-messages.ts';
import { hiringReportSteps } from '@evenhand/contract/reporting/organisation-reports.ts';
import { parseReportRange } from '../../features/reporting/rules/parse-organisation-report-range.ts';
import {
  type OrganisationUnderDisclosureAttack,
  categoriesUnderDisclosureAttack,
  shiftDay,
  type PersonUnderDisclosureAttack,
  reportStepIndex,
} from './invent-organisation-under-disclosure-attack.ts';
import {
  subtractFiguresReportedToAttacker,
  countsExactlyAtStep,
  commonestAnswerAsAttackGuess,
  type AskForFiguresInAttack,
  type AttackFiguresQuery,
  type FiguresReportedToAttacker,
} from './ask-for-subtract-and-guess-from-figures.ts';

/** What an attack says of a person, by category; nothing where it learned nothing. */
export type DisclosureAttackGuess = Partial<Record<string, string | undefined>>;
export type DisclosureAttack = (
  attacked: OrganisationUnderDisclosureAttack,
  look: AskForFiguresInAttack,
) => (victim: PersonUnderDisclosureAttack) => Promise<DisclosureAttackGuess>;

type Isolation = {
  question: AttackFiguresQuery;
  alike: (person: PersonUnderDisclosureAttack) => boolean;
};

/** All of some days, less every row of the sources that is not hidden: the hidden rows of a table that also tells the total. */
const subtraction: DisclosureAttack =
  ({ people }, look) =>
  async (victim) => {
    const tries = STRETCHES.map((days) => {
      const range = { from: shiftDay(victim.day, -days), until: victim.day };
      const within = people.filter(({ day }) => range.from <= day && day <= range.until);
      const rows = Map.groupBy(within, ({ source }) => source);
      const shown = [...rows]
        .filter(([, row]) => row.length >= CANDIDATES_TO_SHOW_DEMOGRAPHICS_MIN)
        .map(([name]) => name);
      const left = within.filter(({ source }) => !shown.includes(source));
      return {
        range,
        shown,
        left,
        n: left.includes(victim) && shown.length > 0 ? left.length : MANY,
      };
    });
    const [best] = tries.toSorted((a, b) => a.n - b.n);
    if (best === undefined || best.n > FEW) return {};
    const { range, shown, left } = best;
    const less = shown.map((group) => look({ ...range, by: 'source', group }));
    return judged(victim, left, { plus: [await look(range)], less: await Promise.all(less) });
  };

/** The same to the second: up to the first second of the day, which stands for all of it, less up to the second before. */
const bySecond: DisclosureAttack =
  ({ people, from }, look) =>
  async (victim) => {
    const now = new Date(`${victim.day}T12:00:00Z`);
    const dayOf = (until: Date) => {
      const asked = { from, until: until.toISOString() };
      const range = parseReportRange(asked, { zone: 'Europe/London', now });
      return 'problem' in range ? from : range.until;
    };
    // In summer the day in London begins an hour before that in Greenwich.
    const inGreenwich = Date.parse(victim.day);
    const isSummer = dayOf(new Date(inGreenwich - HOUR_MS)) === victim.day;
    const at = new Date(inGreenwich - (isSummer ? HOUR_MS : 0));
    const { question, alike } = narrowest(victim, people);
    return judged(victim, people.filter(alike).filter(isOfDay(victim)), {
      plus: [await look({ ...question, from, until: dayOf(at) })],
      less: [await look({ ...question, from, until: dayOf(new Date(at.getTime() - 1000)) })],
    });
  };

/** All up to the day, less all up to the day before. */
const byDay: DisclosureAttack =
  ({ people }, look) =>
  async (victim) => {
    const { question, alike } = narrowest(victim, people);
    const left = people.filter(alike).filter(isOfDay(victim));
    return judged(victim, left, await ofDay(victim, look, { plus: [question], less: [] }));
  };

/** All of a day, less all without those who applied quickly. */
const toggle: DisclosureAttack =
  ({ people }, look) =>
  async (victim) => {
    const isLeft = (person: PersonUnderDisclosureAttack) =>
      person.quick && person.day === victim.day;
    const { question, alike } = smallest(filtersOf(victim), people, isLeft);
    const asked = { plus: [question], less: [{ ...question, excludeQuick: true }] };
    return judged(victim, people.filter(alike).filter(isLeft), await ofDay(victim, look, asked));
  };

/** All of a day, less all teams but one. */
const complement: DisclosureAttack = ({ people }, look) => {
  const all = [...new Set(people.map(({ team }) => team))];
  return async (victim) => {
    const teams = all.filter((team) => team !== victim.team);
    const left = people.filter(isOfDay(victim)).filter(({ team }) => team === victim.team);
    return judged(victim, left, await ofDay(victim, look, { plus: [{}], less: [{ teams }] }));
  };
};

/** Whoever of a day reached a step, less whoever reached the next. */
const funnel: DisclosureAttack =
  ({ people }, look) =>
  async (victim) => {
    const isLeft = (person: PersonUnderDisclosureAttack) =>
      isOfDay(victim)(person) && person.furthest === victim.furthest;
    const { question, alike } = smallest(rowsOf(victim), people, isLeft);
    if (people.filter(alike).filter(isLeft).length > FEW) return {};
    const told = await ofDay(victim, look, { plus: [question], less: [] });
    return Object.fromEntries(
      categoriesUnderDisclosureAttack.map((category) => {
        const rows = summed(told, category);
        return [
          category,
          commonestAnswerAsAttackGuess(countsExactlyAtStep(rows, reportStepIndex(victim.furthest))),
        ];
      }),
    );
  };

/** Q[a, b] − Q[a, d − 1] − Q[d + 1, b]: each of them about many people. */
const tracker: DisclosureAttack =
  ({ people, from, until }, look) =>
  async (victim) => {
    const { question, alike } = narrowest(victim, people);
    return judged(victim, people.filter(alike).filter(isOfDay(victim)), {
      plus: [await look({ ...question, from, until })],
      less: [
        await look({ ...question, from, until: shiftDay(victim.day, -1) }),
        await look({ ...question, from: shiftDay(victim.day, 1), until }),
      ],
    });
  };

export const disclosureAttacks = {
  subtraction,
  bySecond,
  byDay,
  toggle,
  complement,
  funnel,
  tracker,
};

const HOUR_MS = 3_600_000;
const MANY = 12;
/** Of more people than these a difference tells less than their majority. */
const FEW = 4;
/** Days of which a total and its rows are asked for. */
const STRETCHES = Array.from({ length: 60 }, (_, n) => 4 * (n + 1));

type Sum<Part> = { plus: Part[]; less: Part[] };

/** What was asked, as told up to the victim's day, less the same up to the day before. */
async function ofDay(
  victim: PersonUnderDisclosureAttack,
  look: AskForFiguresInAttack,
  { plus, less }: Sum<AttackFiguresQuery>,
) {
  const upTo = (questions: AttackFiguresQuery[], until: string) =>
    Promise.all(questions.map((question) => look({ ...question, until })));
  const before = shiftDay(victim.day, -1);
  return {
    plus: [...(await upTo(plus, victim.day)), ...(await upTo(less, before))],
    less: [...(await upTo(less, victim.day)), ...(await upTo(plus, before))],
  };
}

/** The answer of those who are left when the others are taken away, at the step at which they are fewest. */
function judged(
  victim: PersonUnderDisclosureAttack,
  left: readonly PersonUnderDisclosureAttack[],
  told: Sum<Record<string, FiguresReportedToAttacker>>,
): DisclosureAttackGuess {
  const steps = hiringReportSteps.flatMap((_, step) => {
    const n = left.filter(({ furthest }) => reportStepIndex(furthest) >= step).length;
    return step <= reportStepIndex(victim.furthest) && n <= FEW ? [{ step, n }] : [];
  });
  const fewest = steps.toSorted((a, b) => a.n - b.n || a.step - b.step);
  return Object.fromEntries(
    categoriesUnderDisclosureAttack.map((category) => {
      const rows = summed(told, category);
      const guesses = fewest.map(({ step }) =>
        commonestAnswerAsAttackGuess(rows[step] ?? new Map()),
      );
      return [category, guesses.find((guess) => guess !== undefined)];
    }),
  );
}

function summed(
  { plus, less }: Sum<Record<string, FiguresReportedToAttacker>>,
  category: string,
): FiguresReportedToAttacker {
  const of = (parts: Record<string, FiguresReportedToAttacker>[]) =>
    parts.map((part) => part[category] ?? []);
  return subtractFiguresReportedToAttacker(of(plus), of(less));
}

const isOfDay = (victim: PersonUnderDisclosureAttack) => (person: PersonUnderDisclosureAttack) =>
  person.day === victim.day;

function filtersOf({ team, grade }: PersonUnderDisclosureAttack): Isolation[] {
  return [
    { question: {}, alike: () => true },
    { question: { teams: [team] }, alike: (person) => person.team === team },
    {
      question: { teams: [team], grades: [grade] },
      alike: (person) => person.team === team && person.grade === grade,
    },
  ];
}

/** Every row of a report in which a victim stands. */
function rowsOf(victim: PersonUnderDisclosureAttack): Isolation[] {
  const { source, job } = victim;
  return [
    ...filtersOf(victim),
    { question: { by: 'source', group: source }, alike: (person) => person.source === source },
    {
      question: { by: 'job', group: String(job.id) },
      alike: (person) => person.job.id === job.id,
    },
  ];
}

/** The row that has the fewest who began on the victim's day. */
function narrowest(
  victim: PersonUnderDisclosureAttack,
  people: readonly PersonUnderDisclosureAttack[],
): Isolation {
  return smallest(rowsOf(victim), people, isOfDay(victim));
}

/** Where the fewest are left beside enough others: small rows are hidden, and there is nothing to subtract from. */
function smallest(
  isolations: readonly Isolation[],
  people: readonly PersonUnderDisclosureAttack[],
  isLeft: (person: PersonUnderDisclosureAttack) => boolean,
): Isolation {
  const sized = isolations.map((isolation) => {
    const theirs = people.filter(isolation.alike);
    const left = theirs.filter(isLeft).length;
    return { isolation, n: left + (theirs.length - left < MANY ? people.length : 0) };
  });
  const [best] = sized.toSorted((a, b) => a.n - b.n);
  if (best === undefined) throw new Error('no isolation');
  return best.isolation;
}
