import type { ScorecardPhase } from '@evenhand/contract/interviews/scorecards.ts';
import type { ApplicationState } from '@evenhand/contract/pipeline/application-states-decisions-and-stage-groups.ts';

export type InterviewFactsForScorecardPhase = {
  state: 'invited' | 'booked' | 'done' | 'no_show' | 'cancelled';
  applicationState: ApplicationState;
  startsAt: Date | null;
  /** Whether a decision before its beginning made it needless. */
  isNeedless: boolean;
  openedAt: Date | null;
};

/** How far an interview is for those who score it. What was scored stays to be read, whatever came of the candidate. */
export function findScorecardPhase(
  { state, applicationState, startsAt, isNeedless, openedAt }: InterviewFactsForScorecardPhase,
  now: Date,
): ScorecardPhase {
  if (applicationState === 'erased') return 'withdrawn';
  if (openedAt !== null) return 'opened';
  if (state === 'cancelled') return 'cancelled';
  if (state === 'no_show') return 'no-show';
  if (applicationState === 'withdrawn') return 'withdrawn';
  if (isNeedless) return 'cancelled';
  if (state === 'invited' || startsAt === null) return 'not-booked';
  return startsAt > now && state !== 'done' ? 'to-come' : 'scoring';
}
