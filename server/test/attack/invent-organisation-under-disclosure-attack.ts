import {
  type DemographicCategory,
  UNKNOWN_DEMOGRAPHIC_OPTION_CODE,
} from '@evenhand/contract/reporting/demographic-categories.ts';
import {
  type HiringReportStepKey,
  hiringReportSteps,
} from '@evenhand/contract/reporting/organisation-reports.ts';
import type { TestDataBuilders } from '../test-data-builders.ts';
import { insertFigureFactRowsForTests } from '../figure-fact-and-demographics-test-data.ts';

/** Somebody of whom the attacker knows all but the answers. */
export type PersonUnderDisclosureAttack = {
  link: Buffer;
  job: { id: number; orgId: number };
  day: string;
  month: string;
  quarter: string;
  team: string;
  grade: string;
  source: string;
  quick: boolean;
  furthest: HiringReportStepKey;
  /** How far they will have got when they are asked about again. */
  later: HiringReportStepKey;
  answers: Partial<Record<DemographicCategory, string>>;
};

export type OrganisationUnderDisclosureAttack = {
  orgId: number;
  from: string;
  until: string;
  people: PersonUnderDisclosureAttack[];
  random: () => number;
};

/** With hardly a majority, with a small one, and with a large one. */
export const categoriesUnderDisclosureAttack = ['gender', 'ethnicity', 'disability'] as const;
type Shares = Readonly<Record<string, number>>;
const shares: Readonly<Record<(typeof categoriesUnderDisclosureAttack)[number], Shares>> = {
  gender: { 'gender.woman': 0.45, 'gender.man': 0.43, 'gender.non-binary': 0.03, '': 0.09 },
  ethnicity: {
    'ethnicity.white': 0.56,
    'ethnicity.asian': 0.14,
    'ethnicity.black': 0.09,
    'ethnicity.mixed': 0.06,
    'ethnicity.other': 0.05,
    '': 0.1,
  },
  disability: { 'disability.no': 0.76, 'disability.yes': 0.13, '': 0.11 },
};
/** The hardest world: everybody answers, and no answer is common. */
const evenShares: typeof shares = {
  gender: { 'gender.woman': 0.5, 'gender.man': 0.5 },
  ethnicity: {
    'ethnicity.white': 0.2,
    'ethnicity.asian': 0.2,
    'ethnicity.black': 0.2,
    'ethnicity.mixed': 0.2,
    'ethnicity.other': 0.2,
  },
  disability: { 'disability.no': 0.6, 'disability.yes': 0.4 },
};
const teams: Shares = { Bakery: 0.35, 'Sales, North': 0.25, Office: 0.2, Fleet: 0.12, Legal: 0.08 };
const grades: Shares = { Junior: 0.4, Middle: 0.4, 'Senior || Lead': 0.2 };
const sources: Shares = { '1': 0.35, '2': 0.25, '3': 0.18, '4': 0.12, '5': 0.07, '6': 0.03 };
const furthest: Shares = {
  started: 0.18,
  submit: 0.09,
  cvreview: 0.57,
  interview: 0.12,
  hired: 0.04,
};
const QUICK = 0.12;
const DAYS = 730;
const JOB_DAYS = 75;
/** Of the logarithm of how many apply for a role. */
const SPREAD = 0.7;
const DAY_MS = 86_400_000;
const BEGIN_MS = Date.UTC(2024, 0, 1);

/**
 * Two years of an organisation whose answers have nothing to do with anything else that is known.
 * @param isEven everybody answers, no answer is common, and some roles are sought after much more than others
 */
export async function inventOrganisationUnderDisclosureAttack(
  given: TestDataBuilders,
  { perYear, seed, isEven = false }: { perYear: number; seed: number; isEven?: boolean },
): Promise<OrganisationUnderDisclosureAttack> {
  const random = randomOf(seed);
  const admin = await given.member(await given.organisation(), { role: 'ADMIN' });
  const roles: AttackedJob[] = [];
  const weights: number[] = [];
  const n = Math.max(8, Math.round(perYear / 20));
  for (let role = 0; role < n; role += 1) {
    const opens = Math.floor((role * (DAYS - JOB_DAYS)) / (n - 1));
    const [team, grade] = [picked(random, teams), picked(random, grades)];
    const publishedAt = new Date(BEGIN_MS + (opens - 1) * DAY_MS);
    const closesAt = new Date(BEGIN_MS + (opens + JOB_DAYS + 1) * DAY_MS);
    const job = await given.job(admin, { team, grade, publishedAt, closesAt });
    roles.push({ job, team, grade, opens });
    weights.push(isEven ? Math.exp(SPREAD * normal(random)) : 1);
  }
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const popularity = Object.fromEntries(weights.map((weight, job) => [job, weight / all]));
  const people = Array.from({ length: perYear * 2 }, () => {
    const job = roles[Number(picked(random, popularity))];
    if (job === undefined) throw new Error('no roles');
    return inventPersonUnderDisclosureAttack(random, job, isEven ? evenShares : shares);
  });
  const links = await insertFigureFactRowsForTests(
    given.owner,
    people.map(figureFactOfPersonUnderDisclosureAttack),
  );
  return {
    orgId: admin.orgId,
    from: dayOf(0),
    until: dayOf(DAYS),
    people: people.map((person, i) => ({ ...person, link: links[i] ?? Buffer.alloc(0) })),
    random,
  };
}

type AttackedJob = {
  job: { id: number; orgId: number };
  team: string;
  grade: string;
  opens: number;
};

/** Somebody who applies for a role on one of its days. */
export function inventPersonUnderDisclosureAttack(
  random: () => number,
  { opens, ...job }: AttackedJob,
  theirs: typeof shares = shares,
): Omit<PersonUnderDisclosureAttack, 'link'> {
  const day = dayOf(opens + Math.floor(random() * JOB_DAYS));
  // The names of the shares are steps of the report.
  const later = picked(random, furthest) as HiringReportStepKey;
  return {
    ...job,
    day,
    month: day.slice(0, 7),
    quarter: `${day.slice(0, 4)} ${Math.floor((Number(day.slice(5, 7)) - 1) / 3)}`,
    source: `Source ${picked(random, sources)}`,
    quick: random() < QUICK,
    furthest: earlier(random, later),
    later,
    answers: Object.fromEntries(
      categoriesUnderDisclosureAttack.flatMap((category) => {
        const answer = picked(random, theirs[category]);
        return answer === '' ? [] : [[category, answer]];
      }),
    ),
  };
}

/** Half of those who get to an interview are still waiting for it, and some for their review. */
function earlier(random: () => number, later: HiringReportStepKey): HiringReportStepKey {
  const isBefore = random();
  if (later === 'interview' || later === 'hired') return isBefore < 0.5 ? 'cvreview' : later;
  return later === 'cvreview' && isBefore < 0.1 ? 'submit' : later;
}

/** Of a standard normal distribution (Box and Muller). */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

export function figureFactOfPersonUnderDisclosureAttack({
  job,
  day,
  source,
  quick,
  furthest,
  answers,
}: Omit<PersonUnderDisclosureAttack, 'link'>) {
  return { job, startedDay: day, source: Number(source.slice(-1)), quick, furthest, answers };
}

export function demographicAnswerOrUnknown(
  { answers }: PersonUnderDisclosureAttack,
  category: DemographicCategory,
): string {
  return answers[category] ?? UNKNOWN_DEMOGRAPHIC_OPTION_CODE;
}

/** Repeats itself for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function picked(random: () => number, of: Shares): string {
  let left = random();
  for (const [name, share] of Object.entries(of)) {
    left -= share;
    if (left < 0) return name;
  }
  return Object.keys(of)[0] ?? '';
}

function dayOf(n: number): string {
  return new Date(BEGIN_MS + n * DAY_MS).toISOString().slice(0, 10);
}

export function shiftDay(day: string, n: number): string {
  return new Date(Date.parse(day) + n * DAY_MS).toISOString().slice(0, 10);
}

export const reportStepIndex = (step: HiringReportStepKey) => hiringReportSteps.indexOf(step);
