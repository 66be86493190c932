import { SCORECARD_GRACE_HOURS } from '@evenhand/contract/interviews/scorecards.ts';

const HOUR_MS = 3_600_000;

/** An interview that ended by then, and not later, should have all its cards now. */
export function latestEndOfInterviewMissingScorecards(now: Date): Date {
  return new Date(now.getTime() - SCORECARD_GRACE_HOURS * HOUR_MS);
}
