import {
  type HiringFunnelStepKey,
  hiringFunnelStepKeys,
  type JobReport,
} from '@evenhand/contract/reporting/job-reports.ts';

/**
 * Each step with how many reached it, from how many got no further than it: so a later step never shows more people than
 * an earlier one, also where somebody was hired without an interview.
 */
export function computeHiringFunnelFromFurthestSteps(
  furthest: Partial<Record<HiringFunnelStepKey, number>>,
): JobReport['steps'] {
  const totals = hiringFunnelStepKeys.map((_, place) =>
    hiringFunnelStepKeys.slice(place).reduce((sum, step) => sum + (furthest[step] ?? 0), 0),
  );
  return hiringFunnelStepKeys.map((step, place) => {
    const runningTotal = totals[place] ?? 0;
    const before = totals[place - 1] ?? 0;
    return {
      step,
      runningTotal,
      dropOff: before === 0 ? null : Math.round((1 - runningTotal / before) * 100),
    };
  });
}
