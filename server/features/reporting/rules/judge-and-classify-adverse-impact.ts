import {
  type AdverseImpactOfOption,
  type HiringReportStepKey,
  hiringReportSteps,
  type AdverseImpactVerdict,
} from '@evenhand/contract/reporting/organisation-reports.ts';
import { correctPValuesByHolm } from './statistics/correct-p-values-by-holm.ts';
import { midPValueOfPassRates } from './statistics/mid-p-value-of-pass-rates.ts';
import { pooledPassRateRatio, type PassRateStratum } from './statistics/pass-rate-ratio.ts';

/** So many people of a year have told something about themselves, or the year is not looked at. */
export const ADVERSE_IMPACT_RESPONDENTS_MIN = 100;
/** A group is compared where so many of it told, and so many of it stood before the step, as published. */
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
export type DemographicOptionCountByStepsReached = {
  jobId: number;
  option: string;
  reached: number;
  n: number;
};

/** How many of each option reached each step of `hiringReportSteps`, as published for the year. */
export type PublishedStepCounts = ReadonlyMap<string, readonly number[]>;

export type AdverseImpactOfCategory = {
  rows: Omit<AdverseImpactOfOption, 'category'>[];
  /** Groups of 25 or more, as published, that are too small a share to be compared. A smaller one is never named. */
  leftOut: string[];
};

/**
 * Whether groups of one category got on less often than others, step by step, each role compared within itself. At each step
 * the group whose pass rate is highest is what the others are compared with, as the Uniform Guidelines have it. As it was
 * chosen after looking, Holm's correction counts all pairs of groups, not only those with it. Whether a group is compared,
 * or named as left out, follows from published figures alone: an exact threshold would tell whether one more is in the group.
 */
export function judgeAdverseImpactOfCategory(
  counts: readonly DemographicOptionCountByStepsReached[],
  published: PublishedStepCounts,
): AdverseImpactOfCategory {
  const byOption = Map.groupBy(
    counts.filter(({ reached }) => reached & 1),
    ({ option }) => option,
  );
  const told = sumRespondentsOfPublishedCounts(published);
  const sizes = [...published].map(([option, [size = 0]]) => ({ option, size }));
  const large = sizes.filter(({ size }) => size >= COMPARED_LEAST);
  const isCompared = ({ size }: { size: number }) => size >= told * SHARE_LEAST;
  const groups = large.filter(isCompared).map(({ option }) => option);
  const rows = hiringReportSteps.slice(1).flatMap((step, place) =>
    judgeStep(
      groups.map((option) => ({
        ...passesOf(option, byOption.get(option) ?? [], place),
        published: publishedAt(published.get(option), place),
      })),
      step,
    ),
  );
  return {
    rows,
    leftOut: large.filter((group) => !isCompared(group)).map(({ option }) => option),
  };
}

/** How many told something in a category, as published. */
export function sumRespondentsOfPublishedCounts(published: PublishedStepCounts): number {
  return [...published.values()].reduce((total, [size = 0]) => total + size, 0);
}

function publishedAt(steps: readonly number[] = [], before: number): Published {
  return { total: steps[before] ?? 0, passed: steps[before + 1] ?? 0 };
}

/**
 * From the ratio and the p value after Holm's correction. Certain enough and under four fifths: act. Not so certain, or not
 * so large: worth a look. A low ratio alone is neither: among few people most fair processes have one.
 */
export function classifyAdverseImpact({
  ratio,
  adjusted,
}: {
  ratio: number;
  adjusted: number;
}): AdverseImpactVerdict {
  if (ratio < FOUR_FIFTHS && adjusted < RARE) return 'act';
  return ratio < 1 && adjusted < UNUSUAL ? 'worth a look' : 'consistent with chance';
}

/** A group at one step: how many passed of how many, in all and by role. */
type Passes = {
  option: string;
  passed: number;
  total: number;
  byJob: Map<number, { passed: number; total: number }>;
  published: Published;
};
type Published = { passed: number; total: number };
type Counted = Omit<Passes, 'published'>;

function passesOf(
  option: string,
  counts: readonly DemographicOptionCountByStepsReached[],
  before: number,
): Counted {
  const byJob: Counted['byJob'] = new Map();
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

function judgeStep(
  all: readonly Passes[],
  step: HiringReportStepKey,
): AdverseImpactOfCategory['rows'] {
  const groups = all
    .filter(({ published }) => published.total >= COMPARED_LEAST)
    .toSorted((a, b) => b.passed / b.total - a.passed / a.total || b.total - a.total);
  const [best, ...others] = groups;
  if (best === undefined) return [];
  const compared = others.flatMap((group) => {
    const strata = strataOf(group, best);
    const pooled = pooledPassRateRatio(strata);
    return pooled === null || !isEnough(group.published, best.published)
      ? []
      : [{ option: group.option, ...pooled, p: midPValueOfPassRates(strata) }];
  });
  const pairs = (groups.length * others.length) / 2;
  const adjusted = correctPValuesByHolm(
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
    verdict: classifyAdverseImpact({ ratio, adjusted: adjusted[place] ?? 1 }),
  }));
}

/** The roles where both groups stood before the step; another role tells nothing of how they compare. */
function strataOf(group: Passes, other: Passes): PassRateStratum[] {
  return [...group.byJob].flatMap(([jobId, own]) => {
    const those = other.byJob.get(jobId);
    return those === undefined
      ? []
      : [{ ...own, otherPassed: those.passed, otherTotal: those.total }];
  });
}

/** Whether each of two groups would pass often enough if both passed alike. */
function isEnough(one: Published, other: Published): boolean {
  const rate = (one.passed + other.passed) / (one.total + other.total);
  return Math.min(one.total, other.total) * rate >= EXPECTED_LEAST;
}

function toTenth(ratio: number): number {
  return Math.min(RATIO_MOST, Math.round(ratio * 10) / 10);
}
