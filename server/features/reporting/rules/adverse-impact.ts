import { GROUP_LEAST } from '@evenhand/contract/demographics.ts';
import {
  type AdverseImpactRow,
  type ReportStep,
  reportSteps,
  type Verdict,
} from '@evenhand/contract/organisation-reports.ts';
import { holm } from './statistics/holm.ts';
import { expectedPasses, midP } from './statistics/mid-p.ts';
import { pooledRatio, type Stratum } from './statistics/pass-rate-ratio.ts';

/** So many people of a year have told something about themselves, or the year is not looked at. */
export const RESPONDENTS_LEAST = 100;
/** A group is compared where so many of it told, and so many of it stood before the step. */
const COMPARED_LEAST = 25;
const SHARE_LEAST = 0.02;
/** Of each of two groups so many would pass if both passed alike; with fewer, a test can hardly find anything. */
const EXPECTED_LEAST = 5;
/** The four-fifths rule: Uniform Guidelines on Employee Selection Procedures, 29 CFR 1607.4 D (1978). */
const FOUR_FIFTHS = 0.8;
const RARE = 0.05;
const UNUSUAL = 0.1;
/** What the columns hold; nobody asks how much larger a ratio is. */
const RATIO_MOST = 99.9;

/** How many of an option reached exactly these steps on a role: a bit a step, in their order; a later step has the earlier. */
export type ImpactCount = { jobId: number; option: string; reached: number; n: number };

export type Judged = {
  rows: Omit<AdverseImpactRow, 'category'>[];
  /** Groups too small to be compared, from five people on: to name fewer would tell that there is somebody. */
  leftOut: string[];
};

/**
 * Whether groups of one category got on less often than others, step by step, each role compared within itself. At each step
 * the group whose pass rate is highest is what the others are compared with, as the Uniform Guidelines have it. As it was
 * chosen after looking, Holm's correction counts all pairs of groups, not only those with it.
 */
export function judgeCategory(counts: readonly ImpactCount[]): Judged {
  const begun = counts.filter(({ reached }) => reached & 1);
  const byOption = Map.groupBy(begun, ({ option }) => option);
  const told = sum(begun);
  const sizes = [...byOption].map(([option, own]) => ({ option, size: sum(own) }));
  const isSmall = ({ size }: { size: number }) =>
    size < COMPARED_LEAST || size < told * SHARE_LEAST;
  const groups = sizes.filter((group) => !isSmall(group)).map(({ option }) => option);
  const rows = reportSteps.slice(1).flatMap((step, place) =>
    judgeStep(
      groups.map((option) => passesOf(option, byOption.get(option) ?? [], place)),
      step,
    ),
  );
  const named = sizes.filter((group) => isSmall(group) && group.size >= GROUP_LEAST);
  return { rows, leftOut: named.map(({ option }) => option) };
}

/**
 * From the ratio and the p value after Holm's correction. Certain enough and under four fifths: act. Not so certain, or not
 * so large: worth a look. A low ratio alone is neither: among few people most fair processes have one.
 */
export function verdictOf({ ratio, adjusted }: { ratio: number; adjusted: number }): Verdict {
  if (ratio < FOUR_FIFTHS && adjusted < RARE) return 'act';
  return ratio < 1 && adjusted < UNUSUAL ? 'worth a look' : 'consistent with chance';
}

/** A group at one step: how many passed of how many, in all and by role. */
type Passes = {
  option: string;
  passed: number;
  total: number;
  byJob: Map<number, { passed: number; total: number }>;
};

function passesOf(option: string, counts: readonly ImpactCount[], before: number): Passes {
  const byJob: Passes['byJob'] = new Map();
  const passes = { option, passed: 0, total: 0, byJob };
  for (const { jobId, reached, n } of counts) {
    if (!(reached & (1 << before))) continue;
    const passed = reached & (1 << (before + 1)) ? n : 0;
    const own = byJob.get(jobId) ?? { passed: 0, total: 0 };
    byJob.set(jobId, { passed: own.passed + passed, total: own.total + n });
    passes.passed += passed;
    passes.total += n;
  }
  return passes;
}

function judgeStep(all: readonly Passes[], step: ReportStep): Judged['rows'] {
  const groups = all
    .filter(({ total }) => total >= COMPARED_LEAST)
    .toSorted((a, b) => b.passed / b.total - a.passed / a.total || b.total - a.total);
  const [best, ...others] = groups;
  if (best === undefined) return [];
  const compared = others.flatMap((group) => {
    const strata = strataOf(group, best);
    const pooled = pooledRatio(strata);
    return pooled === null || !isEnough(strata)
      ? []
      : [{ option: group.option, ...pooled, p: midP(strata) }];
  });
  const pairs = (groups.length * others.length) / 2;
  const adjusted = holm(
    compared.map(({ p }) => p),
    pairs,
  );
  return compared.map(({ option, ratio, low, high }, place) => ({
    option,
    step,
    against: best.option,
    ratio: toTenth(ratio),
    low: toTenth(low),
    high: toTenth(high),
    verdict: verdictOf({ ratio, adjusted: adjusted[place] ?? 1 }),
  }));
}

/** The roles where both groups stood before the step; another role tells nothing of how they compare. */
function strataOf(group: Passes, other: Passes): Stratum[] {
  return [...group.byJob].flatMap(([jobId, own]) => {
    const those = other.byJob.get(jobId);
    return those === undefined
      ? []
      : [{ ...own, otherPassed: those.passed, otherTotal: those.total }];
  });
}

function isEnough(strata: readonly Stratum[]): boolean {
  const other = strata.map(({ passed, total, otherPassed, otherTotal }) => ({
    passed: otherPassed,
    total: otherTotal,
    otherPassed: passed,
    otherTotal: total,
  }));
  return Math.min(expectedPasses(strata), expectedPasses(other)) >= EXPECTED_LEAST;
}

function toTenth(ratio: number): number {
  return Math.min(RATIO_MOST, Math.round(ratio * 10) / 10);
}

function sum(counts: readonly { n: number }[]): number {
  return counts.reduce((total, { n }) => total + n, 0);
}
